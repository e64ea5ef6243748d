import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import { downloadFlightCollection } from '../download.js';
import type { FlightCollection, FlightCollectionPatch, NewFlightCollection } from '../models.js';
import { call } from '../operation.js';
import {
  createFlightCollection,
  duplicateFlightCollection,
  getFlightCollection,
  listFlightCollectionStars,
  listFlightCollections,
  setFlightCollectionImage,
} from '../operations.js';
import { unwrap } from '../unwrap.js';
import { refreshLists } from './flight.js';
import { operationKey } from './operation.js';
import { storeResponse } from './store-response.js';

/** Token of the address of a collection with a link. Its owner needs none. */
export interface CollectionAccess {
  readonly link?: string;
}

export const collectionQueries = {
  /** A collection with the ids of its flights. */
  detail: (api: Api, id: string, access: CollectionAccess = {}) =>
    queryOptions({
      queryKey: operationKey(getFlightCollection, { id }),
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/flightcollection/{id}', { params: { path: { id }, query: access }, signal }),
        ),
    }),
};

export const collectionMutations = {
  create: (api: Api) =>
    mutationOptions({
      mutationFn: (collection: NewFlightCollection) =>
        call(api, createFlightCollection, collection),
      onSuccess: (collection, _given, _result, { client }) => keep(client, api, collection),
    }),

  /** Creates a private copy that belongs to the user. */
  duplicate: (api: Api, id: string, access: CollectionAccess = {}) =>
    mutationOptions({
      mutationFn: () => call(api, duplicateFlightCollection, { id, ...access }),
      onSuccess: (collection, _nothing, _result, { client }) => keep(client, api, collection),
    }),

  update: (api: Api, id: string) =>
    mutationOptions({
      mutationFn: (patch: FlightCollectionPatch) =>
        unwrap(api.PATCH('/flightcollection/{id}', { params: { path: { id } }, body: patch })),
      onSuccess: (collection, _patch, _result, { client }) => keep(client, api, collection),
    }),

  setImage: (api: Api, id: string) =>
    mutationOptions({
      mutationFn: (image: Blob) => call(api, setFlightCollectionImage, { id, image }),
      onSuccess: (collection, _image, _result, { client }) => keep(client, api, collection),
    }),

  deleteImage: (api: Api, id: string) =>
    mutationOptions({
      mutationFn: () =>
        unwrap(api.DELETE('/flightcollection/image/{id}', { params: { path: { id } } })),
      onSuccess: (collection, _nothing, _result, { client }) => keep(client, api, collection),
    }),

  /** Adds a flight to a collection, or removes it. */
  put: (api: Api, flightId: number) =>
    mutationOptions({
      // Calls of a double press reach the server in their order.
      scope: { id: `collect ${flightId}` },
      mutationFn: async ({ id, isIn }: { id: string; isIn: boolean }): Promise<void> => {
        const values = { params: { path: { id }, query: { flight_id: flightId } } };
        if (isIn) await unwrap(api.POST('/flightcollection/add/{id}', values));
        else await unwrap(api.DELETE('/flightcollection/add/{id}', values));
      },
      onSuccess: (_nothing, { id }, _result, { client }) => refresh(client, id),
    }),

  /** Moves a flight behind another one; 0 makes it the first. */
  move: (api: Api, id: string) =>
    mutationOptions({
      scope: { id: `order ${id}` },
      mutationFn: ({ flightId, after }: { flightId: number; after: number }) => {
        const params = { path: { id }, query: { flight_id: flightId, after } };
        return unwrap(api.POST('/flightcollection/add/{id}', { params }));
      },
      onSuccess: (collection, _given, _result, { client }) => keep(client, api, collection),
    }),

  /** Likes a collection or stops liking it. */
  star: (api: Api, id: string, access: CollectionAccess = {}) =>
    mutationOptions({
      scope: { id: `star collection ${id}` },
      mutationFn: async (isStarred: boolean): Promise<void> => {
        if (isStarred) {
          const params = { path: { id }, query: access };
          await unwrap(api.POST('/flightcollection/star/{id}', { params }));
        } else {
          await unwrap(api.DELETE('/flightcollection/star/{id}', { params: { path: { id } } }));
        }
      },
      onSuccess: async (_nothing, _isStarred, _result, { client }) => {
        await client.invalidateQueries({
          queryKey: operationKey(listFlightCollectionStars, { id }),
        });
        await client.invalidateQueries({ queryKey: operationKey(getFlightCollection, { id }) });
        await client.invalidateQueries({ queryKey: operationKey(listFlightCollections) });
      },
    }),

  delete: (api: Api) =>
    mutationOptions({
      mutationFn: (id: string) =>
        unwrap(api.DELETE('/flightcollection/{id}', { params: { path: { id } } })),
      // The displayed collection is not reloaded, it is deleted.
      onSuccess: (_nothing, _id, _result, { client }) =>
        client.invalidateQueries({ queryKey: operationKey(listFlightCollections) }),
    }),

  /** An archive of the IGC files, for the owner. */
  download: (api: Api, id: string) =>
    mutationOptions({ mutationFn: () => downloadFlightCollection(api, id) }),
};

async function keep(client: QueryClient, api: Api, collection: FlightCollection): Promise<void> {
  await storeResponse(client, collectionQueries.detail(api, collection.id).queryKey, collection);
  await client.invalidateQueries({ queryKey: operationKey(listFlightCollections) });
  await refreshLists(client);
}

async function refresh(client: QueryClient, id: string): Promise<void> {
  await client.invalidateQueries({ queryKey: operationKey(getFlightCollection, { id }) });
  await client.invalidateQueries({ queryKey: operationKey(listFlightCollections) });
  await refreshLists(client);
}
