import { instanceQueries } from '@cloudstreet/sdk/react';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/context.js';
import { LoadFailed } from '../../../app/errors/LoadFailed.js';
import { useTerrain } from '../../../app/map/use-terrain.js';
import { mayUsePremium } from '../../../app/may-use-premium.js';
import { useMessages } from '../../../app/messages.js';
import { useMe } from '../../../app/session.js';
import { NeedsPremium } from '../NeedsPremium.js';
import * as styles from './FlightSpace.css.js';
import { Scene, type SceneProps } from './Scene.js';

export type FlightSpaceProps = Omit<SceneProps, 'terrain'>;

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
