import { ApiError, restorableUntil } from '@cloudstreet/sdk';
import { sessionMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Link } from '@cloudstreet/ui/controls/Link';
import { FormActions } from '@cloudstreet/ui/fields/Form';
import { PasswordField } from '@cloudstreet/ui/fields/PasswordField';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApp } from '../../app/context.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { rawTextOf, textOf } from '../../app/forms/form-values.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { pathWith } from '../../app/paths.js';
import { useMe } from '../../app/session.js';
import { RestoreAccount } from './RestoreAccount.js';

/**
 * Statuses for a wrong password, and for too many attempts with the waiting time. The server's
 * message is shown.
 */
const REFUSALS = [400, 429];

const HOME = '/';

/** Signs in and returns to the previous page. */
export function LogIn({ redirect }: { redirect: string | undefined }) {
  const { api } = useApp();
  const messages = useMessages();
  const router = useRouter();
  const me = useMe();
  useEffect(() => {
    // Also after a sign-in in another tab.
    if (me) router.history.replace(redirect ?? HOME);
  }, [me, router, redirect]);
  const { mutateAsync, isPending, error, variables } = useMutation({
    ...sessionMutations.signIn(api),
    // A wrong password does not mean a lost session. The form shows it.
    meta: { explains: REFUSALS },
  });
  const restoreUntil = restorableUntil(error);
  const refusal =
    error && isRefusal(error) && restoreUntil === undefined ? error.message : undefined;

  async function logIn(values: FormData): Promise<void> {
    try {
      await mutateAsync({
        email: textOf(values, 'email'),
        password: rawTextOf(values, 'password'),
      });
      router.history.replace(redirect ?? HOME);
    } catch {
      // It is shown in the form, or by a toast.
    }
  }

  return (
    <AppPage width="narrow">
      <PageHeader title={messages['logIn.title']()} />
      <AppForm failure={error} error={refusal} onSubmit={logIn}>
        <TextField
          label={messages['logIn.email']()}
          name="email"
          type="email"
          autoComplete="username"
          isRequired
        />
        <PasswordField
          label={messages['logIn.password']()}
          name="password"
          purpose="current-password"
          isRequired
        />
        <FormActions>
          <Button type="submit" tone="primary" isPending={isPending}>
            {messages['logIn.submit']()}
          </Button>
        </FormActions>
      </AppForm>
      {error instanceof ApiError && error.code === 'email_unverified' && (
        <p>
          <Link href="/auth/resend-verification">{messages['mailRequest.again']()}</Link>
        </p>
      )}
      {variables && restoreUntil !== undefined && (
        <RestoreAccount
          credentials={variables}
          until={restoreUntil}
          onRestored={() => router.history.replace(redirect ?? HOME)}
        />
      )}
      <p>
        <Link href="/auth/recover-password">{messages['logIn.forgotten']()}</Link>
      </p>
      <p>
        {messages['logIn.noAccount']()}{' '}
        <Link href={pathWith('/auth/sign-up', { redirect })}>{messages['nav.signUp']()}</Link>
      </p>
      {redirect?.startsWith('/upload') && (
        <p>
          <Link href="/try">{messages['home.try']()}</Link>
        </p>
      )}
    </AppPage>
  );
}

function isRefusal(error: Error): boolean {
  return error instanceof ApiError && REFUSALS.includes(error.status);
}
