import type { Task } from '@cloudstreet/sdk';
import { taskMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CopyLink } from '../../app/CopyLink.js';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { planPath } from '../../app/paths.js';
import { useMe } from '../../app/session.js';
import { DeclareTask } from '../../app/tasks/DeclareTask.js';
import { DeleteTaskDialog } from '../../app/tasks/DeleteTaskDialog.js';
import { StarTask } from '../../app/tasks/StarTask.js';
import { draftKey, writeDraft } from './plan-draft.js';

export interface TaskActionsProps {
  task: Task;
  /** Token with which the page was opened. */
  link: string | undefined;
  /** Whether the plan differs from the task. */
  isChanged: boolean;
}

/** Link, likes, copies and deletion of a stored task. */
export function TaskActions({ task, link, isChanged }: TaskActionsProps) {
  const me = useMe();
  return (
    <>
      <CopyLink path={planPath(task.id)} visibility={task.visibility} token={task.token ?? link} />
      {me && (
        <MemberActions
          task={task}
          link={link}
          isChanged={isChanged}
          isOwner={me.id === task.user.id}
        />
      )}
    </>
  );
}

function MemberActions(props: TaskActionsProps & { isOwner: boolean }) {
  const { task, link, isChanged, isOwner } = props;
  const { api, toasts } = useApp();
  const messages = useMessages();
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  const access = link === undefined ? {} : { link };
  const duplicate = useMutation(taskMutations.duplicate(api, task.id, access));
  return (
    <>
      <DeclareTask task={task} link={link} isDisabled={isChanged} />
      <StarTask task={task} link={link} />
      <Button
        size="small"
        isPending={duplicate.isPending}
        onPress={() =>
          duplicate.mutate(undefined, {
            onSuccess: (copy) => {
              toasts.push({ type: 'success', title: messages['collection.duplicated']() });
              void navigate({ to: '/task/plan/$task', params: { task: String(copy.id) } });
            },
          })
        }
      >
        <Copy size={16} aria-hidden />
        {messages['collection.duplicate']()}
      </Button>
      {isOwner && !task.locked && (
        <IconButton label={messages['task.delete']()} onPress={() => setIsDeleting(true)}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      )}
      {isDeleting && (
        <DeleteTaskDialog
          id={task.id}
          name={task.name ?? messages['task.kind']({ kind: task.kind })}
          onOpenChange={setIsDeleting}
          onDeleted={() => writeDraft(draftKey(task.id), undefined)}
        />
      )}
    </>
  );
}
