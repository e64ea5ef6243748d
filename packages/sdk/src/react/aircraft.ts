import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import { unwrap } from '../unwrap.js';

/** The list changes only when an operator imports another. */
const AIRCRAFT_FRESH_MS = 3_600_000;

export const aircraftQueries = {
  all: ['aircraft'] as const,

  /** All aircraft types. */
  list: (api: Api) =>
    queryOptions({
      queryKey: [...aircraftQueries.all, 'list'],
      queryFn: ({ signal }) => unwrap(api.GET('/aircraft', { signal })),
      staleTime: AIRCRAFT_FRESH_MS,
    }),

  /** Masses, polar and index of an aircraft type. The season of the index defaults to the current one. */
  simple: (api: Api, id: number, season?: number) =>
    queryOptions({
      queryKey: [...aircraftQueries.all, 'simple', id, season],
      queryFn: ({ signal }) => {
        const query = season === undefined ? {} : { season };
        return unwrap(
          api.GET('/aircraft/simple/{id}', { params: { path: { id }, query }, signal }),
        );
      },
      staleTime: AIRCRAFT_FRESH_MS,
    }),
};
