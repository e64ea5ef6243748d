import { mutationOptions } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { Api } from '../client.js';
import { type Credentials, signIn, signOut } from '../sign-in.js';
import { removeHiddenAccountQueries, resetAccountQueries } from './account-queries.js';
import { userQueries } from './user.js';

export const sessionMutations = {
  signIn: (api: Api) =>
    mutationOptions({
      mutationFn: (credentials: Credentials) => signIn(api, credentials),
      onSuccess: async (_response, _credentials, _result, { client }) => {
        resetAccountQueries(client);
        await client.invalidateQueries({ queryKey: userQueries.me(api).queryKey });
      },
    }),

  /** Call `resetAccountQueries` afterwards for data of the account that is still displayed. */
  signOut: (api: Api) =>
    mutationOptions({
      mutationFn: () => signOut(api),
      onSuccess: (_response, _variables, _result, { client }) => {
        client.setQueryData(userQueries.me(api).queryKey, null);
        removeHiddenAccountQueries(client);
      },
    }),
};

/** Returns whether a user is signed in, and follows every change, also in other tabs. */
export function useSignedIn(api: Api): boolean {
  const { store } = api.session;
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  return useSyncExternalStore(subscribe, () => store.get() !== undefined);
}
