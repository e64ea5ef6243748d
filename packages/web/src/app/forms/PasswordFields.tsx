import { PasswordField } from '@cloudstreet/ui/fields/PasswordField';
import { useMessages } from '../messages.js';

export interface NewPasswordFieldProps {
  label: string;
  name: string;
}

/** A new password, with the rules of the server. */
export function NewPasswordField({ label, name }: NewPasswordFieldProps) {
  const messages = useMessages();
  return (
    <PasswordField
      label={label}
      hint={messages['signUp.password.hint']()}
      name={name}
      purpose="new-password"
      minLength={8}
      isRequired
      requiredMessage={messages['signUp.password.required']()}
    />
  );
}

/** Current password of the user, as proof of identity. */
export function OwnPasswordField() {
  const messages = useMessages();
  return (
    <PasswordField
      label={messages['email.password']()}
      name="password"
      purpose="current-password"
      isRequired
      requiredMessage={messages['email.password.required']()}
    />
  );
}
