import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { type ReactNode, useState } from 'react';
import { AppForm } from '../forms/AppForm.js';
import { refusalOf } from '../forms/refusal.js';
import { useMessages } from '../messages.js';

const MIN_CHARACTERS = 3;
const MAX_CHARACTERS = 500;
/** The form shows these errors. */
export const REASON_ERRORS = [403, 404, 422];

export interface ReasonDialogProps {
  title: string;
  /** Consequences of the action. */
  note: string;
  confirmLabel: string;
  isPending: boolean;
  error: Error | null;
  /** Fields before the reason. */
  children?: ReactNode;
  /** Acts with the reason; the dialog stays open if it rejects. */
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks a moderator for the reason that the user is told. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, note, confirmLabel, isPending, error, children, onConfirm, onClose } = props;
  const messages = useMessages();
  const [reason, setReason] = useState('');
  const refusal = refusalOf(error, REASON_ERRORS);

  async function confirm(): Promise<void> {
    try {
      await onConfirm(reason.trim());
    } catch {
      // The form shows the error, and the input stays.
      return;
    }
    onClose();
  }

  return (
    <Dialog title={title} isOpen onOpenChange={onClose} holdsInput={reason !== ''}>
      <AppForm
        failure={error}
        fieldErrors={refusal?.fields}
        error={refusal?.status === 422 ? undefined : refusal?.message}
        onSubmit={confirm}
      >
        <p>{note}</p>
        {children}
        <TextField
          label={messages['moderation.reason']()}
          name="reason"
          lines={3}
          isRequired
          requiredMessage={messages['moderation.reason.required']()}
          maxLength={MAX_CHARACTERS}
          validate={(value) =>
            value.trim().length < MIN_CHARACTERS ? messages['moderation.reason.required']() : null
          }
          value={reason}
          onChange={setReason}
        />
        <DialogActions>
          <Button type="submit" tone="primary" isPending={isPending}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}
