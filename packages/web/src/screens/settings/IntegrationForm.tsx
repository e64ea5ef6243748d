import type { Instance } from '@cloudstreet/sdk';
import { userMutations, userQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { FormActions } from '@cloudstreet/ui/fields/Form';
import { PasswordField } from '@cloudstreet/ui/fields/PasswordField';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { rawTextOf, textOf } from '../../app/forms/form-values.js';
import { refusalOf } from '../../app/forms/refusal.js';
import { useMessages } from '../../app/messages.js';

/** The form shows these errors. */
const EXPLAINED = [422, 429, 503];

export interface IntegrationFormProps {
  service: Instance['integrations'][number];
  /** Called before the login is submitted, because this form may then disappear. */
  onSave: () => void;
}

/** Form for the login of a service. */
export function IntegrationForm({ service, onSave }: IntegrationFormProps) {
  const { api, queryClient, toasts } = useApp();
  const messages = useMessages();
  const { mutateAsync, isPending, error } = useMutation({
    ...userMutations.update(api),
    meta: { explains: EXPLAINED },
  });
  const refusal = refusalOf(error, EXPLAINED);

  async function save(values: FormData): Promise<void> {
    const login = {
      [`${service}_email`]: textOf(values, `${service}_email`),
      [`${service}_password`]: rawTextOf(values, `${service}_password`),
    };
    onSave();
    const me = await mutateAsync(login).catch(() => {});
    if (!me) return;
    await queryClient.invalidateQueries({ queryKey: userQueries.login(api, service).queryKey });
    const name = messages['integration.service']({ service });
    toasts.push({ type: 'success', title: messages['integration.saved']({ service: name }) });
  }

  return (
    <AppForm
      failure={error}
      warnsOnLeave
      fieldErrors={refusal?.fields}
      error={refusal && refusal.status !== 422 ? refusal.message : undefined}
      onSubmit={save}
    >
      <TextField
        label={messages['integration.email']()}
        name={`${service}_email`}
        type="email"
        autoComplete="off"
        maxLength={254}
        isRequired
        requiredMessage={messages['integration.email.required']()}
      />
      <PasswordField
        label={messages['integration.password']()}
        name={`${service}_password`}
        purpose="current-password"
        isRequired
        requiredMessage={messages['integration.password.required']()}
      />
      <FormActions>
        <Button type="submit" isPending={isPending}>
          {messages['integration.save']()}
        </Button>
      </FormActions>
    </AppForm>
  );
}
