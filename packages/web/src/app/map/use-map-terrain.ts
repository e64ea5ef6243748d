import { instanceQueries } from '@cloudstreet/sdk/react';
import type { SceneTerrain } from '@cloudstreet/ui/map/FlightScene';
import type { MapTerrain } from '@cloudstreet/ui/map/MapSettings';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../context.js';
import { mayUsePremium } from '../may-use-premium.js';
import { useMe } from '../session.js';
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
  return useMemo(
    () => (terrain && isAllowed ? withContours(terrain) : undefined),
    [terrain, isAllowed],
  );
}

/** The file that opens the worker is loaded for the first tile. */
function withContours(terrain: SceneTerrain): MapTerrain {
  const { encoding, maxZoom, load } = terrain;
  // A tile serves the lines of its neighbours too, so its request is not aborted.
  const unlimited = new AbortController().signal;
  const loadElevations = (z: number, x: number, y: number) =>
    // Beyond the terrain there are no lines.
    load({ z, x, y }, unlimited).catch(() => undefined);
  let opened: Promise<MapTerrain['loadContours']> | undefined;
  return {
    ...terrain,
    async loadContours(request, signal) {
      opened ??= import('./open-contours.js').then(({ openContours }) =>
        openContours({ encoding, maxZoom }, loadElevations),
      );
      const loadContours = await opened;
      signal.throwIfAborted();
      return loadContours(request, signal);
    },
  };
}
