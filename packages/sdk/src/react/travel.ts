import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { Travel, TravelPatch } from '../models.js';
import { call } from '../operation.js';
import { getTravel, listTravels, setTravelImage } from '../operations.js';
import { unwrap } from '../unwrap.js';
import { operationKey } from './operation.js';
import { storeResponse } from './store-response.js';

export const travelQueries = {
  /** A travel with the ids of its flights. */
  detail: (api: Api, id: number) =>
    queryOptions({
      queryKey: operationKey(getTravel, { id }),
      queryFn: ({ signal }) =>
        unwrap(api.GET('/travel/{id}', { params: { path: { id } }, signal })),
    }),
};

export const travelMutations = {
  /** Changes name or description. */
  update: (api: Api, id: number) =>
    mutationOptions({
      mutationFn: (patch: TravelPatch) =>
        unwrap(api.PATCH('/travel/{id}', { params: { path: { id } }, body: patch })),
      onSuccess: (travel, _patch, _result, { client }) => keep(client, api, travel),
    }),

  setImage: (api: Api, id: number) =>
    mutationOptions({
      mutationFn: (image: Blob) => call(api, setTravelImage, { id, image }),
      onSuccess: (travel, _image, _result, { client }) => keep(client, api, travel),
    }),

  deleteImage: (api: Api, id: number) =>
    mutationOptions({
      mutationFn: () => unwrap(api.DELETE('/travel/image/{id}', { params: { path: { id } } })),
      onSuccess: (travel, _nothing, _result, { client }) => keep(client, api, travel),
    }),
};

async function keep(client: QueryClient, api: Api, travel: Travel): Promise<void> {
  await storeResponse(client, travelQueries.detail(api, travel.id).queryKey, travel);
  await client.invalidateQueries({ queryKey: operationKey(listTravels) });
}
