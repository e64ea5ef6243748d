import { moderationMutations } from '@cloudstreet/sdk/react';
import { Button } from '@cloudstreet/ui/controls/Button';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApp } from '../context.js';
import { useMessages } from '../messages.js';
import { REASON_ERRORS, ReasonDialog } from './ReasonDialog.js';

/** Lets a moderator remove the words and the photo of what a report is about, with a reason. */
export function RemoveWords({ reportId }: { reportId: number }) {
  const { api, toasts } = useApp();
  const messages = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { mutateAsync, isPending, error } = useMutation({
    ...moderationMutations.removeWords(api),
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
          title={messages['moderation.words.title']()}
          note={messages['moderation.words.note']()}
          confirmLabel={messages['moderation.remove']()}
          isPending={isPending}
          error={error}
          onConfirm={async (reason) => {
            await mutateAsync({ id: reportId, reason });
            toasts.push({ type: 'success', title: messages['moderation.words.removed']() });
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
