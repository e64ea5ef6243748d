import { airportQueries } from '@cloudstreet/sdk/react';
import type { AirportSource } from '@cloudstreet/ui/map/MapSettings';
import { useMemo } from 'react';
import { useApp } from '../context.js';
import { entityPath } from '../paths.js';

/** Returns the airports of the instance for maps. Each part of the world is requested once. */
export function useAirportSource(): AirportSource {
  const { api, queryClient } = useApp();
  return useMemo(
    () => ({
      async load(box) {
        const rows = await queryClient.fetchQuery({
          ...airportQueries.firstInView(api, box),
          staleTime: Number.POSITIVE_INFINITY,
          // Without them the map shows less, and the page has no error.
          meta: { explains: 'all' },
        });
        return rows.map(({ id, name, geom }) => {
          const [lon, lat] = geom.coordinates;
          return { id, name, lat, lon };
        });
      },
      hrefOf: (id) => entityPath('airport', id),
    }),
    [api, queryClient],
  );
}
