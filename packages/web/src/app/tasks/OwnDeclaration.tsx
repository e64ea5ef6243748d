import { taskMutations, taskQueries } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ConfirmDialog } from '@cloudstreet/ui/controls/Dialog';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApp } from '../context.js';
import { useMessages } from '../messages.js';
import { DeclarationRow, DeclarationRows } from './DeclarationRow.js';
import { useTaskName } from './use-task-name.js';

export interface OwnDeclarationProps {
  userId: number;
  /** Shows it only if it is of this task. */
  taskId?: number;
}

/** The declaration of the signed-in pilot, which they can delete. Nothing without one. */
export function OwnDeclaration({ userId, taskId }: OwnDeclarationProps) {
  const { api } = useApp();
  const messages = useMessages();
  const nameOf = useTaskName();
  const { data } = useQuery({
    ...taskQueries.declaration(api, userId),
    throwOnError: false,
    meta: { explains: 'all' },
  });
  if (!data || (taskId !== undefined && data.task.id !== taskId)) return null;
  return (
    <Section
      title={messages['declare.own']()}
      actions={<DeleteDeclaration name={nameOf(data.task)} />}
    >
      <DeclarationRows>
        <DeclarationRow declaration={data} without="pilot" />
      </DeclarationRows>
    </Section>
  );
}

function DeleteDeclaration({ name }: { name: string }) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const remove = useMutation(taskMutations.deleteDeclaration(api));
  return (
    <ConfirmDialog
      trigger={
        <Button size="small" tone="quiet" isPending={remove.isPending}>
          {messages['declare.delete']()}
        </Button>
      }
      title={messages['collection.delete.title']({ name })}
      confirmLabel={messages['declare.delete']()}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => toasts.push({ type: 'success', title: messages['declare.deleted']() }),
        })
      }
    >
      {messages['declare.delete.message']()}
    </ConfirmDialog>
  );
}
