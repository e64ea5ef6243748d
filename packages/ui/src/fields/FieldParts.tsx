import { CircleAlert } from 'lucide-react';
import { FieldError as AriaFieldError, Label, Text } from 'react-aria-components';
import type { Messages } from '../generated/messages/types.js';
import { useMessages } from '../messages/MessagesProvider.js';
import * as styles from './Field.css.js';

/** Props of every field besides its value. */
export interface FieldProps {
  label: string;
  /** Help text that stays below the field. */
  hint?: string | undefined;
  /** Name under which a form sends the value and a server reports its errors. */
  name?: string;
  /** Whether a value is required. Other fields are marked as optional. */
  isRequired?: boolean;
  /** Message for an empty required field. */
  requiredMessage?: string;
  isDisabled?: boolean;
}

/** Props of fields that share an error message. */
export interface JointlyWrong {
  /** Id of the element with the error message. Without it the value is valid. */
  invalidBy?: string | undefined;
}

export interface FieldLabelProps {
  label: string;
  isOptional: boolean;
}

export function FieldLabel({ label, isOptional }: FieldLabelProps) {
  const messages = useMessages();
  return (
    <Label className={styles.label}>
      {label}
      {isOptional && (
        <>
          {/* Parts the words of the accessible name. */}{' '}
          <span className={styles.optional}>{messages['field.optional']()}</span>
        </>
      )}
    </Label>
  );
}

export interface FieldFootProps extends JointlyWrong {
  hint?: string | undefined;
  requiredMessage?: string | undefined;
  /** Message for a value that does not match the pattern. */
  patternMessage?: string | undefined;
  /** Minimum number of characters. The message contains the limit. */
  minLength?: number | undefined;
}

/** Returns the props that mark a field as invalid together with others. */
export function jointProps({ invalidBy }: JointlyWrong) {
  return invalidBy === undefined ? {} : { isInvalid: true, 'aria-describedby': invalidBy };
}

/**
 * Shows the hint and below it the error: a text of the kit for checks of the browser, or that of
 * the server.
 */
export function FieldFoot(props: FieldFootProps) {
  const { hint, invalidBy, ...words } = props;
  const messages = useMessages();
  return (
    <>
      {hint !== undefined && (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      )}
      {invalidBy === undefined && (
        <AriaFieldError className={styles.error}>
          {({ validationDetails, validationErrors }) => (
            <>
              <CircleAlert size={16} aria-hidden className={styles.errorSign} />
              <span>
                {reason(validationDetails, messages, words) ?? validationErrors.join(' ')}
              </span>
            </>
          )}
        </AriaFieldError>
      )}
    </>
  );
}

function reason(
  validity: ValidityState,
  messages: Messages,
  { requiredMessage, patternMessage, minLength = 0 }: Omit<FieldFootProps, 'hint' | 'invalidBy'>,
): string | undefined {
  if (validity.customError) return undefined;
  if (validity.valueMissing) return requiredMessage ?? messages['field.required']();
  if (validity.patternMismatch) return patternMessage ?? messages['field.pattern']();
  if (validity.typeMismatch) return messages['field.email']();
  if (validity.tooShort) return messages['field.tooShort']({ limit: minLength });
  if (validity.tooLong) return messages['field.tooLong']();
  if (validity.rangeUnderflow || validity.rangeOverflow) return messages['field.range']();
  return undefined;
}
