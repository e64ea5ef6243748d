import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { Me } from '../models.js';
import { unwrap } from '../unwrap.js';
import { uploadUserImage } from '../upload-user-image.js';
import { userQueries } from './user.js';

export const userImageMutations = {
  /** Sets the profile image of the user. */
  set: (api: Api) =>
    mutationOptions({
      mutationFn: (image: Blob) => uploadUserImage(api, image),
      onSuccess: (me, _image, _result, { client }) => take(client, api, me),
    }),

  /** Removes the profile image. */
  delete: (api: Api) =>
    mutationOptions({
      mutationFn: () => unwrap(api.DELETE('/user/image')),
      onSuccess: (me, _variables, _result, { client }) => take(client, api, me),
    }),
};

async function take(client: QueryClient, api: Api, me: Me): Promise<void> {
  client.setQueryData(userQueries.me(api).queryKey, me);
  await client.invalidateQueries({ queryKey: userQueries.detail(api, me.id).queryKey });
}
