import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { AirportRow, BoundingBox } from '../models.js';
import { unwrap } from '../unwrap.js';

/** Maximum number of rows in a page. */
const PAGE_ROWS = 1000;
/** Maximum number of pages, which cover a continent. Larger views are not useful for landing. */
const MAX_PAGES = 20;

export const airportQueries = {
  all: ['airport'] as const,

  /** All airports in a view, gliding sites first; at most 20 000. */
  inView: (api: Api, bbox: BoundingBox) =>
    queryOptions({
      queryKey: [...airportQueries.all, 'view', bbox],
      queryFn: ({ signal }) => airportsIn(api, bbox, signal),
    }),
};

/** Loads all pages, because the nearest airports may not be on the first. */
async function airportsIn(api: Api, bbox: BoundingBox, signal: AbortSignal): Promise<AirportRow[]> {
  const airports: AirportRow[] = [];
  for (let page = 0; page < MAX_PAGES; page++) {
    const query = { bbox: [...bbox], skip: page * PAGE_ROWS, limit: PAGE_ROWS };
    const rows = await unwrap(api.GET('/airport', { params: { query }, signal }));
    airports.push(...rows);
    if (rows.length < PAGE_ROWS) break;
  }
  return airports;
}
