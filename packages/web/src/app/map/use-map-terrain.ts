import { instanceQueries } from '@cloudstreet/sdk/react';
import type { MapTerrain } from '@cloudstreet/ui/map/MapSettings';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApp } from '../context.js';
import { mayUsePremium } from '../may-use-premium.js';
import { useMe } from '../session.js';
import { useTerrain } from './use-terrain.js';
import { withContours } from './with-contours.js';

/** Returns the terrain of maps. Undefined without terrain, and for users whose plan lacks it. */
export function useMapTerrain(): MapTerrain | undefined {
  const { api } = useApp();
  const { data: instance } = useQuery({
    ...instanceQueries.detail(api),
    meta: { explains: 'all' },
  });
  const me = useMe();
  const { terrain, isRefused } = useTerrain(instance?.terrain);
  const isAllowed = mayUsePremium(me, instance) && !isRefused;
  const shown = useMemo(
    () => (terrain && isAllowed ? withContours(terrain) : undefined),
    [terrain, isAllowed],
  );
  useEffect(() => () => shown?.close(), [shown]);
  return shown;
}
