import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { CrewPatch, FlightDetail } from '../models.js';
import { listCrewRequests } from '../operations.js';
import { unwrap } from '../unwrap.js';
import { flightQueries, refreshLists } from './flight.js';
import { notificationQueries } from './notification.js';
import { operationKey } from './operation.js';
import { storeResponse } from './store-response.js';
import { userQueries } from './user.js';

export const crewMutations = {
  /** Confirms that the caller was on board of a flight. Results in the flight. */
  confirm: (api: Api) =>
    mutationOptions({
      mutationFn: (id: number) =>
        unwrap(api.POST('/flightdetail/{id}/crew', { params: { path: { id } } })),
      onSuccess: async (flight, _id, _result, { client }) => {
        await storeResponse(client, flightQueries.detail(api, flight.id).queryKey, flight);
        await reload(client, api);
      },
    }),

  /** Changes who may see a flight by the wish of the caller as co-pilot. */
  update: (api: Api, id: number) =>
    mutationOptions({
      // The wishes of quick changes reach the server in their order.
      scope: { id: `crew ${id}` },
      mutationFn: (body: CrewPatch): Promise<FlightDetail> =>
        unwrap(api.PATCH('/flightdetail/{id}/crew', { params: { path: { id } }, body })),
      onSuccess: async (flight, _wish, _result, { client }) => {
        await storeResponse(client, flightQueries.detail(api, id).queryKey, flight);
        await refreshLists(client);
      },
    }),

  /** Declines a request, or takes the caller off a flight as co-pilot. */
  leave: (api: Api) =>
    mutationOptions({
      mutationFn: (id: number) =>
        unwrap(api.DELETE('/flightdetail/{id}/crew', { params: { path: { id } } })),
      onSuccess: async (_nothing, id, _result, { client }) => {
        await client.invalidateQueries({ queryKey: flightQueries.detail(api, id).queryKey });
        await reload(client, api);
      },
    }),
};

/** Reloads lists of flights, of requests and of notifications. */
async function reload(client: QueryClient, api: Api): Promise<void> {
  await Promise.all([
    refreshLists(client),
    client.invalidateQueries({ queryKey: operationKey(listCrewRequests) }),
    client.invalidateQueries({ queryKey: notificationQueries.all }),
    client.invalidateQueries({ queryKey: userQueries.me(api).queryKey }),
  ]);
}
