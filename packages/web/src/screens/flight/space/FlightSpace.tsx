import type { FlightDetail } from '@cloudstreet/sdk';
import { instanceQueries } from '@cloudstreet/sdk/react';
import type { CursorStore } from '@cloudstreet/ui/flight';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import type { DrawnMapProps } from '@cloudstreet/ui/map/FlightMap';
import { LazyFlightScene } from '@cloudstreet/ui/map/LazyMap';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/context.js';
import { LoadFailed } from '../../../app/errors/LoadFailed.js';
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

interface SceneProps extends FlightSpaceProps {
  terrain: ReturnType<typeof useTerrain>['terrain'];
}

/** The scene with other gliders of the day, which are requested only for it. */
function Scene({ flight, map, ...drawn }: SceneProps) {
  const { otherTracks = [] } = drawn;
  const company = useCompany(
    flight,
    otherTracks.map(({ id }) => id),
  );
  const { track, score, hasLanding } = map;
  return (
    <AppMaps>
      <LazyFlightScene
        track={track}
        score={score}
        hasLanding={hasLanding}
        company={company}
        {...drawn}
      />
    </AppMaps>
  );
}
