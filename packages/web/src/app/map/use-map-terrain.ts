import { instanceQueries } from '@cloudstreet/sdk/react';
import type { MapTerrain } from '@cloudstreet/ui/map/MapSettings';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../context.js';
import { mayUsePremium } from '../may-use-premium.js';
import { useMe } from '../session.js';
import { openContours } from './open-contours.js';
import { useTerrain } from './use-terrain.js';

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
  return useMemo(() => {
    if (!terrain || !isAllowed) return undefined;
    const { signal } = new AbortController();
    const load = (z: number, x: number, y: number) =>
      // Beyond the terrain there are no lines.
      terrain.load({ z, x, y }, signal).catch(() => undefined);
    return { ...terrain, loadContours: openContours(terrain, load) };
  }, [terrain, isAllowed]);
}
