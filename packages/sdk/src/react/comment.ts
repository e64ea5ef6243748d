import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { Comment, CommentPatch, CommentReaction, NewComment } from '../models.js';
import { PAGE_SIZE } from '../pages.js';
import { unwrap } from '../unwrap.js';
import { type FlightAccess, flightQueries, refreshLists } from './flight.js';

/** Interval in which new comments on an open page are loaded. */
const POLL_MS = 15_000;

export const commentQueries = {
  all: ['comment'] as const,

  /** Comments on a flight page by page, each thread with its answers. Polled while they are displayed. */
  ofFlight: (api: Api, flightId: number, access: FlightAccess = {}) =>
    infiniteQueryOptions({
      queryKey: [...commentQueries.all, 'flight', flightId, access],
      queryFn: ({ pageParam: skip, signal }) => {
        const query = { ...access, skip, limit: PAGE_SIZE };
        return unwrap(
          api.GET('/comment/flight/{id}', { params: { path: { id: flightId }, query }, signal }),
        );
      },
      initialPageParam: 0,
      getNextPageParam: (last, pages) =>
        last.length < PAGE_SIZE ? undefined : pages.length * PAGE_SIZE,
      // Every page is loaded again, so longer lists are polled less often.
      refetchInterval: ({ state: { data } }) => POLL_MS * Math.max(1, data?.pages.length ?? 1),
    }),
};

/** A comment that a user has written. */
export interface CommentToAdd {
  readonly comment: NewComment;
  /** Value of `Idempotency-Key`. A repeated call with it adds the comment once. */
  readonly key: string;
}

export const commentMutations = {
  /** Adds a comment, an answer or the description of a flight, and reloads the comments. */
  add: (api: Api, flightId: number, access: FlightAccess = {}) =>
    mutationOptions({
      mutationFn: ({ comment, key }: CommentToAdd): Promise<Comment> =>
        unwrap(
          api.POST('/comment/flight/{id}', {
            params: { path: { id: flightId }, query: access, header: { 'Idempotency-Key': key } },
            body: comment,
          }),
        ),
      onSuccess: (_comment, _variables, _result, { client }) => refresh(client, api, flightId),
    }),

  /** Edits, hides or shows a comment. */
  update: (api: Api, access: FlightAccess = {}) =>
    mutationOptions({
      mutationFn: ({ id, patch }: { id: number; patch: CommentPatch }): Promise<Comment> =>
        unwrap(
          api.PATCH('/comment/{id}', { params: { path: { id }, query: access }, body: patch }),
        ),
      onSuccess: (comment, _variables, _result, { client }) =>
        refresh(client, api, comment.flight_id),
    }),

  /** Deletes a comment. */
  delete: (api: Api, access: FlightAccess = {}) =>
    mutationOptions({
      mutationFn: ({ id }: Pick<Comment, 'id' | 'flight_id'>): Promise<void> =>
        unwrap(api.DELETE('/comment/{id}', { params: { path: { id }, query: access } })),
      onSuccess: (_nothing, { flight_id: flightId }, _result, { client }) =>
        refresh(client, api, flightId),
    }),

  /** Reacts to a comment with an emoji, or takes the user's reaction back. */
  react: (api: Api, { id, flight_id: flightId }: Comment, access: FlightAccess = {}) =>
    mutationOptions({
      // Calls of a double press reach the server in their order.
      scope: { id: `reaction ${id}` },
      mutationFn: async (change: ReactionChange): Promise<void> => {
        if ('value' in change) {
          const params = { path: { id }, query: access };
          await unwrap(api.POST('/comment/reaction/{id}', { params, body: change }));
        } else {
          const params = { path: { id: change.taken.id }, query: access };
          await unwrap(api.DELETE('/comment/reaction/{id}', { params }));
        }
      },
      onSuccess: (_nothing, _change, _result, { client }) =>
        client.invalidateQueries({ queryKey: [...commentQueries.all, 'flight', flightId] }),
    }),
};

/** A new reaction of the user, or the one that they take back. */
export type ReactionChange =
  | { readonly value: string }
  | { readonly taken: Pick<CommentReaction, 'id'> };

/** Reloads the comments, and without waiting for it, what says that there are some. */
async function refresh(client: QueryClient, api: Api, flightId: number): Promise<void> {
  void client.invalidateQueries({ queryKey: flightQueries.detail(api, flightId).queryKey });
  void refreshLists(client);
  await client.invalidateQueries({ queryKey: [...commentQueries.all, 'flight', flightId] });
}
