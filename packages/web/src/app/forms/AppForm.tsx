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
      <Unsent failure={failure} />
    </Form>
  );
}

/** The same for what is sent without a form. */
export function Unsent({ failure }: Pick<AppFormProps, 'failure'>) {
  const messages = useMessages();
  if (!isUnsent(failure)) return null;
  return (
    <p role="alert" className={styles.unsent}>
      {messages['form.unsent']()}
    </p>
  );
}
