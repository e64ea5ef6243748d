import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import { unwrap } from '../unwrap.js';

export const meetingQueries = {
  all: ['meeting'] as const,

  /** Other flights that this flight met. */
  ofFlight: (api: Api, id: number) =>
    queryOptions({
      queryKey: [...meetingQueries.all, id],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/flight/{id}/meetings', { params: { path: { id } }, signal })),
    }),
};
