import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { FlightDetail } from '../models.js';
import { call } from '../operation.js';
import {
  listFlightStars,
  pinFlightOfMonth,
  starFlight,
  unpinFlightOfMonth,
  unstarFlight,
} from '../operations.js';
import { flightQueries, refreshLists } from './flight.js';
import { operationKey } from './operation.js';

export const starMutations = {
  /** Likes a flight or stops liking it. */
  set: (api: Api, id: number) =>
    mutationOptions({
      mutationFn: async (isStarred: boolean): Promise<void> => {
        await call(api, isStarred ? starFlight : unstarFlight, { id });
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
        await call(api, isPinned ? pinFlightOfMonth : unpinFlightOfMonth, { id });
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
