import type { Interval } from '@cloudstreet/scoring/parse';
import type { FlightDetail } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import type { CursorStore } from '@cloudstreet/ui/flight';
import type { DrawnMapProps } from '@cloudstreet/ui/map/FlightMap';
import type { Exaggeration } from '@cloudstreet/ui/map/FlightScene';
import { LazyFlightScene } from '@cloudstreet/ui/map/LazyMap';
import { Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { lazyWithRetry } from '../../../app/lazy-with-retry.js';
import { AppMaps } from '../../../app/map/AppMaps.js';
import type { useTerrain } from '../../../app/map/use-terrain.js';
import { useMessages } from '../../../app/messages.js';
import { useCompany } from './use-company.js';

const VideoDialog = lazyWithRetry(async () => (await import('./video/VideoDialog.js')).VideoDialog);

export interface SceneProps
  extends Pick<
    DrawnMapProps,
    'coloring' | 'otherTracks' | 'trail' | 'rasterLayers' | 'layers' | 'onLayersChange'
  > {
  flight: FlightDetail;
  map: DrawnMapProps;
  cursor: CursorStore;
  /** Part of the flight that the user selected. */
  selection: Interval | null;
  /** Called when something needs the whole attention of the device. */
  onPause: () => void;
  /** Called when the scene is drawn for the first time. */
  onDrawn: () => void;
  terrain: ReturnType<typeof useTerrain>['terrain'];
}

/** The scene with other gliders of the day and videos, which are loaded only for it. */
export function Scene({ flight, map, cursor, selection, onPause, onDrawn, ...drawn }: SceneProps) {
  const { otherTracks = [], trail } = drawn;
  const messages = useMessages();
  const [exaggeration, setExaggeration] = useState<Exaggeration>();
  const [imageS, setImageS] = useState<number>();
  const [isOpening, setOpening] = useState(false);
  const company = useCompany(
    flight,
    otherTracks.map(({ id }) => id),
  );
  const { track, score, hasLanding } = map;
  const flown = flownInterval(flight, track.unixS);
  const scene = { track, score, hasLanding, company, exaggeration, ...drawn };
  return (
    <AppMaps>
      <LazyFlightScene
        {...scene}
        cursor={cursor}
        onDrawn={onDrawn}
        onExaggerationChange={setExaggeration}
        actions={
          track.unixS.length > 1 && (
            <Button
              size="small"
              aria-label={messages['video.title']()}
              isPending={isOpening}
              onPress={() => {
                onPause();
                setOpening(true);
                setImageS(cursor.get() ?? (flown.startS + flown.endS) / 2);
              }}
            >
              <Clapperboard size={16} aria-hidden />
            </Button>
          )
        }
      />
      {imageS !== undefined && (
        <VideoDialog
          flight={flight}
          scene={{ ...scene, ...(trail && { trail: { ...trail, isPlaying: true } }) }}
          imageS={imageS}
          flown={flown}
          selection={selection}
          onOpen={() => setOpening(false)}
          onClose={() => setImageS(undefined)}
        />
      )}
    </AppMaps>
  );
}

/** Returns the time from takeoff to landing, or that of the recording where they are unknown. */
function flownInterval(
  { takeoff_time: takeoff, landing_time: landing }: FlightDetail,
  unixS: ArrayLike<number>,
): Interval {
  return {
    startS: takeoff === undefined ? (unixS[0] ?? 0) : Date.parse(takeoff) / 1000,
    endS: landing === undefined ? (unixS[unixS.length - 1] ?? 0) : Date.parse(landing) / 1000,
  };
}
