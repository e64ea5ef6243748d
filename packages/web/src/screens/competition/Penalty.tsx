import { ApiError, type CompetitionDetail, type TaskScore } from '@cloudstreet/sdk';
import { competitionMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { NumberField } from '@cloudstreet/ui/fields/NumberField';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { useMutation } from '@tanstack/react-query';
import { Gavel } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../../app/context.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { textOf } from '../../app/forms/form-values.js';
import { useMessages } from '../../app/messages.js';
import * as styles from './Competition.css.js';

export interface PenaltyProps {
  competition: CompetitionDetail;
  score: TaskScore;
  isHost: boolean;
}

/** The penalty of a flight with its reason. */
export function PenaltyNote({ score: { penalty } }: Pick<PenaltyProps, 'score'>) {
  const messages = useMessages();
  if (!penalty) return null;
  const { points, reason } = penalty;
  return (
    <div className={styles.hint}>
      {messages['competition.penalty.of']({ points })}: {reason}
    </div>
  );
}

/** Opens the penalty of a flight, for the host. */
export function PenaltyButton({ competition, score, isHost }: PenaltyProps) {
  const messages = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const mayChange = isHost && competition.status !== 'final_result';
  return (
    <>
      {mayChange && (
        <span className={styles.screenOnly}>
          <IconButton
            label={messages['competition.penalty.set']({ name: score.user?.name ?? '' })}
            onPress={() => setIsOpen(true)}
          >
            <Gavel size={16} aria-hidden />
          </IconButton>
        </span>
      )}
      {isOpen && (
        <PenaltyDialog
          competitionId={competition.id}
          score={score}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

const MAX_POINTS = 1000;

interface PenaltyDialogProps {
  competitionId: number;
  score: TaskScore;
  onClose: () => void;
}

function PenaltyDialog({ competitionId, score, onClose }: PenaltyDialogProps) {
  const { api } = useApp();
  const messages = useMessages();
  const { flight_id: flight, penalty, user } = score;
  const [points, setPoints] = useState(penalty?.points ?? NaN);
  const { mutateAsync, isPending, error } = useMutation({
    ...competitionMutations.penalty(api, competitionId),
    // The form shows the error.
    meta: { explains: [422] },
  });
  const save = async (next: { points: number; reason: string } | null) => {
    if (await mutateAsync({ flight, penalty: next }).catch(() => {})) onClose();
  };
  return (
    <Dialog
      title={messages['competition.penalty.set']({ name: user?.name ?? '' })}
      isOpen
      onOpenChange={onClose}
    >
      <AppForm
        failure={error}
        fieldErrors={error instanceof ApiError ? error.fields : undefined}
        onSubmit={(values) => save({ points, reason: textOf(values, 'reason') })}
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
            <Button isPending={isPending} onPress={() => void save(null)}>
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
