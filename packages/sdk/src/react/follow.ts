import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { FollowState } from '../models.js';
import { call } from '../operation.js';
import {
  acceptFollower,
  followAirport,
  followClub,
  followUser,
  getAirport,
  getClub,
  listFollowedAirports,
  listFollowedClubs,
  listFollowers,
  listFollowing,
  listFollowRequests,
  removeFollower,
  suggestUsers,
  unfollowAirport,
  unfollowClub,
  unfollowUser,
} from '../operations.js';
import { operationKey } from './operation.js';
import { userQueries } from './user.js';

/** Kinds of objects that users follow. */
export type FollowedKind = 'user' | 'club' | 'airport';

const CALLS = {
  user: { follow: followUser, unfollow: unfollowUser },
  club: { follow: followClub, unfollow: unfollowClub },
  airport: { follow: followAirport, unfollow: unfollowAirport },
} as const;

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
      mutationFn: async (isFollowed: boolean): Promise<FollowState | undefined> => {
        const { follow, unfollow } = CALLS[kind];
        if (isFollowed) return (await call(api, follow, { id })).caller_follows;
        await call(api, unfollow, { id });
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
      mutationFn: (id: number) => call(api, acceptFollower, { id }),
      onSuccess: (_nothing, _id, _result, { client }) => reloadFollowers(client),
    }),

  /** Removes a follower of the caller, or declines a request. */
  remove: (api: Api) =>
    mutationOptions({
      mutationFn: (id: number) => call(api, removeFollower, { id }),
      onSuccess: (_nothing, _id, _result, { client }) => reloadFollowers(client),
    }),
};

async function reloadFollowers(client: QueryClient): Promise<void> {
  const changed = [operationKey(listFollowRequests), operationKey(listFollowers), PAGES.user];
  await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
}
