import { moderationMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../context.js';
import { useMessages } from '../messages.js';
import { REASON_ERRORS, ReasonDialog } from './ReasonDialog.js';

export interface RemoveStoryProps {
  id: number;
  flightId: number;
}

/** Lets a moderator delete a photo or video with a reason. */
export function RemoveStory({ id, flightId }: RemoveStoryProps) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { mutateAsync, isPending, error } = useMutation({
    ...moderationMutations.removeStory(api, flightId),
    meta: { explains: REASON_ERRORS },
  });
  return (
    <>
      <Button size="small" onPress={() => setIsOpen(true)}>
        <Trash2 size={16} aria-hidden />
        {messages['moderation.remove']()}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={messages['moderation.remove.title']()}
          note={messages['moderation.remove.note']()}
          confirmLabel={messages['moderation.remove']()}
          isPending={isPending}
          error={error}
          onConfirm={async (reason) => {
            await mutateAsync({ id, reason });
            toasts.push({ type: 'success', title: messages['moderation.removed']() });
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
