import type { AirportSource } from '@cloudstreet/ui/map/MapSettings';
import { useMemo } from 'react';
import { useApp } from '../context.js';
import { entityPath } from '../paths.js';

/** Returns the airports of the instance for maps. Most pages show their content before the map. */
export function useAirportSource(): AirportSource {
  const { api, queryClient } = useApp();
  return useMemo(
    () => ({
      load: async (box) =>
        (await import('./load-airports.js')).loadAirports({ api, queryClient }, box),
      hrefOf: (id) => entityPath('airport', id),
    }),
    [api, queryClient],
  );
}
