import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { MePatch, NewClubMembership, NewUser } from '../models.js';
import { call } from '../operation.js';
import { createExport, createUser, sendUserMessage } from '../operations.js';
import { unwrap } from '../unwrap.js';
import { removeHiddenAccountQueries } from './account-queries.js';
import { userQueries } from './user.js';

export const userMutations = {
  /** Creates an account without signing in. */
  create: (api: Api) =>
    mutationOptions({
      mutationFn: (user: NewUser) => call(api, createUser, user),
    }),

  /** Sends a message by mail, which shows the sender's address. */
  sendMessage: (api: Api, recipientId: number) =>
    mutationOptions({
      mutationFn: (message: string) =>
        call(api, sendUserMessage, { recipient_id: recipientId, message }),
    }),

  /** Creates a link to an archive of the account, valid for ten minutes. */
  createExport: (api: Api) => mutationOptions({ mutationFn: () => call(api, createExport) }),

  /**
   * Deletes the account with its password. The result has the time until which it can be restored.
   * Call `resetAccountQueries` afterwards for data of the account that is still displayed.
   */
  deleteMe: (api: Api) =>
    mutationOptions({
      mutationFn: (password: string) => unwrap(api.POST('/user/me/delete', { body: { password } })),
      onSuccess: (_response, _password, _result, { client }) => {
        api.session.end();
        client.setQueryData(userQueries.me(api).queryKey, null);
        removeHiddenAccountQueries(client);
      },
    }),

  /** Changes the account. An empty password is ignored. */
  update: (api: Api) =>
    mutationOptions({
      mutationFn: (patch: MePatch) =>
        unwrap(api.PATCH('/user/me', { body: withoutEmptyPassword(patch) })),
      onSuccess: async (me, _patch, _result, { client }) => {
        client.setQueryData(userQueries.me(api).queryKey, me);
        void client.invalidateQueries({ queryKey: userQueries.memberships(api).queryKey });
        await client.invalidateQueries({ queryKey: userQueries.detail(api, me.id).queryKey });
      },
    }),

  /** Replaces the memberships of clubs. */
  setMemberships: (api: Api) =>
    mutationOptions({
      mutationFn: (memberships: readonly NewClubMembership[]) =>
        unwrap(api.POST('/user/me/membership', { body: { memberships: memberships.slice() } })),
      onSuccess: (all, _memberships, _result, { client }) => {
        client.setQueryData(userQueries.memberships(api).queryKey, all);
      },
    }),
};

function withoutEmptyPassword(patch: MePatch): MePatch {
  if (patch.password) return patch;
  const { password: _new, old_password: _old, ...rest } = patch;
  return rest;
}
