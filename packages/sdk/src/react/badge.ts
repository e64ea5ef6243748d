import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { BadgeHolderQuery } from '../models.js';
import { unwrap } from '../unwrap.js';

export const badgeQueries = {
  all: ['badge'] as const,

  /** All badges with their levels, in the order of display. */
  list: (api: Api) =>
    queryOptions({
      queryKey: [...badgeQueries.all, 'list'],
      queryFn: ({ signal }) => unwrap(api.GET('/badge', { signal })),
    }),

  /** One achievement per level that a user has earned, the newest first. */
  achievements: (api: Api, userId: number) =>
    queryOptions({
      queryKey: [...badgeQueries.all, 'achievements', userId],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/achievement/user/{id}', { params: { path: { id: userId } }, signal })),
    }),

  /** Progress of a user for each badge. */
  progress: (api: Api, userId: number) =>
    queryOptions({
      queryKey: [...badgeQueries.all, 'progress', userId],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/achievement/user/{id}/progress', { params: { path: { id: userId } }, signal }),
        ),
    }),

  /** Evidence of a user for a badge of the FAI. */
  claim: (api: Api, userId: number, badgeId: string) =>
    queryOptions({
      queryKey: [...badgeQueries.all, 'claim', userId, badgeId],
      queryFn: ({ signal }) => {
        const path = { id: userId, badge_id: badgeId };
        return unwrap(
          api.GET('/achievement/user/{id}/claim/{badge_id}', { params: { path }, signal }),
        );
      },
    }),

  /** Who has a badge, the newest achievement first. */
  holders: (api: Api, badgeId: string, query: BadgeHolderQuery = {}) =>
    queryOptions({
      queryKey: [...badgeQueries.all, 'holders', badgeId, query],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/achievement/badge/{badge_id}', {
            params: { path: { badge_id: badgeId }, query },
            signal,
          }),
        ),
    }),
};
