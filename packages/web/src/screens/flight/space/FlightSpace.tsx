import type { Interval } from '@cloudstreet/scoring/track';
import type { FlightDetail } from '@cloudstreet/sdk';
import { instanceQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import type { CursorStore } from '@cloudstreet/ui/flight';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import type { DrawnMapProps } from '@cloudstreet/ui/map/FlightMap';
import type { Exaggeration } from '@cloudstreet/ui/map/FlightScene';
import { LazyFlightScene } from '@cloudstreet/ui/map/LazyMap';
import { useQuery } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../../../app/context.js';
import { LoadFailed } from '../../../app/errors/LoadFailed.js';
import { lazyWithRetry } from '../../../app/lazy-with-retry.js';
import { AppMaps } from '../../../app/map/AppMaps.js';
import { useTerrain } from '../../../app/map/use-terrain.js';
import { mayUsePremium } from '../../../app/may-use-premium.js';
import { useMessages } from '../../../app/messages.js';
import { useMe } from '../../../app/session.js';
import { NeedsPremium } from '../NeedsPremium.js';
import * as styles from './FlightSpace.css.js';
import { useCompany } from './use-company.js';

export interface FlightSpaceProps
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
}

/** 3D view of the flight over the terrain of the instance, if the user may see it. */
export function FlightSpace({ flight, map, cursor, ...drawn }: FlightSpaceProps) {
  const { api } = useApp();
  const messages = useMessages();
  const me = useMe();
  const {
    data: instance,
    isError,
    refetch,
  } = useQuery({
    ...instanceQueries.detail(api),
    throwOnError: false,
    meta: { explains: 'all' },
  });
  const { terrain, isRefused } = useTerrain(instance?.terrain);
  if (isError && !instance) return <LoadFailed onRetry={() => void refetch()} />;
  if (!instance || (instance.plans && me === undefined)) return <Skeleton height="100%" />;
  if (isRefused || !mayUsePremium(me, instance)) {
    return (
      <div className={styles.refusal}>
        <NeedsPremium>{messages['space.upgrade']()}</NeedsPremium>
      </div>
    );
  }
  return <Scene flight={flight} map={map} cursor={cursor} {...drawn} terrain={terrain} />;
}

const VideoDialog = lazyWithRetry(async () => (await import('./video/VideoDialog.js')).VideoDialog);

interface SceneProps extends FlightSpaceProps {
  terrain: ReturnType<typeof useTerrain>['terrain'];
}

/** The scene with other gliders of the day and videos, which are loaded only for it. */
function Scene({ flight, map, cursor, selection, onPause, onDrawn, ...drawn }: SceneProps) {
  const { otherTracks = [], trail } = drawn;
  const messages = useMessages();
  const [exaggeration, setExaggeration] = useState<Exaggeration>();
  const [pictureS, setPictureS] = useState<number>();
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
              onPress={() => {
                onPause();
                setPictureS(cursor.get() ?? (flown.startS + flown.endS) / 2);
              }}
            >
              <Clapperboard size={16} aria-hidden />
            </Button>
          )
        }
      />
      {pictureS !== undefined && (
        <VideoDialog
          flight={flight}
          scene={{ ...scene, ...(trail && { trail: { ...trail, isPlaying: true } }) }}
          pictureS={pictureS}
          flown={flown}
          selection={selection}
          onClose={() => setPictureS(undefined)}
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
