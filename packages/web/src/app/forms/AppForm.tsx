import { Form, type FormProps } from '@cloudstreet/ui/fields/Form';
import { useState } from 'react';
import { useMessages } from '../messages.js';
import { LeaveWarning } from '../page/LeaveWarning.js';
import { useTabGuard } from '../use-tab-guard.js';
import * as styles from './AppForm.css.js';
import { isRequestError } from './refusal.js';

export interface AppFormProps extends FormProps {
  /** Error of the last submission. */
  failure: Error | null | undefined;
  /** Whether to ask before the user leaves the page with unsaved input. */
  warnsOnLeave?: boolean;
}

/** A form that reports a missing response. The input stays. */
export function AppForm(props: AppFormProps) {
  const { failure, warnsOnLeave = false, children, onEntry, onSubmit, ...rest } = props;
  const [last, setLast] = useState<'entry' | 'sending'>();
  const isUnsaved = last === 'entry' || (last === 'sending' && Boolean(failure));
  return (
    <>
      <Form
        {...rest}
        onEntry={() => {
          setLast('entry');
          onEntry?.();
        }}
        onSubmit={(values) => {
          setLast('sending');
          return onSubmit(values);
        }}
      >
        {children}
        <Unsent failure={failure} hasInput />
      </Form>
      {warnsOnLeave && <LossWarning isActive={isUnsaved} />}
    </>
  );
}

function LossWarning({ isActive }: { isActive: boolean }) {
  const messages = useMessages();
  useTabGuard(() => isActive);
  return (
    <LeaveWarning
      isActive={isActive}
      title={messages['settings.leave.title']()}
      message={messages['form.leave.message']()}
    />
  );
}

export interface UnsentProps extends Pick<AppFormProps, 'failure'> {
  /** Whether the form still contains input. */
  hasInput?: boolean;
}

/** Reports a missing response for submissions without a form. */
export function Unsent({ failure, hasInput = false }: UnsentProps) {
  const messages = useMessages();
  if (!isRequestError(failure)) return null;
  return (
    <p role="alert" className={styles.unsent}>
      {messages['form.unsent']()}
      {hasInput && ` ${messages['form.unsent.kept']()}`}
    </p>
  );
}
