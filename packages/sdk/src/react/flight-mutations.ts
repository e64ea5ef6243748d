import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import { downloadFlights, downloadIgcFile } from '../download.js';
import type { FlightFilter, FlightPatch, ListFormat } from '../models.js';
import { unwrap } from '../unwrap.js';
import { coachQueries } from './coach.js';
import { flightQueries, refreshLists } from './flight.js';
import { storeResponse } from './store-response.js';

export interface FlightUpdate {
  id: number;
  patch: FlightPatch;
  /** Token in the `edit_token` of an upload without sign-in. */
  editToken?: string | undefined;
}

export const flightMutations = {
  /** Downloads a whole list as a file. */
  download: (api: Api, filter: FlightFilter) =>
    mutationOptions({
      mutationFn: (format: ListFormat) => downloadFlights(api, filter, format),
    }),

  /** Downloads the IGC file of a flight by the id of `igc_file`. */
  downloadFile: (api: Api, id: number) =>
    mutationOptions({ mutationFn: () => downloadIgcFile(api, id) }),

  update: (api: Api) =>
    mutationOptions({
      mutationFn: ({ id, patch, editToken }: FlightUpdate) =>
        unwrap(
          api.PATCH('/flightdetail/{id}', {
            params: { path: { id } },
            body: patch,
            ...(editToken !== undefined && { headers: { 'Edit-Token': editToken } }),
          }),
        ),
      onSuccess: async (flight, { id }, _result, { client }) => {
        await storeResponse(client, flightQueries.detail(api, id).queryKey, flight);
        // It was computed for the flight before the change.
        void client.resetQueries({ queryKey: [...coachQueries.all, id] });
        await refreshLists(client);
      },
    }),

  delete: (api: Api) =>
    mutationOptions({
      mutationFn: (id: number) =>
        unwrap(api.DELETE('/flightdetail/{id}', { params: { path: { id } } })),
      onSuccess: async (_response, id, _result, { client }) => {
        await refreshLists(client);
        // Last, because a page that still shows the flight would load it again.
        client.removeQueries({ queryKey: flightQueries.detail(api, id).queryKey });
        client.removeQueries({ queryKey: flightQueries.track(api, id).queryKey });
      },
    }),
};
