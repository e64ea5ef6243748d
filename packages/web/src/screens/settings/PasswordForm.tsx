import { userMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { FormActions } from '@cloudstreet/ui/fields/Form';
import { PasswordField } from '@cloudstreet/ui/fields/PasswordField';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { rawTextOf } from '../../app/forms/form-values.js';
import { NewPasswordField } from '../../app/forms/PasswordFields.js';
import { refusalOf } from '../../app/forms/refusal.js';
import { useMessages } from '../../app/messages.js';

/** The form shows these errors. */
const EXPLAINED = [400, 422, 429];

/** Changes the password with the old one, and becomes empty again. */
export function PasswordForm() {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const [changes, setChanges] = useState(0);
  const { mutateAsync, isPending, error } = useMutation({
    ...userMutations.update(api),
    meta: { explains: EXPLAINED },
  });
  const refusal = refusalOf(error, EXPLAINED);

  async function change(values: FormData): Promise<void> {
    try {
      await mutateAsync({
        // Spaces are part of a password.
        old_password: rawTextOf(values, 'old_password'),
        password: rawTextOf(values, 'password'),
      });
      setChanges((before) => before + 1);
      toasts.push({
        type: 'success',
        title: messages['password.done'](),
        message: messages['password.done.message'](),
      });
    } catch {
      // It is shown in the form, or by a toast.
    }
  }

  return (
    <Section title={messages['password.title']()}>
      <AppForm
        failure={error}
        warnsOnLeave
        key={changes}
        fieldErrors={refusal?.fields}
        error={refusal?.status === 429 ? refusal.message : undefined}
        onSubmit={change}
      >
        <PasswordField
          label={messages['password.old']()}
          name="old_password"
          purpose="current-password"
          isRequired
          requiredMessage={messages['password.old.required']()}
        />
        <NewPasswordField label={messages['password.new']()} name="password" />
        <FormActions>
          <Button type="submit" isPending={isPending}>
            {messages['password.submit']()}
          </Button>
        </FormActions>
      </AppForm>
    </Section>
  );
}
