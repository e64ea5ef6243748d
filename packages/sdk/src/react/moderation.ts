import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { BanPatch, ClubAdministrator, ClubPatch, NewReport, UserRole } from '../models.js';
import { getClub, listClubAdministrators } from '../operations.js';
import { unwrap } from '../unwrap.js';
import { flightQueries, refreshLists } from './flight.js';
import { operationKey, operationQuery } from './operation.js';
import { storeResponse } from './store-response.js';
import { userQueries } from './user.js';

/** Begins the keys of all queries of the dashboard. */
const DASHBOARD = ['dashboard'] as const;

/** An object and the reason that its user is told. */
export interface ReasonedAction {
  id: number;
  reason: string;
}

export const moderationMutations = {
  /** Reports a flight, photo, pilot, club, or the words of something else to the moderators. */
  report: (api: Api) =>
    mutationOptions({
      mutationFn: (body: NewReport) => unwrap(api.POST('/report', { body })),
    }),

  /** Closes all open reports of the thing of a report. */
  closeReport: (api: Api) =>
    mutationOptions({
      mutationFn: (id: number) =>
        unwrap(api.POST('/dashboard/report/{id}/close', { params: { path: { id } } })),
      onSuccess: (_nothing, _id, _result, { client }) => reload(client),
    }),

  /** Removes the words and the photo of the thing of a report. */
  removeWords: (api: Api) =>
    mutationOptions({
      mutationFn: ({ id, reason }: ReasonedAction) =>
        unwrap(
          api.POST('/dashboard/report/{id}/remove', { params: { path: { id } }, body: { reason } }),
        ),
      onSuccess: (_nothing, _action, _result, { client }) => reload(client),
    }),

  /** Hides a flight from everyone but its pilot and moderators. */
  hideFlight: (api: Api) =>
    mutationOptions({
      mutationFn: ({ id, reason }: ReasonedAction) =>
        unwrap(
          api.POST('/dashboard/flight/{id}/hide', { params: { path: { id } }, body: { reason } }),
        ),
      onSuccess: (_nothing, { id }, _result, { client }) => reloadFlight(client, api, id),
    }),

  /** Shows a hidden flight again. */
  restoreFlight: (api: Api) =>
    mutationOptions({
      mutationFn: (id: number) =>
        unwrap(api.POST('/dashboard/flight/{id}/restore', { params: { path: { id } } })),
      onSuccess: (_nothing, id, _result, { client }) => reloadFlight(client, api, id),
    }),

  /** Scores a flight again from its file. */
  rescoreFlight: (api: Api) =>
    mutationOptions({
      mutationFn: (id: number) =>
        unwrap(api.POST('/dashboard/flight/{id}/rescore', { params: { path: { id } } })),
      onSuccess: (_nothing, id, _result, { client }) => reloadFlight(client, api, id),
    }),

  /** Deletes a photo or video for ever. */
  removeStory: (api: Api, flightId: number) =>
    mutationOptions({
      mutationFn: ({ id, reason }: ReasonedAction) =>
        unwrap(
          api.POST('/dashboard/story/{id}/remove', { params: { path: { id } }, body: { reason } }),
        ),
      onSuccess: (_nothing, _action, _result, { client }) => reloadFlight(client, api, flightId),
    }),

  /** Changes the bans of an account. */
  ban: (api: Api) =>
    mutationOptions({
      mutationFn: ({ id, ...body }: BanPatch & { id: number }) =>
        unwrap(api.PATCH('/dashboard/user/{id}/bans', { params: { path: { id } }, body })),
      onSuccess: (_user, _patch, _result, { client }) => reload(client),
    }),

  /** Ends all sessions of an account. */
  signOut: (api: Api) =>
    mutationOptions({
      mutationFn: (id: number) =>
        unwrap(api.POST('/dashboard/user/{id}/sign-out', { params: { path: { id } } })),
      onSuccess: (_nothing, _id, _result, { client }) => reload(client),
    }),

  /** Changes name, website and region of a club. */
  updateClub: (api: Api) =>
    mutationOptions({
      mutationFn: ({ id, ...body }: ClubPatch & { id: number }) =>
        unwrap(api.PATCH('/dashboard/club/{id}', { params: { path: { id } }, body })),
      onSuccess: (_club, _patch, _result, { client }) => reloadClubs(client),
    }),

  /** Merges a club into another one, for ever. */
  mergeClub: (api: Api) =>
    mutationOptions({
      mutationFn: ({ id, into }: { id: number; into: number }) =>
        unwrap(
          api.POST('/dashboard/club/{id}/merge', { params: { path: { id }, query: { into } } }),
        ),
      onSuccess: (_club, _merge, _result, { client }) => reloadClubs(client),
    }),

  /** Merges an account into another one of the same person, for ever. */
  mergeUser: (api: Api) =>
    mutationOptions({
      mutationFn: ({ id, into }: { id: number; into: number }) =>
        unwrap(
          api.POST('/dashboard/user/{id}/merge', { params: { path: { id }, query: { into } } }),
        ),
      onSuccess: async (_user, _merge, _result, { client }) => {
        await client.invalidateQueries({ queryKey: userQueries.all });
        await reloadClubs(client);
      },
    }),

  /** Lets a user edit the page of a club. */
  appointAdministrator: (api: Api, id: number) =>
    mutationOptions({
      mutationFn: (userId: number) =>
        unwrap(
          api.POST('/dashboard/club/{id}/administrator', {
            params: { path: { id }, query: { user_id: userId } },
          }),
        ),
      onSuccess: (all, _userId, _result, { client }) => keepAdministrators(client, api, id, all),
    }),

  /** Ends the right of a user to edit the page of a club. */
  dismissAdministrator: (api: Api, id: number) =>
    mutationOptions({
      mutationFn: (userId: number) =>
        unwrap(
          api.DELETE('/dashboard/club/{id}/administrator', {
            params: { path: { id }, query: { user_id: userId } },
          }),
        ),
      onSuccess: (all, _userId, _result, { client }) => keepAdministrators(client, api, id, all),
    }),

  /** Changes the role of an account. */
  setRole: (api: Api) =>
    mutationOptions({
      mutationFn: ({ id, role }: { id: number; role: UserRole }) =>
        unwrap(api.POST('/dashboard/user/{id}/role', { params: { path: { id } }, body: { role } })),
      onSuccess: (_user, _change, _result, { client }) => reload(client),
    }),
};

async function keepAdministrators(
  client: QueryClient,
  api: Api,
  id: number,
  all: ClubAdministrator[],
): Promise<void> {
  await storeResponse(client, operationQuery(api, listClubAdministrators, { id }).queryKey, all);
  await client.invalidateQueries({ queryKey: operationKey(getClub) });
}

async function reloadClubs(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: operationKey(getClub) });
  await Promise.all([reload(client), refreshLists(client)]);
}

async function reload(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: DASHBOARD });
}

async function reloadFlight(client: QueryClient, api: Api, id: number): Promise<void> {
  await client.invalidateQueries({ queryKey: flightQueries.detail(api, id).queryKey });
  await Promise.all([reload(client), refreshLists(client)]);
}
