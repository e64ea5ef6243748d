import { TextField, type TextFieldProps } from '@cloudstreet/ui/fields/TextField';
import { useMessages } from '../messages.js';

/** Membership number of the Soaring Society of America. */
export function SsaField(props: Pick<TextFieldProps, 'value' | 'onChange'>) {
  const messages = useMessages();
  return (
    <TextField
      {...props}
      label={messages['profile.ssa']()}
      hint={messages['profile.ssa.hint']()}
      name="ssa_id"
      autoComplete="off"
      maxLength={20}
    />
  );
}
