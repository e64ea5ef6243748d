import { authMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Link } from '@cloudstreet/ui/controls/Link';
import { FormActions } from '@cloudstreet/ui/fields/Form';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useMutation } from '@tanstack/react-query';
import { CaptchaField } from '../../app/captcha/CaptchaField.js';
import { useCaptcha } from '../../app/captcha/use-captcha.js';
import { useApp } from '../../app/context.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { textOf } from '../../app/forms/form-values.js';
import { refusalOf } from '../../app/forms/refusal.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { MailSent } from './MailSent.js';

/** The form shows these errors. */
const EXPLAINED = [400, 422, 429];

export interface MailRequestProps {
  /** The purpose of the mail. */
  kind: 'recover' | 'resend';
  /** The address, if known. */
  email: string | undefined;
}

/** Form that requests a mail with a link: for a new password, or to confirm the address. */
export function MailRequest({ kind, email }: MailRequestProps) {
  const { api } = useApp();
  const messages = useMessages();
  const captcha = useCaptcha();
  const { mutateAsync, isPending, error, data } = useMutation({
    ...authMutations[kind === 'recover' ? 'recoverPassword' : 'resendVerification'](api),
    meta: { explains: EXPLAINED },
  });
  const refusal = refusalOf(error, EXPLAINED);
  const title = messages['mailRequest.title']({ kind });

  async function ask(values: FormData): Promise<void> {
    try {
      await mutateAsync({ email: textOf(values, 'email'), ...(await captcha.solved()) });
    } catch (reason) {
      captcha.afterFailure(reason);
    }
  }

  const back = <Link href="/auth/log-in">{messages['mailRequest.back']()}</Link>;
  if (data) return <MailSent title={title} message={data.msg} action={back} />;
  return (
    <AppPage width="narrow">
      <PageHeader title={title} note={messages['mailRequest.note']({ kind })} />
      <AppForm
        failure={error}
        fieldErrors={refusal?.fields}
        error={refusal?.message}
        onSubmit={ask}
      >
        <TextField
          label={messages['logIn.email']()}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email ?? ''}
          isRequired
          requiredMessage={messages['signUp.email.required']()}
        />
        <CaptchaField field={captcha.field} />
        <FormActions>
          <Button type="submit" tone="primary" isPending={isPending}>
            {messages['mailRequest.submit']()}
          </Button>
        </FormActions>
      </AppForm>
      <p>{back}</p>
    </AppPage>
  );
}
