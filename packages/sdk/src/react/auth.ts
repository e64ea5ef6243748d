import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { RequestBody } from '../contract.js';
import { type Credentials, signIn } from '../sign-in.js';
import { unwrap } from '../unwrap.js';
import { removeHiddenAccountQueries, resetAccountQueries } from './account-queries.js';
import { userQueries } from './user.js';

export const authQueries = {
  /** Confirms an address with the token from a mail; can be repeated. */
  verification: (api: Api, token: string) =>
    queryOptions({
      queryKey: ['auth', 'verification', token],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/auth/verify-email/{token}', { params: { path: { token } }, signal })),
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /** The programs with a session of the account. */
  clients: (api: Api) =>
    queryOptions({
      queryKey: ['auth', 'client'],
      queryFn: ({ signal }) => unwrap(api.GET('/auth/client', { signal })),
    }),

  /** The personal access tokens of the account, without the tokens themselves. */
  personalTokens: (api: Api) =>
    queryOptions({
      queryKey: ['auth', 'personal-token'],
      queryFn: ({ signal }) => unwrap(api.GET('/auth/personal-token', { signal })),
    }),
};

/** Recipient of a requested mail. */
export interface MailRequest {
  email: string;
  /** Solved captcha, if the instance asks for one. */
  captcha?: string;
}

export const authMutations = {
  /** Ends all sessions of the account, including this one; otherwise like `sessionMutations.signOut`. */
  signOutEverywhere: (api: Api) =>
    mutationOptions({
      mutationFn: () =>
        unwrap(api.POST('/auth/logout', { params: { query: { everywhere: true } } })),
      onSuccess: (_response, _variables, _result, { client }) => {
        api.session.end();
        client.setQueryData(userQueries.me(api).queryKey, null);
        removeHiddenAccountQueries(client);
      },
    }),

  /** Restores a deleted account and signs in. */
  restore: (api: Api) =>
    mutationOptions({
      mutationFn: async (credentials: Credentials) => {
        await unwrap(api.POST('/auth/restore', { body: credentials }));
        await signIn(api, credentials);
      },
      onSuccess: async (_response, _credentials, _result, { client }) => {
        resetAccountQueries(client);
        await client.invalidateQueries({ queryKey: userQueries.me(api).queryKey });
      },
    }),

  /** Creates a personal access token. The response is the only one that contains it. */
  createPersonalToken: (api: Api) =>
    mutationOptions({
      mutationFn: (body: RequestBody<'createPersonalToken'>) =>
        unwrap(api.POST('/auth/personal-token', { body })),
      // The server may have created a token whose response was lost.
      onSettled: (...[, , , , { client }]) =>
        client.invalidateQueries({ queryKey: authQueries.personalTokens(api).queryKey }),
    }),

  /** Revokes a personal access token. */
  deletePersonalToken: (api: Api) =>
    mutationOptions({
      mutationFn: (id: number) =>
        unwrap(api.DELETE('/auth/personal-token/{id}', { params: { path: { id } } })),
      onSuccess: (tokens, _id, _result, { client }) => {
        client.setQueryData(authQueries.personalTokens(api).queryKey, tokens);
      },
    }),

  /** Ends the sessions of one program; '' stands for programs without a name. */
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

  /** Sets a new password with the token from a mail. */
  resetPassword: (api: Api) =>
    mutationOptions({
      mutationFn: (body: RequestBody<'resetPassword'>) =>
        unwrap(api.POST('/auth/reset-password', { body })),
    }),

  /** Sends a link to the new address of the account. */
  requestUpdateEmail: (api: Api) =>
    mutationOptions({
      mutationFn: (body: RequestBody<'requestUpdateEmail'>) =>
        unwrap(api.POST('/auth/request-update-email', { body })),
    }),

  /** Changes the address with the token of that link. */
  updateEmail: (api: Api) =>
    mutationOptions({
      mutationFn: (token: string) =>
        unwrap(api.POST('/auth/update-email/{token}', { params: { path: { token } } })),
      onSuccess: async (_response, _token, _result, { client }) => {
        await client.invalidateQueries({ queryKey: userQueries.me(api).queryKey });
      },
    }),

  /** Makes the user a superuser with the token of the one-time link. */
  claimSuperuser: (api: Api) =>
    mutationOptions({
      mutationFn: (token: string) =>
        unwrap(api.POST('/auth/superuser/{token}', { params: { path: { token } } })),
      onSuccess: (me, _token, _result, { client }) => {
        client.setQueryData(userQueries.me(api).queryKey, me);
      },
    }),
};
