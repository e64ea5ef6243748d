import type { CompetitionStatus } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ConfirmDialog, Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { Select } from '@cloudstreet/ui/fields/Select';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { useState } from 'react';
import { AppForm } from '../forms/AppForm.js';
import { textOf } from '../forms/form-values.js';
import { isRequestError } from '../forms/refusal.js';
import { useMessages } from '../messages.js';
import { nextStatuses, reopens } from './competition-statuses.js';

/** A new status, with a reason if it reopens a result. */
export interface StatusChange {
  readonly status: CompetitionStatus;
  readonly note?: string;
}

export interface StatusSelectProps {
  status: CompetitionStatus;
  /** Status that is being saved. */
  saving: CompetitionStatus | undefined;
  error: Error | null;
  /** Saves a change. The promise tells whether it is saved. */
  onChange: (change: StatusChange) => Promise<boolean>;
}

/** Chooses one of the statuses that may follow: a final one after a question, an earlier one with a reason. */
export function StatusSelect({ status, saving, error, onChange }: StatusSelectProps) {
  const messages = useMessages();
  const [isReopening, setIsReopening] = useState(false);
  const [isFinishing, setIsFinishing] = useState(false);
  return (
    <>
      <Select
        look="chip"
        label={messages['competition.status']()}
        isRequired
        options={nextStatuses(status).map((one) => ({
          id: one,
          label: messages['central.status']({ status: one }),
        }))}
        value={saving ?? status}
        onChange={(next) => {
          if (reopens(next, status)) setIsReopening(true);
          else if (next === 'final_result' && next !== status) setIsFinishing(true);
          else if (next !== status) void onChange({ status: next });
        }}
      />
      {isFinishing && (
        <ConfirmDialog
          title={messages['competition.final.title']()}
          confirmLabel={messages['competition.final']()}
          tone="primary"
          isOpen
          onOpenChange={setIsFinishing}
          onConfirm={() => void onChange({ status: 'final_result' })}
        >
          {messages['competition.final.message']()}
        </ConfirmDialog>
      )}
      {isReopening && (
        <ReopenDialog
          isSaving={saving !== undefined}
          error={error}
          onReopen={(note) => onChange({ status: 'scoring', note })}
          onClose={() => setIsReopening(false)}
        />
      )}
    </>
  );
}

interface ReopenDialogProps {
  isSaving: boolean;
  error: Error | null;
  onReopen: (note: string) => Promise<boolean>;
  onClose: () => void;
}

function ReopenDialog({ isSaving, error, onReopen, onClose }: ReopenDialogProps) {
  const messages = useMessages();
  // The error may be of an earlier change.
  const [isSent, setIsSent] = useState(false);
  const failure = isSent ? error : null;
  return (
    <Dialog title={messages['competition.reopen']()} isOpen onOpenChange={onClose}>
      <AppForm
        failure={failure}
        error={failure && !isRequestError(failure) ? failure.message : undefined}
        onSubmit={async (values) => {
          const isSaved = await onReopen(textOf(values, 'note'));
          if (isSaved) onClose();
          else setIsSent(true);
        }}
      >
        <p>{messages['competition.reopen.note']()}</p>
        <TextField
          label={messages['competition.reason']()}
          hint={messages['competition.public']()}
          name="note"
          isRequired
          maxLength={300}
        />
        <DialogActions>
          <Button type="submit" tone="primary" isPending={isSaving}>
            {messages['competition.reopen']()}
          </Button>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}
