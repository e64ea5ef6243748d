import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import { unansweredError } from '../errors.js';
import type { UploadOptions } from '../upload.js';
import { flightQueries, refreshLists } from './flight.js';

export const igcFileMutations = {
  /** Uploads one file; its flights are then in the cache, and lists are asked for anew. */
  upload: (api: Api) =>
    mutationOptions({
      mutationFn: async ({ file, ...options }: UploadOptions & { file: File }) => {
        // Code that cannot be loaded is as far away as the server.
        const { uploadFlight } = await import('../upload.js').catch((error: unknown) => {
          throw unansweredError(error);
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
