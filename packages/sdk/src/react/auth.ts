import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { RequestBody } from '../contract.js';
import { type Credentials, signIn } from '../sign-in.js';
import { unwrap } from '../unwrap.js';
import { dropHiddenAnswers, forgetAnswers } from './forget-answers.js';
import { userQueries } from './user.js';

export const authQueries = {
  /** Confirms an address by the token of a mail's link; doing so again does no harm. */
  verification: (api: Api, token: string) =>
    queryOptions({
      queryKey: ['auth', 'verification', token],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/auth/verify-email/{token}', { params: { path: { token } }, signal })),
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /** The programs that are signed in to the account. */
  clients: (api: Api) =>
    queryOptions({
      queryKey: ['auth', 'client'],
      queryFn: ({ signal }) => unwrap(api.GET('/auth/client', { signal })),
    }),
};

/** Whose mail is asked for. */
export interface MailRequest {
  email: string;
  /** Solved, where the instance asks for one. */
  captcha?: string;
}

export const authMutations = {
  /** Ends all sessions of the account, this one included; then as after `sessionMutations.signOut`. */
  signOutEverywhere: (api: Api) =>
    mutationOptions({
      mutationFn: () =>
        unwrap(api.POST('/auth/logout', { params: { query: { everywhere: true } } })),
      onSuccess: (_answer, _variables, _result, { client }) => {
        api.session.end();
        client.setQueryData(userQueries.me(api).queryKey, null);
        dropHiddenAnswers(client);
      },
    }),

  /** Brings a deleted account back, and signs in with it. */
  restore: (api: Api) =>
    mutationOptions({
      mutationFn: async (credentials: Credentials) => {
        await unwrap(api.POST('/auth/restore', { body: credentials }));
        await signIn(api, credentials);
      },
      onSuccess: async (_answer, _credentials, _result, { client }) => {
        forgetAnswers(client);
        await client.invalidateQueries({ queryKey: userQueries.me(api).queryKey });
      },
    }),

  /** Ends the sessions of one program; those of programs without a name are asked for by ''. */
  deleteClient: (api: Api) =>
    mutationOptions({
      mutationFn: (clientId: string) =>
        unwrap(api.DELETE('/auth/client', { params: { query: { client_id: clientId } } })),
      onSuccess: (clients, _clientId, _result, { client }) => {
        client.setQueryData(authQueries.clients(api).queryKey, clients);
      },
    }),

  recoverPassword: (api: Api) =>
    mutationOptions({
      mutationFn: ({ email, ...body }: MailRequest) =>
        unwrap(api.POST('/auth/recover-password/{email}', { params: { path: { email } }, body })),
    }),

  resendVerification: (api: Api) =>
    mutationOptions({
      mutationFn: ({ email, ...body }: MailRequest) =>
        unwrap(
          api.POST('/auth/resend-verification/{email}', { params: { path: { email } }, body }),
        ),
    }),

  /** Sets a new password by the token of a mail's link. */
  resetPassword: (api: Api) =>
    mutationOptions({
      mutationFn: (body: RequestBody<'resetPassword'>) =>
        unwrap(api.POST('/auth/reset-password', { body })),
    }),

  /** Has a link sent to the address that the account is to have. */
  requestUpdateEmail: (api: Api) =>
    mutationOptions({
      mutationFn: (body: RequestBody<'requestUpdateEmail'>) =>
        unwrap(api.POST('/auth/request-update-email', { body })),
    }),

  /** Takes the new address by the token of that link. */
  updateEmail: (api: Api) =>
    mutationOptions({
      mutationFn: (token: string) =>
        unwrap(api.POST('/auth/update-email/{token}', { params: { path: { token } } })),
      onSuccess: async (_answer, _token, _result, { client }) => {
        await client.invalidateQueries({ queryKey: userQueries.me(api).queryKey });
      },
    }),

  /** Makes the signed-in user superuser, by the token of the one-time link. */
  claimSuperuser: (api: Api) =>
    mutationOptions({
      mutationFn: (token: string) =>
        unwrap(api.POST('/auth/superuser/{token}', { params: { path: { token } } })),
      onSuccess: (me, _token, _result, { client }) => {
        client.setQueryData(userQueries.me(api).queryKey, me);
      },
    }),
};
