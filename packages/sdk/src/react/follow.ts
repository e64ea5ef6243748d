import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { FollowState } from '../models.js';
import {
  getAirport,
  getClub,
  listFollowedAirports,
  listFollowedClubs,
  listFollowers,
  listFollowing,
  listFollowRequests,
  suggestUsers,
} from '../operations.js';
import { unwrap } from '../unwrap.js';
import { operationKey } from './operation.js';
import { userQueries } from './user.js';

/** Kinds of objects that users follow. */
export type FollowedKind = 'user' | 'club' | 'airport';

/** Keys of the pages of objects with `caller_follows`. */
const PAGES = {
  user: [...userQueries.all, 'detail'],
  club: operationKey(getClub),
  airport: operationKey(getAirport),
} as const;

/** Keys of the lists with `caller_follows`. */
const LISTS = [
  operationKey(listFollowers),
  operationKey(listFollowing),
  operationKey(listFollowedClubs),
  operationKey(listFollowedAirports),
  operationKey(suggestUsers),
];

export const followMutations = {
  /** Follows a user, a club or an airport, or stops following it. Results in the new state. */
  set: (api: Api, kind: FollowedKind, id: number) =>
    mutationOptions({
      // Calls of a double press reach the server in their order.
      scope: { id: `follow ${kind} ${id}` },
      mutationFn: async (isFollowed: boolean): Promise<FollowState | undefined> => {
        const path = `/${kind}/{id}/follow` as const;
        const values = { params: { path: { id } } };
        if (isFollowed) return (await unwrap(api.POST(path, values))).caller_follows;
        await unwrap(api.DELETE(path, values));
        return undefined;
      },
      onSuccess: async (_state, _isFollowed, _result, { client }) => {
        // The pages of users have the counts of both.
        const pages = kind === 'user' ? [PAGES.user] : [PAGES[kind], PAGES.user];
        await Promise.all([
          ...pages.map((queryKey) => client.invalidateQueries({ queryKey })),
          // Displayed rows stay, so that pressing again undoes it.
          ...LISTS.map((queryKey) => client.invalidateQueries({ queryKey, refetchType: 'none' })),
        ]);
      },
    }),

  /** Accepts the request of a user to follow the caller. */
  accept: (api: Api) =>
    mutationOptions({
      mutationFn: (id: number) =>
        unwrap(api.POST('/user/me/follower/{id}', { params: { path: { id } } })),
      onSuccess: (_nothing, _id, _result, { client }) => reloadFollowers(client),
    }),

  /** Removes a follower of the caller, or declines a request. */
  remove: (api: Api) =>
    mutationOptions({
      mutationFn: (id: number) =>
        unwrap(api.DELETE('/user/me/follower/{id}', { params: { path: { id } } })),
      onSuccess: (_nothing, _id, _result, { client }) => reloadFollowers(client),
    }),
};

async function reloadFollowers(client: QueryClient): Promise<void> {
  const changed = [operationKey(listFollowRequests), operationKey(listFollowers), PAGES.user];
  await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
}
