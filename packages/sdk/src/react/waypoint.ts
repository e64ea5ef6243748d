import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import { downloadWaypoints } from '../download.js';
import type { FileInput } from '../form.js';
import type {
  NewWaypoint,
  NewWaypointCollection,
  WaypointCollection,
  WaypointCollectionPatch,
  WaypointPatch,
} from '../models.js';
import { call } from '../operation.js';
import {
  createWaypoint,
  createWaypointCollection,
  duplicateWaypointCollection,
  getWaypointCollection,
  listWaypointCollections,
  uploadWaypoints,
} from '../operations.js';
import { unwrap } from '../unwrap.js';
import type { CollectionAccess } from './collection.js';
import { operationKey } from './operation.js';
import { storeResponse } from './store-response.js';

export const waypointQueries = {
  /** A collection with its waypoints; `world` has the airports of the server. */
  collection: (api: Api, id: string, access: CollectionAccess = {}) =>
    queryOptions({
      queryKey: operationKey(getWaypointCollection, { id }),
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/waypointcollection/{id}', { params: { path: { id }, query: access }, signal }),
        ),
    }),
};

export const waypointMutations = {
  create: (api: Api) =>
    mutationOptions({
      mutationFn: (collection: NewWaypointCollection) =>
        call(api, createWaypointCollection, collection),
      onSuccess: (collection, _given, _result, { client }) => keep(client, api, collection),
    }),

  /** Creates a private copy that belongs to the user. */
  duplicate: (api: Api, id: string, access: CollectionAccess = {}) =>
    mutationOptions({
      mutationFn: () => call(api, duplicateWaypointCollection, { id, ...access }),
      onSuccess: (collection, _nothing, _result, { client }) => keep(client, api, collection),
    }),

  update: (api: Api, id: string) =>
    mutationOptions({
      mutationFn: (patch: WaypointCollectionPatch) =>
        unwrap(api.PATCH('/waypointcollection/{id}', { params: { path: { id } }, body: patch })),
      onSuccess: (collection, _patch, _result, { client }) => keep(client, api, collection),
    }),

  delete: (api: Api) =>
    mutationOptions({
      mutationFn: (id: string) =>
        unwrap(api.DELETE('/waypointcollection/{id}', { params: { path: { id } } })),
      // The displayed collection is not reloaded, it is deleted.
      onSuccess: (_nothing, _id, _result, { client }) =>
        client.invalidateQueries({ queryKey: operationKey(listWaypointCollections) }),
    }),

  /** Likes a collection or stops liking it. */
  star: (api: Api, id: string, access: CollectionAccess = {}) =>
    mutationOptions({
      // Calls of a double press reach the server in their order.
      scope: { id: `star waypoints ${id}` },
      mutationFn: async (isStarred: boolean): Promise<void> => {
        const path = { id };
        if (isStarred) {
          const params = { path, query: access };
          await unwrap(api.POST('/waypointcollection/star/{id}', { params }));
        } else {
          await unwrap(api.DELETE('/waypointcollection/star/{id}', { params: { path } }));
        }
      },
      onSuccess: (_nothing, _isStarred, _result, { client }) => refresh(client, id),
    }),

  /** Adds a waypoint to a collection. */
  add: (api: Api, collectionId: string) =>
    mutationOptions({
      mutationFn: (waypoint: NewWaypoint) =>
        call(api, createWaypoint, { collection_id: collectionId, ...waypoint }),
      onSuccess: (_waypoint, _given, _result, { client }) => refresh(client, collectionId),
    }),

  /** Adds the waypoints of a file to a collection, or to a new one. */
  upload: (api: Api, collectionId?: string) =>
    mutationOptions({
      mutationFn: (file: FileInput) =>
        call(api, uploadWaypoints, {
          file,
          ...(collectionId !== undefined && { collection_id: collectionId }),
        }),
      onSuccess: ({ collection }, _file, _result, { client }) =>
        collection && refresh(client, collection.id),
    }),

  change: (api: Api, collectionId: string) =>
    mutationOptions({
      mutationFn: ({ id, ...body }: WaypointPatch & { readonly id: number }) =>
        unwrap(api.PATCH('/waypoint/{id}', { params: { path: { id } }, body })),
      onSuccess: (_waypoint, _patch, _result, { client }) => refresh(client, collectionId),
    }),

  remove: (api: Api, collectionId: string) =>
    mutationOptions({
      mutationFn: (id: number) =>
        unwrap(api.DELETE('/waypoint/{id}', { params: { path: { id } } })),
      onSuccess: (_nothing, _id, _result, { client }) => refresh(client, collectionId),
    }),

  /** The waypoints as one file. */
  download: (api: Api, id: string, access: CollectionAccess = {}) =>
    mutationOptions({
      mutationFn: (format: 'cup' | 'gpx' | 'geojson') =>
        downloadWaypoints(api, id, { format, ...access }),
    }),
};

async function keep(client: QueryClient, api: Api, collection: WaypointCollection): Promise<void> {
  await storeResponse(client, waypointQueries.collection(api, collection.id).queryKey, collection);
  await client.invalidateQueries({ queryKey: operationKey(listWaypointCollections) });
}

async function refresh(client: QueryClient, id: string): Promise<void> {
  await client.invalidateQueries({ queryKey: operationKey(getWaypointCollection, { id }) });
  await client.invalidateQueries({ queryKey: operationKey(listWaypointCollections) });
}
