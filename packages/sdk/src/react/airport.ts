import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { AirportRow, BoundingBox, UserFilter } from '../models.js';
import { unwrap } from '../unwrap.js';

/** Rows of a page; as many as the contract allows. */
const PAGE_ROWS = 1000;
/** As many as a whole continent has; a view of more than that is none to land in. */
const MAX_PAGES = 20;

export const airportQueries = {
  all: ['airport'] as const,

  /** All airports of a view, gliding sites first; twenty thousand at most. */
  inView: (api: Api, bbox: BoundingBox) =>
    queryOptions({
      queryKey: [...airportQueries.all, 'view', bbox],
      queryFn: ({ signal }) => airportsIn(api, bbox, signal),
    }),

  /** An airport with its pilots, their sums taken over the contest and the season asked for. */
  detail: (api: Api, id: number, filter: UserFilter = {}) =>
    queryOptions({
      queryKey: [...airportQueries.all, 'detail', id, filter],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/airport/{id}', { params: { path: { id }, query: filter }, signal })),
    }),
};

/** Page by page, for in a dense country the near ones may stand behind the first thousand. */
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
