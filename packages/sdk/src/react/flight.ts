import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { ActivityFilter, Flight, FlightFilter } from '../models.js';
import { PAGE_SIZE } from '../pages.js';
import { unwrap } from '../unwrap.js';
import { awaitsScore } from '../wait-for-score.js';

/** A list seen less than this ago is shown again as it was. */
export const LIST_FRESH_MS = 300_000;

/** How often a flight that awaits its score is asked for, alone and in a list. */
const DETAIL_POLL_MS = 1_000;
const LIST_POLL_MS = 10_000;

export const flightQueries = {
  all: ['flight'] as const,

  /** Every list, whatever its filter. */
  lists: ['flight', 'list'] as const,

  /** Flights page by page, for a list without an end. */
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
        // All pages are asked for again, so a longer list waits longer.
        data?.pages.some(holdsWaiting) ? LIST_POLL_MS * data.pages.length : false,
    }),

  /** The ways of the flights of a list, page by page, for a map. */
  lines: (api: Api, filter: FlightFilter = {}) =>
    infiniteQueryOptions({
      queryKey: [...flightQueries.lists, 'lines', filter],
      queryFn: ({ pageParam: skip, signal }) => {
        const query = { ...filter, skip, limit: PAGE_SIZE };
        return unwrap(api.GET('/flightlines', { params: { query }, signal }));
      },
      initialPageParam: 0,
      // A page may lack flights without a track: how far the list goes is the list's to say.
      getNextPageParam: (_last, pages) => pages.length * PAGE_SIZE,
      staleTime: LIST_FRESH_MS,
    }),

  /** The days on which flights of a list were flown; without dates, those of the current season. */
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
   * The best flight of each user in a month, the ten best of them.
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

  /** One flight in full, asked for again and again until it is scored. */
  detail: (api: Api, id: number) =>
    queryOptions({
      queryKey: [...flightQueries.all, 'detail', id],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/flightdetail/{id}', { params: { path: { id } }, signal })),
      refetchInterval: ({ state }) =>
        state.data && awaitsScore(state.data.status) ? DETAIL_POLL_MS : false,
    }),

  /** The track of a flight. It never changes. */
  track: (api: Api, id: number) =>
    queryOptions({
      queryKey: [...flightQueries.all, 'track', id],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/flightdata/{id}', { params: { path: { id } }, signal })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

function holdsWaiting(rows: readonly Flight[]): boolean {
  return rows.some(({ status }) => awaitsScore(status));
}

/** Lists are asked for anew after a change of a flight. */
export async function refreshLists(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: flightQueries.lists });
}
