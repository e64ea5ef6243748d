import { type ReactNode, useEffect, useRef } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import * as styles from './Form.css.js';

export interface FormProps {
  children: ReactNode;
  /**
   * Called only with valid values, by field name. The form is not submitted again until the
   * returned promise settles.
   */
  onSubmit: (values: FormData) => void | Promise<void>;
  /** Called when the user enters something, but not for autofill. */
  onEntry?: (() => void) | undefined;
  /** Error messages of the server by field name. Each stays until its field changes. */
  fieldErrors?: Readonly<Record<string, string>> | undefined;
  /** Error message of the whole form, announced and shown above the fields. */
  error?: string | undefined;
}

/**
 * Fields that are submitted together. After errors of browser or server, the first invalid field is
 * focused.
 */
export function Form({ children, onSubmit, onEntry, fieldErrors, error }: FormProps) {
  const isBusy = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);
  const errorRef = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (error !== undefined) errorRef.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  useEffect(() => {
    if (fieldErrors) focusFirst(formRef.current, fieldErrors);
  }, [fieldErrors]);
  useEffect(() => {
    const form = formRef.current;
    form?.addEventListener('input', clearErrorOnInput);
    return () => form?.removeEventListener('input', clearErrorOnInput);
  }, []);
  useEffect(() => {
    const form = formRef.current;
    const tell = ({ target }: Event) => {
      // Saved passwords are filled in without focus.
      if (target instanceof Element && target.matches(':focus')) onEntry?.();
    };
    form?.addEventListener('input', tell);
    return () => form?.removeEventListener('input', tell);
  }, [onEntry]);

  async function send(values: FormData): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await onSubmit(values);
    } finally {
      isBusy.current = false;
    }
  }

  return (
    <AriaForm
      ref={formRef}
      className={styles.form}
      {...(fieldErrors && { validationErrors: fieldErrors })}
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      {error !== undefined && (
        <p ref={errorRef} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {children}
    </AriaForm>
  );
}

/**
 * Focuses the first invalid field, because the focus is on the button when the response arrives.
 */
function focusFirst(form: HTMLFormElement | null, errors: Readonly<Record<string, string>>): void {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
  // The native element may be hidden. It passes the focus to the visible one.
  fields.find(({ name }) => Object.hasOwn(errors, name))?.checkValidity();
}

/**
 * Removes an error message while the field is edited. By default it disappears when the field loses
 * focus, and then the button below moves while it is being pressed.
 */
function clearErrorOnInput({ target }: Event): void {
  if (target instanceof Element && target.matches('[aria-invalid="true"]')) {
    target.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Buttons at the foot of a form. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
