import { listAirports } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import type { AirportSource } from '@cloudstreet/ui/map/MapSettings';
import type { AppContext } from '../context.js';

/** Loads the first airports in a box. Each box is requested once. */
export async function loadAirports(
  { api, queryClient }: Pick<AppContext, 'api' | 'queryClient'>,
  box: Parameters<AirportSource['load']>[0],
): ReturnType<AirportSource['load']> {
  const rows = await queryClient.fetchQuery({
    ...operationQuery(api, listAirports, { bbox: [...box], limit: 500 }),
    staleTime: Number.POSITIVE_INFINITY,
    // Without them the map shows less, and the page has no error.
    meta: { explains: 'all' },
  });
  return rows.map(({ id, name, geom }) => {
    const [lon, lat] = geom.coordinates;
    return { id, name, lat, lon };
  });
}
