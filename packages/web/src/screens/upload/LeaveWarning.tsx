import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { useBlocker } from '@tanstack/react-router';
import { useMessages } from '../../app/messages.js';

/** Asks before the page is left while files are still on their way; the browser asks on closing. */
export function LeaveWarning({ isActive }: { isActive: boolean }) {
  const messages = useMessages();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isActive && current.pathname !== next.pathname,
    enableBeforeUnload: () => isActive,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Dialog
      title={messages['upload.leave.title']()}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) reset();
      }}
    >
      <p>{messages['upload.leave.message']()}</p>
      <DialogActions>
        <Button onPress={reset}>{messages['edit.cancel']()}</Button>
        <Button tone="danger" onPress={proceed}>
          {messages['upload.leave.confirm']()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
