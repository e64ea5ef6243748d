import type { FormEvent } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Group,
  Input,
  TextArea,
} from 'react-aria-components';
import * as styles from '../Field.css.js';
import { FieldFoot, FieldLabel, type FieldProps } from '../FieldParts.js';

type InputProps =
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'minLength'
  | 'maxLength'
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'validate';

export interface TextFieldProps extends FieldProps, Pick<AriaTextFieldProps, InputProps> {
  type?: 'text' | 'email' | 'url' | 'tel';
  /** A regular expression that the whole value must match. */
  pattern?: string;
  /** Message for a value that does not match the pattern. */
  patternMessage?: string;
  /** Example of the expected input. It must not be the only explanation. */
  placeholder?: string;
  /** Number of lines; one by default. */
  lines?: number;
}

/** A text of one line or several. Empty texts are checked only by `isRequired`. */
export function TextField(props: TextFieldProps) {
  const { label, hint, requiredMessage, patternMessage, validate, ...others } = props;
  const { placeholder = '', lines = 1, ...rest } = others;
  return (
    <AriaTextField
      {...rest}
      {...(validate && { validate: (value) => (value === '' ? null : validate(value)) })}
      className={styles.field}
    >
      <FieldLabel label={label} isOptional={rest.isRequired !== true} />
      <Group className={styles.box}>
        {lines > 1 ? (
          <TextArea
            className={styles.input}
            rows={lines}
            placeholder={placeholder}
            onInput={clearErrorOnceValid}
          />
        ) : (
          <Input className={styles.input} placeholder={placeholder} onInput={clearErrorOnceValid} />
        )}
      </Group>
      <FieldFoot
        hint={hint}
        requiredMessage={requiredMessage}
        patternMessage={patternMessage}
        minLength={rest.minLength}
      />
    </AriaTextField>
  );
}

/**
 * Removes the error message as soon as the text is valid. By default it disappears when the field
 * loses focus, and then the button below moves while it is being pressed.
 */
function clearErrorOnceValid({
  currentTarget,
}: FormEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  if (currentTarget.validity.valid) {
    currentTarget.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
