import { mutationOptions } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { Api } from '../client.js';
import { type Credentials, signIn, signOut } from '../sign-in.js';
import { dropHiddenAnswers, forgetAnswers } from './forget-answers.js';
import { userQueries } from './user.js';

export const sessionMutations = {
  signIn: (api: Api) =>
    mutationOptions({
      mutationFn: (credentials: Credentials) => signIn(api, credentials),
      onSuccess: async (_answer, _credentials, _result, { client }) => {
        forgetAnswers(client);
        await client.invalidateQueries({ queryKey: userQueries.me(api).queryKey });
      },
    }),

  /** What was answered to the account and is still shown is to be forgotten by `forgetAnswers`. */
  signOut: (api: Api) =>
    mutationOptions({
      mutationFn: () => signOut(api),
      onSuccess: (_answer, _variables, _result, { client }) => {
        client.setQueryData(userQueries.me(api).queryKey, null);
        dropHiddenAnswers(client);
      },
    }),
};

/** Whether somebody is signed in; follows every change, also one made in another tab. */
export function useSignedIn(api: Api): boolean {
  const { store } = api.session;
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  return useSyncExternalStore(subscribe, () => store.get() !== undefined);
}
