import { authMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { FormActions } from '@cloudstreet/ui/fields/Form';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { focusOnMount } from '../../app/focus-on-mount.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { rawTextOf, textOf } from '../../app/forms/form-values.js';
import { OwnPasswordField } from '../../app/forms/PasswordFields.js';
import { refusalOf } from '../../app/forms/refusal.js';
import { useMessages } from '../../app/messages.js';
import * as styles from './Settings.css.js';

/** The form shows these errors. */
const EXPLAINED = [400, 422, 429];

/** Requests a link for a new address of the account. */
export function EmailForm({ email }: { email: string }) {
  const { api } = useApp();
  const messages = useMessages();
  const { mutateAsync, isPending, error, data } = useMutation({
    ...authMutations.requestUpdateEmail(api),
    meta: { explains: EXPLAINED },
  });
  const refusal = refusalOf(error, EXPLAINED);

  return (
    <Section title={messages['email.title']()}>
      <p className={styles.hint}>{messages['email.now']({ email })}</p>
      {data ? (
        <output ref={focusOnMount} tabIndex={-1} className={styles.notice}>
          {data.msg}
        </output>
      ) : (
        <AppForm
          failure={error}
          warnsOnLeave
          fieldErrors={refusal?.fields}
          error={refusal?.status === 429 ? refusal.message : undefined}
          onSubmit={async (values) => {
            // The form or a toast shows the error.
            await mutateAsync({
              new_email: textOf(values, 'new_email'),
              password: rawTextOf(values, 'password'),
            }).catch(() => {});
          }}
        >
          <TextField
            label={messages['email.new']()}
            name="new_email"
            type="email"
            autoComplete="email"
            maxLength={254}
            isRequired
            requiredMessage={messages['signUp.email.required']()}
          />
          <OwnPasswordField />
          <FormActions>
            <Button type="submit" isPending={isPending}>
              {messages['email.submit']()}
            </Button>
          </FormActions>
        </AppForm>
      )}
    </Section>
  );
}
