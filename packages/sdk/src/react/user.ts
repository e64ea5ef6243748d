import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { Instance, UserQuery } from '../models.js';
import { unwrap } from '../unwrap.js';

/** Whoever looks again after a while finds what the service says then. */
const LOGIN_FRESH_MS = 300_000;

export const userQueries = {
  all: ['user'] as const,

  /** One's own account; null when nobody is signed in. */
  me: (api: Api) =>
    queryOptions({
      queryKey: [...userQueries.all, 'me'],
      queryFn: ({ signal }) =>
        api.session.store.get() ? unwrap(api.GET('/user/me', { signal })) : null,
    }),

  /** Users by their numbers or their clubs, by name; one of the two has to be given. */
  list: (api: Api, query: UserQuery) =>
    queryOptions({
      queryKey: [...userQueries.all, 'list', query],
      queryFn: ({ signal }) => unwrap(api.GET('/user', { params: { query }, signal })),
    }),

  /** What another service says of the login that one has given; the server asks it at most 20 times an hour. */
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

  /** Whom a text names, or a user's latest co-pilots by his number; see `GET user/copilot/{query}`. */
  copilots: (api: Api, query: string | number) =>
    queryOptions({
      queryKey: [...userQueries.all, 'copilots', query],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/user/copilot/{query}', { params: { path: { query: String(query) } }, signal }),
        ),
    }),

  /** What a text names, or what a user flew last by his number; see `GET user/aircraft/{query}`. */
  flownAircraft: (api: Api, query: string | number) =>
    queryOptions({
      queryKey: [...userQueries.all, 'aircraft', query],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/user/aircraft/{query}', { params: { path: { query: String(query) } }, signal }),
        ),
    }),
};
