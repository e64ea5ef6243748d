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

/** The scene with other gliders of the day and a studio, which are loaded only for it. */
function Scene({ flight, map, cursor, selection, onPause, onDrawn, ...drawn }: SceneProps) {
  const { otherTracks = [] } = drawn;
  const messages = useMessages();
  const [exaggeration, setExaggeration] = useState<Exaggeration>();
  const [isInStudio, setInStudio] = useState(false);
  const company = useCompany(
    flight,
    otherTracks.map(({ id }) => id),
  );
  const { track, score, hasLanding } = map;
  const scene = { track, score, hasLanding, company, exaggeration, ...drawn };
  return (
    <AppMaps>
      <LazyFlightScene
        {...scene}
        cursor={cursor}
        onDrawn={onDrawn}
        onExaggerationChange={setExaggeration}
        actions={
          <Button
            size="small"
            aria-label={messages['video.title']()}
            onPress={() => {
              onPause();
              setInStudio(true);
            }}
          >
            <Clapperboard size={16} aria-hidden />
          </Button>
        }
      />
      {isInStudio && (
        <VideoDialog
          flight={flight}
          scene={scene}
          cursor={cursor}
          selection={selection}
          onClose={() => setInStudio(false)}
        />
      )}
    </AppMaps>
  );
}
