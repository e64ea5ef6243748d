import { mutationOptions } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { Api } from '../client.js';
import { type Credentials, signIn, signOut } from '../sign-in.js';
import { unwrap } from '../unwrap.js';
import { userQueries } from './user.js';

export const authMutations = {
  signIn: (api: Api) =>
    mutationOptions({
      mutationFn: (credentials: Credentials) => signIn(api, credentials),
      onSuccess: async (_answer, _credentials, _result, { client }) => {
        await client.invalidateQueries({ queryKey: userQueries.me(api).queryKey });
      },
    }),

  signOut: (api: Api) =>
    mutationOptions({
      mutationFn: () => signOut(api),
      onSuccess: (_answer, _variables, _result, { client }) => {
        client.setQueryData(userQueries.me(api).queryKey, null);
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

/** Whether somebody is signed in; follows every change, also one made in another tab. */
export function useSignedIn(api: Api): boolean {
  const { store } = api.session;
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  return useSyncExternalStore(subscribe, () => store.get() !== undefined);
}
