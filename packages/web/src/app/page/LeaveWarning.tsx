import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { useBlocker } from '@tanstack/react-router';
import { useMessages } from '../messages.js';

export interface LeaveWarningProps {
  /** Something would be lost with the page. */
  isActive: boolean;
  /** The question, and what would be lost. */
  title: string;
  message: string;
  /** Called when the page is left nevertheless. */
  onLeave?: () => void;
}

/** Asks before a page is left with something that would be lost. */
export function LeaveWarning(props: LeaveWarningProps) {
  const { isActive, title, message, onLeave } = props;
  const messages = useMessages();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isActive && current.pathname !== next.pathname,
    // See `useTabGuard`.
    enableBeforeUnload: false,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) reset();
      }}
    >
      <p>{message}</p>
      <DialogActions>
        <Button onPress={reset}>{messages['leave.stay']()}</Button>
        <Button
          tone="danger"
          onPress={() => {
            onLeave?.();
            proceed();
          }}
        >
          {messages['leave.confirm']()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
