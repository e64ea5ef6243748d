import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { Imports } from '../models.js';
import { unwrap } from '../unwrap.js';
import type { UploadCallOptions } from '../upload.js';
import { uploadArchive } from '../upload-archive.js';
import { userQueries } from './user.js';

/** An archive and a progress callback. */
export interface ArchiveToSend extends UploadCallOptions {
  readonly archive: Blob;
}

/** Polling interval of a running import. */
const LOOK_EVERY_MS = 1500;

export const importQueries = {
  /** The running or latest import, polled while it runs. */
  latest: (api: Api) =>
    queryOptions({
      queryKey: [...userQueries.all, 'import'],
      queryFn: ({ signal }) => unwrap(api.GET('/user/me/import', { signal })),
      refetchInterval: ({ state }) => (isRunning(state.data) ? LOOK_EVERY_MS : false),
    }),
};

export const importMutations = {
  /** Uploads an archive. */
  create: (api: Api) =>
    mutationOptions({
      // A page opened later finds the import by this query.
      mutationKey: [...importQueries.latest(api).queryKey, 'create'],
      mutationFn: ({ archive, ...options }: ArchiveToSend) => uploadArchive(api, archive, options),
      onSuccess: (imports, _archive, _result, { client }) => {
        client.setQueryData(importQueries.latest(api).queryKey, imports);
      },
    }),

  /** Cancels the running import; imported data stays. */
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
