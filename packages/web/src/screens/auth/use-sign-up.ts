import { type NewUser, signIn, unwrap } from '@cloudstreet/sdk';
import { resetAccountQueries, userQueries } from '@cloudstreet/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Captcha } from '../../app/captcha/use-captcha.js';
import { useApp } from '../../app/context.js';
import { refusalOf } from '../../app/forms/refusal.js';
import { useMessages } from '../../app/messages.js';

/** The form shows these errors. */
const EXPLAINED = [400, 409, 422];

/** Creates an account, signs in, and opens `redirect`. */
export function useSignUp(redirect: string | undefined, captcha: Captcha) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const router = useRouter();
  const { mutateAsync, isPending, error, data } = useMutation({
    mutationFn: async (user: NewUser) => {
      const { is_verified: isVerified } = await unwrap(api.POST('/user', { body: user }));
      const isSignedIn =
        isVerified &&
        (await signIn(api, user).then(
          () => true,
          () => false,
        ));
      return { isVerified, isSignedIn };
    },
    onSuccess: async ({ isSignedIn }, _user, _result, { client }) => {
      if (isSignedIn) resetAccountQueries(client);
      await client.invalidateQueries({ queryKey: userQueries.me(api).queryKey });
    },
    meta: { explains: EXPLAINED },
  });

  /** Resolves when all is done. Errors are in `error`. */
  async function signUp(fields: NewUser): Promise<void> {
    try {
      const user = { ...fields, ...(await captcha.solved()) };
      const { isVerified, isSignedIn } = await mutateAsync(user);
      // The address must be verified first.
      if (!isVerified) return;
      toasts.push({
        type: 'success',
        title: messages['signUp.done']({ name: user.name }),
        // Otherwise the previous page is the next step.
        ...(redirect === undefined && { message: messages['welcome.upload.text']() }),
      });
      if (isSignedIn) router.history.replace(redirect ?? '/');
      // The account was created, and only the sign-in failed.
      else await router.navigate({ to: '/auth/log-in', search: redirect ? { redirect } : {} });
    } catch (reason) {
      // It is shown in the form, or by a toast.
      captcha.afterFailure(reason);
    }
  }
  return {
    signUp,
    isPending,
    /** Whether the new account waits for its verification. */
    hasMail: data?.isVerified === false,
    error: refusalOf(error, EXPLAINED),
    failure: error,
  };
}
