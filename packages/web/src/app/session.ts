import type { Api, Me } from '@cloudstreet/sdk';
import {
  resetAccountQueries,
  sessionMutations,
  userQueries,
  useSignedIn,
} from '@cloudstreet/sdk/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApp } from './context.js';

/** Returns the signed-in account, for components below the router; see `useAccount`. */
export function useMe(): Me | null | undefined {
  return useAccount(useApp().api);
}

/**
 * Returns the signed-in account: `undefined` while loading, `null` if signed out. Follows sign-in
 * and sign-out in other tabs.
 */
export function useAccount(api: Api): Me | null | undefined {
  const isSignedIn = useSignedIn(api);
  const { data } = useQuery({ ...userQueries.me(api), enabled: isSignedIn });
  return isSignedIn ? data : null;
}

/**
 * Returns a function that signs out and opens the home page, because the current page may need an
 * account. Files that are not sent yet are dropped.
 */
export function useLogOut(): () => void {
  const { api, queryClient, uploads } = useApp();
  const router = useRouter();
  const { mutate } = useMutation(sessionMutations.signOut(api));
  return () => {
    uploads.forget();
    mutate(undefined, {
      onSettled: () => {
        const leaving = router.navigate({ to: '/', ignoreBlocker: true });
        void leaving.finally(() => resetAccountQueries(queryClient));
      },
    });
  };
}
