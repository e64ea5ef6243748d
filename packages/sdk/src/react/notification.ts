import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { ReadNotifications } from '../models.js';
import { PAGE_SIZE } from '../pages.js';
import { unwrap } from '../unwrap.js';
import { userQueries } from './user.js';

export const notificationQueries = {
  all: ['notification'] as const,

  /** The user's notifications page by page, the newest first. */
  list: (api: Api) =>
    infiniteQueryOptions({
      queryKey: [...notificationQueries.all, 'list'],
      queryFn: ({ pageParam: skip, signal }) => {
        const query = { skip, limit: PAGE_SIZE };
        return unwrap(api.GET('/notification', { params: { query }, signal }));
      },
      initialPageParam: 0,
      getNextPageParam: (last, pages) =>
        last.length < PAGE_SIZE ? undefined : pages.length * PAGE_SIZE,
    }),
};

export const notificationMutations = {
  /** Marks some notifications as read, or all up to one. */
  read: (api: Api) =>
    mutationOptions({
      mutationFn: (which: ReadNotifications) =>
        unwrap(api.POST('/notification/read', { body: which })),
      onSuccess: async (_nothing, _which, _result, { client }) => {
        await Promise.all([
          client.invalidateQueries({ queryKey: notificationQueries.list(api).queryKey }),
          client.invalidateQueries({ queryKey: userQueries.me(api).queryKey }),
        ]);
      },
    }),
};
