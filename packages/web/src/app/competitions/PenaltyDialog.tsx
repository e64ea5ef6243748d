import { ApiError, type TaskPenalty } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { NumberField } from '@cloudstreet/ui/fields/NumberField';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { useState } from 'react';
import { AppForm } from '../forms/AppForm.js';
import { textOf } from '../forms/form-values.js';
import { useMessages } from '../messages.js';

export interface PenaltyDialogProps {
  /** Name of the pilot. */
  name: string;
  penalty: TaskPenalty | undefined;
  isPending: boolean;
  error: Error | null;
  /** Saves a penalty, or removes it. */
  onSave: (penalty: TaskPenalty | null) => Promise<void>;
  onClose: () => void;
}

const MAX_POINTS = 1000;

/** Takes points off a result, with a reason that everyone can read. */
export function PenaltyDialog(props: PenaltyDialogProps) {
  const { name, penalty, isPending, error, onSave, onClose } = props;
  const messages = useMessages();
  const [points, setPoints] = useState(penalty?.points ?? NaN);
  return (
    <Dialog title={messages['competition.penalty.set']({ name })} isOpen onOpenChange={onClose}>
      <AppForm
        failure={error}
        fieldErrors={error instanceof ApiError ? error.fields : undefined}
        onSubmit={(values) => onSave({ points, reason: textOf(values, 'reason') })}
      >
        <NumberField
          label={messages['central.points']()}
          isRequired
          minValue={0.01}
          maxValue={MAX_POINTS}
          value={points}
          onChange={setPoints}
        />
        <TextField
          label={messages['competition.reason']()}
          hint={messages['competition.public']()}
          name="reason"
          isRequired
          maxLength={300}
          defaultValue={penalty?.reason ?? ''}
        />
        <DialogActions>
          {penalty && (
            <Button isPending={isPending} onPress={() => void onSave(null)}>
              {messages['competition.penalty.remove']()}
            </Button>
          )}
          <Button type="submit" tone="primary" isPending={isPending}>
            {messages['collection.save']()}
          </Button>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}
