import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { FlightDetail } from '../models.js';
import { listFlightStars } from '../operations.js';
import { unwrap } from '../unwrap.js';
import { type FlightAccess, flightQueries, refreshLists } from './flight.js';
import { operationKey } from './operation.js';

export const starMutations = {
  /**
   * Likes a flight or stops liking it.
   *
   * @param access Token of the address of a flight that is not public.
   */
  set: (api: Api, id: number, access: FlightAccess = {}) =>
    mutationOptions({
      // Calls of a double press reach the server in their order.
      scope: { id: `star ${id}` },
      mutationFn: async (isStarred: boolean): Promise<void> => {
        const path = { id };
        const shown = { path, query: access };
        if (isStarred) await unwrap(api.POST('/flight/star/{id}', { params: shown }));
        else await unwrap(api.DELETE('/flight/star/{id}', { params: { path } }));
      },
      onSuccess: async (_nothing, isStarred, _result, { client }) => {
        client.setQueryData(flightQueries.detail(api, id).queryKey, (flight) =>
          flight ? withStar(flight, isStarred) : flight,
        );
        await client.invalidateQueries({ queryKey: operationKey(listFlightStars, { id }) });
        await refreshLists(client);
      },
    }),

  /** Chooses a flight as that of its month, or lets stars choose again. */
  pin: (api: Api, id: number) =>
    mutationOptions({
      mutationFn: async (isPinned: boolean): Promise<void> => {
        const values = { params: { path: { id } } };
        if (isPinned) await unwrap(api.POST('/flight/{id}/pin', values));
        else await unwrap(api.DELETE('/flight/{id}/pin', values));
      },
      onSuccess: async (_nothing, _isPinned, _result, { client }) => {
        await client.invalidateQueries({ queryKey: flightQueries.detail(api, id).queryKey });
        await refreshLists(client);
      },
    }),
};

/** The likes of others since the flight was loaded are not known. */
function withStar(flight: FlightDetail, isStarred: boolean): FlightDetail {
  const { starred: wasStarred = false, stars: before = 0, ...rest } = flight;
  const stars = before + Number(isStarred) - Number(wasStarred);
  return { ...rest, ...(stars > 0 && { stars }), ...(isStarred && { starred: true }) };
}
