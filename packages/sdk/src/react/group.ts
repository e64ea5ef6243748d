import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { NewUserGroup, UserGroup, UserGroupPatch, UserGroupRole } from '../models.js';
import { call } from '../operation.js';
import { createUserGroup } from '../operations.js';
import { unwrap } from '../unwrap.js';
import { uploadGroupImage } from '../upload-group-image.js';
import { storeResponse } from './store-response.js';

export const groupQueries = {
  all: ['usergroup'] as const,

  /** Up to 100 groups with one of these users, sorted by name. */
  ofUsers: (api: Api, userIds: readonly number[]) =>
    queryOptions({
      queryKey: [...groupQueries.all, 'list', userIds],
      queryFn: ({ signal }) => {
        const params = { query: { user_id_in: [...userIds] } };
        return unwrap(api.GET('/usergroup', { params, signal }));
      },
    }),

  /** A group with its pilots. */
  detail: (api: Api, id: number) =>
    queryOptions({
      queryKey: [...groupQueries.all, 'detail', id],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/usergroup/{id}', { params: { path: { id } }, signal })),
    }),
};

export const groupMutations = {
  /** Creates a group owned by the user. */
  create: (api: Api) =>
    mutationOptions({
      mutationFn: (group: NewUserGroup) => call(api, createUserGroup, group),
      onSuccess: (group, _given, _result, { client }) => keep(client, api, group),
    }),

  update: (api: Api, id: number) =>
    mutationOptions({
      mutationFn: (patch: UserGroupPatch) =>
        unwrap(api.PATCH('/usergroup/{id}', { params: { path: { id } }, body: patch })),
      onSuccess: (group, _given, _result, { client }) => keep(client, api, group),
    }),

  setImage: (api: Api, id: number) =>
    mutationOptions({
      mutationFn: (image: Blob) => uploadGroupImage(api, id, image),
      onSuccess: (group, _image, _result, { client }) => keep(client, api, group),
    }),

  deleteImage: (api: Api, id: number) =>
    mutationOptions({
      mutationFn: () => unwrap(api.DELETE('/usergroup/image/{id}', { params: { path: { id } } })),
      onSuccess: (group, _nothing, _result, { client }) => keep(client, api, group),
    }),

  /** Adds a user or changes their role. */
  add: (api: Api, id: number) =>
    mutationOptions({
      mutationFn: ({ userId, role }: { userId: number; role: UserGroupRole }) => {
        const params = { path: { id }, query: { user_id: userId, role } };
        return unwrap(api.POST('/usergroup/add/{id}', { params }));
      },
      onSuccess: (group, _given, _result, { client }) => keep(client, api, group),
    }),

  remove: (api: Api, id: number) =>
    mutationOptions({
      mutationFn: (userId: number) => {
        const params = { path: { id }, query: { user_id: userId } };
        return unwrap(api.DELETE('/usergroup/add/{id}', { params }));
      },
      onSuccess: (group, _given, _result, { client }) => keep(client, api, group),
    }),

  leave: (api: Api) =>
    mutationOptions({
      mutationFn: (id: number) =>
        unwrap(api.POST('/usergroup/leave/{id}', { params: { path: { id } } })),
      onSuccess: (_nothing, _id, _result, { client }) => forget(client),
    }),

  delete: (api: Api) =>
    mutationOptions({
      mutationFn: (id: number) =>
        unwrap(api.DELETE('/usergroup/{id}', { params: { path: { id } } })),
      onSuccess: (_nothing, _id, _result, { client }) => forget(client),
    }),
};

async function keep(client: QueryClient, api: Api, group: UserGroup): Promise<void> {
  await storeResponse(client, groupQueries.detail(api, group.id).queryKey, group);
  await forget(client);
}

/** Reloads lists when they are shown next. The displayed group is not reloaded, it may be deleted. */
function forget(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [...groupQueries.all, 'list'] });
}
