import { taskMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApp } from '../context.js';
import { useMessages } from '../messages.js';

export interface DeleteTaskDialogProps {
  id: number;
  name: string;
  onOpenChange: (isOpen: boolean) => void;
  /** Called before the list of tasks replaces the page. */
  onDeleted?: () => void;
}

/** Asks before a task is deleted, and then shows the list of tasks. */
export function DeleteTaskDialog({ id, name, onOpenChange, onDeleted }: DeleteTaskDialogProps) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const navigate = useNavigate();
  const remove = useMutation(taskMutations.delete(api));
  return (
    <Dialog
      title={messages['collection.delete.title']({ name })}
      isOpen
      onOpenChange={onOpenChange}
    >
      <p>{messages['task.delete.message']()}</p>
      <DialogActions>
        <Button
          tone="danger"
          isPending={remove.isPending}
          onPress={() =>
            remove.mutate(id, {
              onSuccess: () => {
                onDeleted?.();
                toasts.push({ type: 'success', title: messages['collection.deleted']({ name }) });
                void navigate({ to: '/task', ignoreBlocker: true });
              },
            })
          }
        >
          {messages['task.delete']()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
