import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Group, Input, TextField, type TextFieldProps, ToggleButton } from 'react-aria-components';
import { useMessages } from '../../messages/MessagesProvider.js';
import * as styles from '../Field.css.js';
import { FieldFoot, FieldLabel, type FieldProps } from '../FieldParts.js';

export interface PasswordFieldProps
  extends FieldProps,
    Pick<TextFieldProps, 'value' | 'onChange' | 'minLength'> {
  /** Whether password managers fill in the current password or suggest a new one. */
  purpose: 'current-password' | 'new-password';
}

/** A password that can be made visible while it is typed. */
export function PasswordField(all: PasswordFieldProps) {
  const { label, hint, requiredMessage, purpose, ...props } = all;
  const messages = useMessages();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete={purpose}
      className={styles.field}
    >
      <FieldLabel label={label} isOptional={props.isRequired !== true} />
      <Group className={styles.box}>
        <Input className={styles.input} spellCheck={false} autoCapitalize="none" />
        <ToggleButton
          className={styles.inner}
          aria-label={messages['field.showPassword']()}
          isSelected={isShown}
          onChange={setIsShown}
        >
          <Icon size={18} aria-hidden />
        </ToggleButton>
      </Group>
      <FieldFoot hint={hint} requiredMessage={requiredMessage} minLength={props.minLength} />
    </TextField>
  );
}
