import type { ModeratedUser } from '@cloudstreet/sdk';
import { moderationMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { ConfirmDialog } from '@cloudstreet/ui/controls/Dialog';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';

/** Ends all sessions of an account after confirmation. */
export function SignOutUser({ user: { id, name } }: { user: ModeratedUser }) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const { mutate, isPending } = useMutation(moderationMutations.signOut(api));
  return (
    <ConfirmDialog
      trigger={
        <Button
          size="small"
          isPending={isPending}
          aria-label={messages['dashboard.signOut.label']({ name })}
        >
          {messages['everywhere.title']()}
        </Button>
      }
      title={messages['dashboard.signOut.label']({ name })}
      confirmLabel={messages['everywhere.title']()}
      onConfirm={() =>
        mutate(id, {
          onSuccess: () =>
            toasts.push({ type: 'success', title: messages['dashboard.signOut.done']({ name }) }),
        })
      }
    >
      {messages['dashboard.signOut.note']()}
    </ConfirmDialog>
  );
}
