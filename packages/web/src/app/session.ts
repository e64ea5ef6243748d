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

/** The signed-in account, for components below the router; see `useAccount`. */
export function useMe(): Me | null | undefined {
  return useAccount(useApp().api);
}

/**
 * The signed-in account: `undefined` while it is loading, `null` without a sign-in. Follows
 * a log-in or log-out in another tab.
 */
export function useAccount(api: Api): Me | null | undefined {
  const isSignedIn = useSignedIn(api);
  const { data } = useQuery({ ...userQueries.me(api), enabled: isSignedIn });
  return isSignedIn ? data : null;
}

/**
 * Logs out and opens the home page, because the current page may need an account. Drops files that
 * are not sent yet.
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
