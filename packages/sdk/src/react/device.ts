import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { NewDevice } from '../models.js';
import { call } from '../operation.js';
import { connectDevice } from '../operations.js';
import { unwrap } from '../unwrap.js';
import { userQueries } from './user.js';

export const deviceMutations = {
  /** Connects the user to a tracker; `userQueries.me` then has it. */
  connect: (api: Api) =>
    mutationOptions({
      mutationFn: (device: NewDevice) => call(api, connectDevice, device),
      onSuccess: (_device, _given, _result, { client }) =>
        client.invalidateQueries({ queryKey: userQueries.me(api).queryKey }),
    }),

  disconnect: (api: Api) =>
    mutationOptions({
      mutationFn: (id: string) =>
        unwrap(api.DELETE('/user/device/{id}', { params: { path: { id } } })),
      onSuccess: (_nothing, _id, _result, { client }) =>
        client.invalidateQueries({ queryKey: userQueries.me(api).queryKey }),
    }),
};
