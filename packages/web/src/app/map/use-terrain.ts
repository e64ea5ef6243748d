import { ApiError, downloadTerrainTile, type Instance } from '@cloudstreet/sdk';
import type { SceneTerrain } from '@cloudstreet/ui/map/FlightScene';
import { useMemo, useState } from 'react';
import { useApp } from '../context.js';
import { attributionsHtml } from './attribution-html.js';

/** Returns the terrain of the instance, and whether the server denies it to this user. */
export function useTerrain(terrain: Instance['terrain']) {
  const { api } = useApp();
  const [isRefused, setRefused] = useState(false);
  const { encoding, max_zoom: maxZoom, attribution } = terrain ?? {};
  // Scenes compare functions by identity.
  const loaded = useMemo((): SceneTerrain | undefined => {
    if (encoding === undefined || maxZoom === undefined) return undefined;
    return {
      encoding,
      maxZoom,
      attribution: attribution && attributionsHtml(attribution),
      async load(tile, signal) {
        try {
          return await downloadTerrainTile(api, tile, signal);
        } catch (error) {
          if (error instanceof ApiError && error.code === 'PLAN_REQUIRED') setRefused(true);
          throw error;
        }
      },
    };
  }, [api, encoding, maxZoom, attribution]);
  return { terrain: loaded, isRefused };
}
