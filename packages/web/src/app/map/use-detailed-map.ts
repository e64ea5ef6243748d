import type { Instance } from '@cloudstreet/sdk';
import { instanceQueries } from '@cloudstreet/sdk/react';
import type { DetailedMap } from '@cloudstreet/ui/map/MapSettings';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../context.js';
import { attributionsHtml } from './attribution-html.js';

/** Returns the detailed base map of the instance. Undefined without one, or while unknown. */
export function useDetailedMap(): DetailedMap | undefined {
  const { api } = useApp();
  const { data } = useQuery({ ...instanceQueries.detail(api), meta: { explains: 'all' } });
  const basemap = data?.basemap;
  return useMemo(() => basemap && toDetailedMap(basemap), [basemap]);
}

function toDetailedMap(basemap: NonNullable<Instance['basemap']>): DetailedMap {
  const { min_zoom: minZoom, max_zoom: maxZoom, bounds, attribution } = basemap;
  const [west = -180, south = -90, east = 180, north = 90] = bounds;
  return {
    // A worker of the map requests the tiles, so the address is absolute.
    tilesUrl: `${window.location.origin}/v1/basemap/{z}/{x}/{y}`,
    minZoom,
    maxZoom,
    bounds: [west, south, east, north],
    attribution: attributionsHtml(attribution),
  };
}
