import type { CompetitionDetail, CompetitionStatus } from '@cloudstreet/sdk';
import { competitionMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ConfirmDialog, Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { Select } from '@cloudstreet/ui/fields/Select';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCompetitionTitle } from '../../app/competitions/competition-title.js';
import { useApp } from '../../app/context.js';
import { AppForm } from '../../app/forms/AppForm.js';
import { textOf } from '../../app/forms/form-values.js';
import { useMessages } from '../../app/messages.js';
import * as styles from './Competition.css.js';
import { EditCompetition } from './EditCompetition.js';

const STATUSES = [
  'not_planned',
  'planned',
  'scoring',
  'preliminary_result',
  'inofficial_result',
  'final_result',
] as const satisfies CompetitionStatus[];

/** A status with those that may follow it; `scoring` reopens a competition with a result. */
function nextStatuses(status: CompetitionStatus): CompetitionStatus[] {
  if (status === 'neutralized') return ['scoring', status];
  const now = STATUSES.indexOf(status);
  return [...STATUSES.filter((one, index) => index >= now || one === 'scoring'), 'neutralized'];
}

/** Tools of the host: status, settings, deletion. */
export function HostTools({ competition }: { competition: CompetitionDetail }) {
  const { api } = useApp();
  const messages = useMessages();
  const { id, status } = competition;
  const [isReopening, setIsReopening] = useState(false);
  const [isFinishing, setIsFinishing] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const update = useMutation(competitionMutations.update(api, id));
  const reopens = (next: CompetitionStatus) =>
    next === 'scoring' && (status === 'neutralized' || STATUSES.indexOf(status) > SCORING);
  return (
    <span className={styles.tools}>
      <Select
        look="chip"
        label={messages['competition.status']()}
        isRequired
        options={nextStatuses(status).map((one) => ({
          id: one,
          label: messages['central.status']({ status: one }),
        }))}
        value={update.isPending ? (update.variables.status ?? status) : status}
        onChange={(next) => {
          if (reopens(next)) setIsReopening(true);
          else if (next === 'final_result' && next !== status) setIsFinishing(true);
          else if (next !== status) update.mutate({ status: next });
        }}
      />
      {status !== 'final_result' && <EditCompetition competition={competition} />}
      <Button size="small" tone="danger" onPress={() => setIsDeleting(true)}>
        {messages['competition.delete']()}
      </Button>
      {isFinishing && (
        <ConfirmDialog
          title={messages['competition.final.title']()}
          confirmLabel={messages['competition.final']()}
          tone="primary"
          isOpen
          onOpenChange={setIsFinishing}
          onConfirm={() => update.mutate({ status: 'final_result' })}
        >
          {messages['competition.final.message']()}
        </ConfirmDialog>
      )}
      {isReopening && <ReopenDialog id={id} onClose={() => setIsReopening(false)} />}
      {isDeleting && (
        <DeleteDialog competition={competition} onClose={() => setIsDeleting(false)} />
      )}
    </span>
  );
}

const SCORING = STATUSES.indexOf('scoring');

function ReopenDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { api } = useApp();
  const messages = useMessages();
  const { mutateAsync, isPending, error } = useMutation(competitionMutations.update(api, id));
  return (
    <Dialog title={messages['competition.reopen']()} isOpen onOpenChange={onClose}>
      <AppForm
        failure={error}
        onSubmit={async (values) => {
          const note = textOf(values, 'note');
          const saved = await mutateAsync({ status: 'scoring', note }).catch(() => {});
          if (saved) onClose();
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
          <Button type="submit" tone="primary" isPending={isPending}>
            {messages['competition.reopen']()}
          </Button>
        </DialogActions>
      </AppForm>
    </Dialog>
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
