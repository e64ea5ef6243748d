import type { CompetitionDetail } from '@cloudstreet/sdk';
import { competitionMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCompetitionTitle } from '../../app/competitions/competition-title.js';
import { StatusSelect } from '../../app/competitions/StatusSelect.js';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import * as styles from './Competition.css.js';
import { EditCompetition } from './EditCompetition.js';

/** Tools of the host: status, settings, deletion. */
export function HostTools({ competition }: { competition: CompetitionDetail }) {
  const { api } = useApp();
  const messages = useMessages();
  const { id, status } = competition;
  const [isDeleting, setIsDeleting] = useState(false);
  const update = useMutation(competitionMutations.update(api, id));
  return (
    <span className={styles.tools}>
      <StatusSelect
        status={status}
        saving={update.isPending ? update.variables.status : undefined}
        error={update.error}
        onChange={(change) =>
          update.mutateAsync(change).then(
            () => true,
            () => false,
          )
        }
      />
      {status !== 'final_result' && <EditCompetition competition={competition} />}
      <Button size="small" tone="danger" onPress={() => setIsDeleting(true)}>
        {messages['competition.delete']()}
      </Button>
      {isDeleting && (
        <DeleteDialog competition={competition} onClose={() => setIsDeleting(false)} />
      )}
    </span>
  );
}

interface DeleteDialogProps {
  competition: CompetitionDetail;
  onClose: () => void;
}

function DeleteDialog({ competition, onClose }: DeleteDialogProps) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const navigate = useNavigate();
  const name = useCompetitionTitle()(competition);
  const remove = useMutation(competitionMutations.delete(api));
  return (
    <Dialog title={messages['collection.delete.title']({ name })} isOpen onOpenChange={onClose}>
      <p>{messages['competition.delete.message']()}</p>
      <DialogActions>
        <Button
          tone="danger"
          isPending={remove.isPending}
          onPress={() =>
            remove.mutate(competition.id, {
              onSuccess: () => {
                toasts.push({ type: 'success', title: messages['collection.deleted']({ name }) });
                void navigate({ to: '/task/score' });
              },
            })
          }
        >
          {messages['competition.delete']()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
