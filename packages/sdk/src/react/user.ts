import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { Instance, UserQuery } from '../models.js';
import { unwrap } from '../unwrap.js';

/** State of a login at another service, refreshed after a while. */
const LOGIN_FRESH_MS = 300_000;

export const userQueries = {
  all: ['user'] as const,

  /** The account of the user; null without a sign-in. */
  me: (api: Api) =>
    queryOptions({
      queryKey: [...userQueries.all, 'me'],
      queryFn: ({ signal }) =>
        api.session.store.get() ? unwrap(api.GET('/user/me', { signal })) : null,
    }),

  /** Clubs of the user with the days of their memberships. */
  memberships: (api: Api) =>
    queryOptions({
      queryKey: [...userQueries.all, 'memberships'],
      queryFn: ({ signal }) => unwrap(api.GET('/user/me/membership', { signal })),
    }),

  /** Users by id or club, sorted by name; at least one of the two is required. */
  list: (api: Api, query: UserQuery) =>
    queryOptions({
      queryKey: [...userQueries.all, 'list', query],
      queryFn: ({ signal }) => unwrap(api.GET('/user', { params: { query }, signal })),
    }),

  /** State of the user's login at another service; the server checks it at most 20 times an hour. */
  login: (api: Api, service: Instance['integrations'][number]) =>
    queryOptions({
      queryKey: [...userQueries.all, 'login', service],
      queryFn: ({ signal }) => unwrap(api.GET(`/user/me/${service}`, { signal })),
      staleTime: LOGIN_FRESH_MS,
    }),

  detail: (api: Api, id: number) =>
    queryOptions({
      queryKey: [...userQueries.all, 'detail', id],
      queryFn: ({ signal }) => unwrap(api.GET('/user/{id}', { params: { path: { id } }, signal })),
    }),

  /** Users matching a text, or the latest co-pilots of a user id; see `GET user/copilot/{query}`. */
  copilots: (api: Api, query: string | number) =>
    queryOptions({
      queryKey: [...userQueries.all, 'copilots', query],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/user/copilot/{query}', { params: { path: { query: String(query) } }, signal }),
        ),
    }),

  /** Aircraft matching a text, or the latest ones of a user id; see `GET user/aircraft/{query}`. */
  flownAircraft: (api: Api, query: string | number) =>
    queryOptions({
      queryKey: [...userQueries.all, 'aircraft', query],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/user/aircraft/{query}', { params: { path: { query: String(query) } }, signal }),
        ),
    }),
};
