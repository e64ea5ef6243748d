import { ApiError, type NewUser, signIn, unwrap } from '@cloudstreet/sdk';
import { userQueries } from '@cloudstreet/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';

/** Creates an account and logs in with it, then goes on to `redirect`. */
export function useSignUp(redirect: string | undefined) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const router = useRouter();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async (user: NewUser) => {
      const { name } = await unwrap(api.POST('/user', { body: user }));
      const isSignedIn = await signIn(api, user).then(
        () => true,
        () => false,
      );
      return { name, isSignedIn };
    },
    onSuccess: async (_created, _user, _result, { client }) => {
      await client.invalidateQueries({ queryKey: userQueries.me(api).queryKey });
    },
    // They stand in the form.
    meta: { explains: [400, 409, 422] },
  });

  /** Settles when all is done; what went wrong is in `error`. */
  async function signUp(user: NewUser): Promise<void> {
    try {
      const { name, isSignedIn } = await mutateAsync(user);
      toasts.push({ type: 'success', title: messages['signUp.done']({ name }) });
      if (isSignedIn) router.history.replace(redirect ?? '/');
      // The account is there; only logging in did not work.
      else await router.navigate({ to: '/auth/log-in', search: redirect ? { redirect } : {} });
    } catch {
      // It is shown in the form, or by a toast.
    }
  }
  return { signUp, isPending, error: error instanceof ApiError ? error : undefined };
}
