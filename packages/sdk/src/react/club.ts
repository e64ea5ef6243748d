import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { ClubPagePatch } from '../models.js';
import { call } from '../operation.js';
import { getClub, setClubImage } from '../operations.js';
import { unwrap } from '../unwrap.js';
import { operationKey } from './operation.js';

/** Changes of administrators to the page of their club. */
export const clubMutations = {
  /** Changes website and description. */
  updatePage: (api: Api, id: number) =>
    mutationOptions({
      mutationFn: (body: ClubPagePatch) =>
        unwrap(api.PATCH('/club/{id}', { params: { path: { id } }, body })),
      onSuccess: (_club, _patch, _result, { client }) => reload(client),
    }),

  setImage: (api: Api, id: number) =>
    mutationOptions({
      mutationFn: (image: Blob) => call(api, setClubImage, { id, image }),
      onSuccess: (_club, _image, _result, { client }) => reload(client),
    }),

  deleteImage: (api: Api, id: number) =>
    mutationOptions({
      mutationFn: () => unwrap(api.DELETE('/club/{id}/image', { params: { path: { id } } })),
      onSuccess: (_club, _nothing, _result, { client }) => reload(client),
    }),
};

/** Reloads the page of a club, and lists of moderators. */
async function reload(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: operationKey(getClub) }),
    client.invalidateQueries({ queryKey: ['dashboard'] }),
  ]);
}
