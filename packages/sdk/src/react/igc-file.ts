import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import { requestError } from '../errors.js';
import type { UploadOptions } from '../upload.js';
import { flightQueries, refreshLists } from './flight.js';

export const igcFileMutations = {
  /** Uploads one file, caches its flights and reloads lists. */
  upload: (api: Api) =>
    mutationOptions({
      mutationFn: async ({ file, ...options }: UploadOptions & { file: File }) => {
        // A failed code download counts as a network error.
        const { uploadFlight } = await import('../upload.js').catch((error: unknown) => {
          throw requestError(error);
        });
        return uploadFlight(api, file, options);
      },
      onSuccess: async (flights, _variables, _result, { client }) => {
        for (const flight of flights) {
          client.setQueryData(flightQueries.detail(api, flight.id).queryKey, flight);
        }
        await refreshLists(client);
      },
    }),
};
