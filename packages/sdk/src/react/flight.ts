import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { ActivityFilter, CountFilter, Flight, FlightFilter } from '../models.js';
import { PAGE_SIZE } from '../pages.js';
import { unwrap } from '../unwrap.js';
import { awaitsScore } from '../wait-for-score.js';

/** Token of the address of a flight that is not public. The pilot needs none. */
export interface FlightAccess {
  readonly link?: string;
}

/** Lists younger than this are shown from the cache. */
export const LIST_FRESH_MS = 300_000;

/** Polling intervals of flights without a score, alone and in a list. */
const DETAIL_POLL_MS = 1_000;
const LIST_POLL_MS = 10_000;

export const flightQueries = {
  all: ['flight'] as const,

  /** Every list, with any filter. */
  lists: ['flight', 'list'] as const,

  /** Flights page by page, for an infinite list. */
  list: (api: Api, filter: FlightFilter = {}) =>
    infiniteQueryOptions({
      queryKey: [...flightQueries.lists, 'pages', filter],
      queryFn: ({ pageParam: skip, signal }) => {
        const query = { ...filter, skip, limit: PAGE_SIZE };
        return unwrap(api.GET('/flight', { params: { query }, signal }));
      },
      initialPageParam: 0,
      getNextPageParam: (last, pages) =>
        last.length < PAGE_SIZE ? undefined : pages.length * PAGE_SIZE,
      staleTime: LIST_FRESH_MS,
      refetchInterval: ({ state: { data } }) =>
        // Every page is loaded again, so longer lists are polled less often.
        data?.pages.some(holdsWaiting) ? LIST_POLL_MS * data.pages.length : false,
    }),

  /** Simplified tracks of the flights in a list, page by page, for a map. */
  lines: (api: Api, filter: FlightFilter = {}) =>
    infiniteQueryOptions({
      queryKey: [...flightQueries.lists, 'lines', filter],
      queryFn: ({ pageParam: skip, signal }) => {
        const query = { ...filter, skip, limit: PAGE_SIZE };
        return unwrap(api.GET('/flightlines', { params: { query }, signal }));
      },
      initialPageParam: 0,
      // A page omits flights without a track, so its length does not show the end of the list.
      getNextPageParam: (_last, pages) => pages.length * PAGE_SIZE,
      staleTime: LIST_FRESH_MS,
    }),

  /** Number of flights that match a filter. */
  count: (api: Api, filter: CountFilter = {}) =>
    queryOptions({
      queryKey: [...flightQueries.lists, 'count', filter],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/flight/count', { params: { query: filter }, signal })),
      staleTime: LIST_FRESH_MS,
    }),

  /** The days with flights of a list; those of the current season by default. */
  activity: (api: Api, filter: ActivityFilter = {}) =>
    queryOptions({
      queryKey: [...flightQueries.lists, 'activity', filter],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/flight/activity', { params: { query: filter }, signal })),
      staleTime: LIST_FRESH_MS,
    }),

  /** The first flights of a list, at most 100. */
  top: (api: Api, filter: FlightFilter, limit: number) =>
    queryOptions({
      queryKey: [...flightQueries.lists, 'top', filter, limit],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/flight', { params: { query: { ...filter, limit } }, signal })),
      staleTime: LIST_FRESH_MS,
      refetchInterval: ({ state }) => (holdsWaiting(state.data ?? []) ? LIST_POLL_MS : false),
    }),

  /**
   * Each user's best flight of a month, limited to the best ten.
   *
   * @param month Such as `2026-07`.
   */
  ofMonth: (api: Api, month: string) =>
    queryOptions({
      queryKey: [...flightQueries.lists, 'month', month],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/flightmonth/{month}', { params: { path: { month } }, signal })),
      staleTime: LIST_FRESH_MS,
    }),

  /** A flight with all details, polled until it is scored. */
  detail: (api: Api, id: number, access: FlightAccess = {}) =>
    queryOptions({
      queryKey: [...flightQueries.all, 'detail', id],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/flightdetail/{id}', { params: { path: { id }, query: access }, signal })),
      refetchInterval: ({ state }) =>
        state.data && awaitsScore(state.data.status) ? DETAIL_POLL_MS : false,
    }),

  /** The track of a flight. It never changes. */
  track: (api: Api, id: number, access: FlightAccess = {}) =>
    queryOptions({
      queryKey: [...flightQueries.all, 'track', id],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/flightdata/{id}', { params: { path: { id }, query: access }, signal })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

function holdsWaiting(rows: readonly Flight[]): boolean {
  return rows.some(({ status }) => awaitsScore(status));
}

/** Reloads lists after a flight has changed. */
export async function refreshLists(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: flightQueries.lists });
}
