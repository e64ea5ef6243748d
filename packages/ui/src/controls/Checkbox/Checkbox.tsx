import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps,
  FieldError,
} from 'react-aria-components';
import { useMessages } from '../../messages/MessagesProvider.js';
import * as styles from './Checkbox.css.js';

export interface CheckboxProps
  extends Omit<CheckboxFieldProps, 'children' | 'className' | 'style'> {
  /** Label; pressing it toggles the box. */
  children: ReactNode;
  /** Message if the box is required and not ticked. */
  requiredMessage?: string;
}

/** A choice that takes effect when its form is submitted. */
export function Checkbox({ children, requiredMessage, ...props }: CheckboxProps) {
  const messages = useMessages();
  return (
    <CheckboxField {...props} className={styles.field}>
      <CheckboxButton className={styles.checkbox}>
        <span className={styles.box}>
          <Check size={16} strokeWidth={3} className={styles.mark} aria-hidden />
        </span>
        <span>{children}</span>
      </CheckboxButton>
      <FieldError className={styles.error}>
        {({ validationDetails, validationErrors }) => {
          const problem = validationDetails.valueMissing
            ? (requiredMessage ?? messages['field.required']())
            : validationErrors.join(' ');
          // Several boxes may share one error message elsewhere.
          return (
            problem !== '' && (
              <>
                <CircleAlert size={16} aria-hidden />
                <span>{problem}</span>
              </>
            )
          );
        }}
      </FieldError>
    </CheckboxField>
  );
}
