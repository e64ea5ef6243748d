import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { Imports } from '../models.js';
import type { SendFormOptions } from '../send-form.js';
import { unwrap } from '../unwrap.js';
import { uploadArchive } from '../upload-archive.js';
import { userQueries } from './user.js';

/** An archive, and who is told how far it is. */
export interface ArchiveToSend extends SendFormOptions {
  readonly archive: Blob;
}

/** Between two looks at an import that runs. */
const LOOK_EVERY_MS = 1500;

export const importQueries = {
  /** The import of an archive that runs, or the last one; asked for again as long as it runs. */
  latest: (api: Api) =>
    queryOptions({
      queryKey: [...userQueries.all, 'import'],
      queryFn: ({ signal }) => unwrap(api.GET('/user/me/import', { signal })),
      refetchInterval: ({ state }) => (isRunning(state.data) ? LOOK_EVERY_MS : false),
    }),
};

export const importMutations = {
  /** Sends an archive. */
  create: (api: Api) =>
    mutationOptions({
      // By which a page that was left finds it again.
      mutationKey: [...importQueries.latest(api).queryKey, 'create'],
      mutationFn: ({ archive, ...options }: ArchiveToSend) => uploadArchive(api, archive, options),
      onSuccess: (imports, _archive, _result, { client }) => {
        client.setQueryData(importQueries.latest(api).queryKey, imports);
      },
    }),

  /** Stops the import that runs; what came in stays. */
  cancel: (api: Api) =>
    mutationOptions({
      mutationFn: () => unwrap(api.DELETE('/user/me/import')),
      onSuccess: (imports, _variables, _result, { client }) => {
        client.setQueryData(importQueries.latest(api).queryKey, imports);
      },
    }),
};

function isRunning(imports: Imports | undefined): boolean {
  return imports?.latest?.status === 'running';
}
