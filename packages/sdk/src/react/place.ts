import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import { unwrap } from '../unwrap.js';

/** Places and sectors change only when an operator imports others. */
const PLACES_FRESH_MS = 3_600_000;

export const placeQueries = {
  all: ['place'] as const,

  /**
   * All sectors.
   *
   * @param language Language of the names, so that another one is requested again.
   */
  sectors: (api: Api, language: string) =>
    queryOptions({
      queryKey: [...placeQueries.all, 'sectors', language],
      queryFn: ({ signal }) => unwrap(api.GET('/sector', { signal })),
      staleTime: PLACES_FRESH_MS,
    }),

  /** Name and position of an airport or a city, such as `city-2950159`. */
  pointOfInterest: (api: Api, point: string) =>
    queryOptions({
      queryKey: [...placeQueries.all, 'point', point],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/point_of_interest/{point}', { params: { path: { point } }, signal })),
      staleTime: PLACES_FRESH_MS,
    }),
};
