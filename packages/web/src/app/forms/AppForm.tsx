import { Form, type FormProps } from '@cloudstreet/ui/fields/Form';
import { useMessages } from '../messages.js';
import * as styles from './AppForm.css.js';
import { isUnsent } from './refusal.js';

export interface AppFormProps extends FormProps {
  /** What came of sending it, if not what was hoped for. */
  failure: Error | null | undefined;
}

/** A form that says itself, where it was sent from, when no answer came. What was typed stays. */
export function AppForm({ failure, children, ...props }: AppFormProps) {
  return (
    <Form {...props}>
      {children}
      <Unsent failure={failure} hasInput />
    </Form>
  );
}

export interface UnsentProps extends Pick<AppFormProps, 'failure'> {
  /** Something was typed, which is still there. */
  hasInput?: boolean;
}

/** The same for what is sent without a form. */
export function Unsent({ failure, hasInput = false }: UnsentProps) {
  const messages = useMessages();
  if (!isUnsent(failure)) return null;
  return (
    <p role="alert" className={styles.unsent}>
      {messages['form.unsent']()}
      {hasInput && ` ${messages['form.unsent.kept']()}`}
    </p>
  );
}
