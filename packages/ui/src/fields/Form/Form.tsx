import type { ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import * as styles from './Form.css.js';

export interface FormProps {
  children: ReactNode;
  /** Called with valid values only; the fields' names are the keys. */
  onSubmit: (values: FormData) => void;
  /** What a server found wrong, by field name; it stands below the field until that is changed. */
  fieldErrors?: Readonly<Record<string, string>> | undefined;
  /** What is wrong with the whole, announced above the fields. */
  error?: string | undefined;
}

/** Fields that are sent together. The first wrong one gets the focus. */
export function Form({ children, onSubmit, fieldErrors, error }: FormProps) {
  return (
    <AriaForm
      className={styles.form}
      {...(fieldErrors && { validationErrors: fieldErrors })}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {children}
    </AriaForm>
  );
}

/** The buttons at the foot of a form. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
