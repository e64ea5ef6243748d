import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { BoundingBox } from '../models.js';
import { unwrap } from '../unwrap.js';

export const airspaceQueries = {
  all: ['airspace'] as const,

  /** The airspaces in a view that are valid on a date (`YYYY-MM-DD`), today by default. */
  inView: (api: Api, bbox: BoundingBox, date?: string) =>
    queryOptions({
      queryKey: [...airspaceQueries.all, 'view', bbox, date],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/airspace', {
            params: { query: { bbox: [...bbox], ...(date && { date }) } },
            signal,
          }),
        ),
    }),
};
