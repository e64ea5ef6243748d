import type { ReportKind, ReportReason } from '@cloudstreet/sdk';
import { moderationMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { Select } from '@cloudstreet/ui/fields/Select';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../context.js';
import { AppForm } from '../forms/AppForm.js';
import { refusalOf } from '../forms/refusal.js';
import { useMessages } from '../messages.js';

/** The form shows these errors. */
const EXPLAINED = [404, 422, 429];
const MAX_CHARACTERS = 500;
const FLYING: readonly ReportReason[] = ['wrong'];
const ANY: readonly ReportReason[] = ['offensive', 'privacy', 'copyright', 'spam', 'other'];

/** Asks for the reason of a report and sends it. */
export function ReportDialog(props: {
  kind: ReportKind;
  id: number | string;
  onClose: () => void;
}) {
  const { kind, id, onClose } = props;
  const { api, toasts } = useApp();
  const messages = useMessages();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [comment, setComment] = useState('');
  const { mutateAsync, isPending, error } = useMutation({
    ...moderationMutations.report(api),
    meta: { explains: EXPLAINED },
  });
  const refusal = refusalOf(error, EXPLAINED);
  const reasons = kind === 'flight' ? [...FLYING, ...ANY] : ANY;

  async function send(): Promise<void> {
    if (!reason) return;
    const text = comment.trim();
    try {
      await mutateAsync({ kind, id, reason, ...(text !== '' && { comment: text }) });
    } catch {
      // The form shows the error, and the input stays.
      return;
    }
    toasts.push({ type: 'success', title: messages['report.sent']() });
    onClose();
  }

  return (
    <Dialog title={messages['report.title']({ kind })} isOpen onOpenChange={onClose}>
      <AppForm
        failure={error}
        fieldErrors={refusal?.fields}
        error={refusal?.status === 422 ? undefined : refusal?.message}
        onSubmit={send}
      >
        <p>{messages['report.note']()}</p>
        <Select
          label={messages['report.reason']()}
          name="reason"
          isRequired
          requiredMessage={messages['report.reason.required']()}
          value={reason}
          onChange={setReason}
          options={reasons.map((each) => ({
            id: each,
            label: messages['report.reason.name']({ reason: each }),
          }))}
        />
        <TextField
          label={messages['report.comment']()}
          name="comment"
          lines={4}
          maxLength={MAX_CHARACTERS}
          isRequired={reason === 'other'}
          requiredMessage={messages['report.comment.required']()}
          value={comment}
          onChange={setComment}
        />
        <DialogActions>
          <Button type="submit" tone="primary" isPending={isPending}>
            {messages['report.send']()}
          </Button>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}
