import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { useMessages } from '../messages.js';

export interface LogOutDialogProps {
  /** Whether files are unsent; otherwise the page has unsaved input. */
  hasUploads: boolean;
  onClose: () => void;
  onLogOut: () => void;
}

/** Asks before signing out if something would be lost. */
export function LogOutDialog({ hasUploads, onClose, onLogOut }: LogOutDialogProps) {
  const messages = useMessages();
  return (
    <Dialog
      title={messages[hasUploads ? 'logOut.title' : 'settings.leave.title']()}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <p>{messages[hasUploads ? 'logOut.message' : 'form.leave.message']()}</p>
      <DialogActions>
        <Button onPress={onClose}>{messages['leave.stay']()}</Button>
        <Button
          tone="danger"
          onPress={() => {
            onClose();
            onLogOut();
          }}
        >
          {messages['nav.logOut']()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
