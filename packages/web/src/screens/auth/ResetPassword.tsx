import { authMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { FormActions } from '@cloudstreet/ui/fields/Form';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { rawTextOf } from '../../app/forms/form-values.js';
import { NewPasswordField } from '../../app/forms/PasswordFields.js';
import { refusalOf } from '../../app/forms/refusal.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { LinkOutcome } from './LinkOutcome.js';

/** The form shows these errors. */
const EXPLAINED = [400, 422, 429];

/** Sets a new password by the link of a mail. */
export function ResetPassword({ token }: { token: string }) {
  const { api } = useApp();
  const messages = useMessages();
  const { mutateAsync, isPending, error, data } = useMutation({
    ...authMutations.resetPassword(api),
    meta: { explains: EXPLAINED },
  });
  const title = messages['mailRequest.title']({ kind: 'recover' });
  const refusal = refusalOf(error, EXPLAINED);

  if (data || refusal?.code === 'LINK_INVALID') {
    const action = refusal
      ? { href: '/auth/recover-password', label: messages['mailRequest.again']() }
      : { href: '/auth/log-in', label: messages['nav.logIn']() };
    return (
      <LinkOutcome
        title={title}
        isDone={!refusal}
        message={refusal?.message ?? data?.msg ?? ''}
        action={
          <ButtonLink tone="primary" href={action.href}>
            {action.label}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <AppPage width="narrow">
      <PageHeader title={title} />
      <AppForm
        failure={error}
        fieldErrors={refusal?.fields}
        error={refusal && messages['signUp.check']()}
        onSubmit={async (values) => {
          // The form or a toast shows the error.
          await mutateAsync({ token, new_password: rawTextOf(values, 'new_password') }).catch(
            () => {},
          );
        }}
      >
        <NewPasswordField label={messages['resetPassword.password']()} name="new_password" />
        <FormActions>
          <Button type="submit" tone="primary" isPending={isPending}>
            {messages['resetPassword.submit']()}
          </Button>
        </FormActions>
      </AppForm>
    </AppPage>
  );
}
