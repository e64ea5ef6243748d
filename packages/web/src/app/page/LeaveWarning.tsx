import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { useBlocker } from '@tanstack/react-router';
import { useMessages } from '../messages.js';

export interface LeaveWarningProps {
  /** Whether something would be lost with the page. */
  isActive: boolean;
  /** Question, and a message about what would be lost. */
  title: string;
  message: string;
  /** Called when the user leaves the page anyway. */
  onLeave?: () => void;
}

/** Asks before the user leaves a page on which something would be lost. */
export function LeaveWarning(props: LeaveWarningProps) {
  const { isActive, title, message, onLeave } = props;
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isActive && current.pathname !== next.pathname,
    // See `useTabGuard`.
    enableBeforeUnload: false,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <LeaveQuestion
      title={title}
      message={message}
      onStay={reset}
      onLeave={() => {
        onLeave?.();
        proceed();
      }}
    />
  );
}

export interface LeaveQuestionProps extends Pick<LeaveWarningProps, 'title' | 'message'> {
  onStay: () => void;
  onLeave: () => void;
}

/** The question. */
export function LeaveQuestion({ title, message, onStay, onLeave }: LeaveQuestionProps) {
  const messages = useMessages();
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onStay();
      }}
    >
      <p>{message}</p>
      <DialogActions>
        <Button onPress={onStay}>{messages['leave.stay']()}</Button>
        <Button tone="danger" onPress={onLeave}>
          {messages['leave.confirm']()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
