import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { MePatch, NewUser } from '../models.js';
import { unwrap } from '../unwrap.js';
import { dropHiddenAnswers } from './forget-answers.js';
import { userQueries } from './user.js';

export const userMutations = {
  /** Creates an account; it does not sign in by that. */
  create: (api: Api) =>
    mutationOptions({
      mutationFn: (user: NewUser) => unwrap(api.POST('/user', { body: user })),
    }),

  /** Sends somebody a mail, which shows him one's own address. */
  sendMessage: (api: Api, recipientId: number) =>
    mutationOptions({
      mutationFn: (message: string) =>
        unwrap(api.POST('/usermessage', { body: { recipient_id: recipientId, message } })),
    }),

  /** Gets the address of an archive of all one's data, which is good for ten minutes. */
  createExport: (api: Api) =>
    mutationOptions({ mutationFn: () => unwrap(api.POST('/user/me/export')) }),

  /**
   * Deletes one's own account, by its password; what it answers says until when it can be restored.
   * What was answered to the account and is still shown is to be forgotten by `forgetAnswers`.
   */
  deleteMe: (api: Api) =>
    mutationOptions({
      mutationFn: (password: string) => unwrap(api.POST('/user/me/delete', { body: { password } })),
      onSuccess: (_answer, _password, _result, { client }) => {
        api.session.end();
        client.setQueryData(userQueries.me(api).queryKey, null);
        dropHiddenAnswers(client);
      },
    }),

  /** Changes one's own account; an empty password stays the one that there is. */
  update: (api: Api) =>
    mutationOptions({
      mutationFn: (patch: MePatch) =>
        unwrap(api.PATCH('/user/me', { body: withoutEmptyPassword(patch) })),
      onSuccess: async (me, _patch, _result, { client }) => {
        client.setQueryData(userQueries.me(api).queryKey, me);
        await client.invalidateQueries({ queryKey: userQueries.detail(api, me.id).queryKey });
      },
    }),
};

function withoutEmptyPassword(patch: MePatch): MePatch {
  if (patch.password) return patch;
  const { password: _new, old_password: _old, ...rest } = patch;
  return rest;
}
