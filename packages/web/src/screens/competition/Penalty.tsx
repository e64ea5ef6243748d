import type { CompetitionDetail, TaskScore } from '@cloudstreet/sdk';
import { competitionMutations } from '@cloudstreet/sdk/react';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { useMutation } from '@tanstack/react-query';
import { Gavel } from 'lucide-react';
import { useState } from 'react';
import { PenaltyDialog } from '../../app/competitions/PenaltyDialog.js';
import { useApp } from '../../app/context.js';
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
        <FlightPenalty
          competitionId={competition.id}
          score={score}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

interface FlightPenaltyProps {
  competitionId: number;
  score: TaskScore;
  onClose: () => void;
}

function FlightPenalty({ competitionId, score, onClose }: FlightPenaltyProps) {
  const { api } = useApp();
  const { flight_id: flight, penalty, user } = score;
  const { mutateAsync, isPending, error } = useMutation({
    ...competitionMutations.penalty(api, competitionId),
    // The form shows the error.
    meta: { explains: [422] },
  });
  return (
    <PenaltyDialog
      name={user?.name ?? ''}
      penalty={penalty}
      isPending={isPending}
      error={error}
      onSave={async (next) => {
        if (await mutateAsync({ flight, penalty: next }).catch(() => {})) onClose();
      }}
      onClose={onClose}
    />
  );
}
