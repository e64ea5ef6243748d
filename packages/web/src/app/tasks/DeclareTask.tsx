import type { Task } from '@cloudstreet/sdk';
import { taskMutations, taskQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { Select } from '@cloudstreet/ui/fields/Select';
import { formatDate, useUnits } from '@cloudstreet/ui/values';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useApp, useNow } from '../context.js';
import { useMessages } from '../messages.js';
import { useMe } from '../session.js';
import { useTaskName } from './use-task-name.js';

export interface DeclareTaskProps {
  task: Task;
  /** Token with which the page was opened. */
  link: string | undefined;
  /** Whether the shown task is not stored yet. */
  isDisabled?: boolean;
}

/** Declares a task for the next flights of a signed-in pilot, after a question. */
export function DeclareTask({ task, link, isDisabled = false }: DeclareTaskProps) {
  const messages = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" isDisabled={isDisabled} onPress={() => setIsOpen(true)}>
        <Flag size={16} aria-hidden />
        {messages['declare.action']()}
      </Button>
      {isOpen && <DeclareDialog task={task} link={link} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function DeclareDialog({ task, link, onClose }: DeclareTaskProps & { onClose: () => void }) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const me = useMe();
  const nameOf = useTaskName();
  const days = useDays();
  const [until, setUntil] = useState(days[0]?.id ?? '');
  const declare = useMutation(taskMutations.declare(api, link === undefined ? {} : { link }));
  const { data: current } = useQuery({
    ...taskQueries.declaration(api, me?.id ?? 0),
    enabled: me !== null,
    meta: { explains: 'all' },
  });
  const name = nameOf(task);
  return (
    <Dialog
      title={messages['declare.title']({ name })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <p>
        {messages['declare.recorder']()}
        {current && ` ${messages['declare.replaces']({ name: nameOf(current.task) })}`}
      </p>
      {!task.closed && <p>{messages['declare.open']()}</p>}
      {task.visibility !== 'public' && <p>{messages['declare.public']()}</p>}
      <Select
        label={messages['declare.day']()}
        isRequired
        options={days}
        value={until}
        onChange={setUntil}
      />
      <DialogActions>
        <Button
          tone="primary"
          isPending={declare.isPending}
          onPress={() =>
            declare.mutate(
              { task_id: task.id, declared_until: until },
              {
                onSuccess: () => {
                  toasts.push({ type: 'success', title: messages['declare.done']({ name }) });
                  onClose();
                },
              },
            )
          }
        >
          {messages['declare.action']()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Number of days for which the server accepts declarations. */
const DAYS = 7;

/** The ends of the next days, in the zone of the device. */
function useDays() {
  const units = useUnits();
  const now = useNow();
  return Array.from({ length: DAYS }, (_, day) => {
    const end = new Date(now);
    end.setHours(24 * (day + 1), 0, -1, 0);
    const id = end.toISOString();
    const label = formatDate(id, units, 'full');
    return { id, label };
  });
}
