import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { useBlocker } from '@tanstack/react-router';
import { useMessages } from '../../app/messages.js';

export interface LeaveWarningProps {
  /** Files wait that the pilot has not sent off. */
  isActive: boolean;
  /** Called when the page is left nevertheless. */
  onLeave: () => void;
}

/** Asks before the page is left with files that would not be uploaded. */
export function LeaveWarning({ isActive, onLeave }: LeaveWarningProps) {
  const messages = useMessages();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isActive && current.pathname !== next.pathname,
    enableBeforeUnload: false,
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
        <Button onPress={reset}>{messages['upload.leave.stay']()}</Button>
        <Button
          tone="danger"
          onPress={() => {
            onLeave();
            proceed();
          }}
        >
          {messages['upload.leave.confirm']()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
