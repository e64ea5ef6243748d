import { moderationMutations } from '@cloudstreet/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../context.js';
import { useMessages } from '../messages.js';
import { REASON_ERRORS, ReasonDialog } from './ReasonDialog.js';

/** Asks a moderator for a reason and hides a flight. */
export function HideDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const { mutateAsync, isPending, error } = useMutation({
    ...moderationMutations.hideFlight(api),
    meta: { explains: REASON_ERRORS },
  });
  return (
    <ReasonDialog
      title={messages['moderation.hide']()}
      note={messages['moderation.hide.note']()}
      confirmLabel={messages['moderation.hide']()}
      isPending={isPending}
      error={error}
      onConfirm={async (reason) => {
        await mutateAsync({ id, reason });
        toasts.push({ type: 'success', title: messages['moderation.hidden']() });
      }}
      onClose={onClose}
    />
  );
}
