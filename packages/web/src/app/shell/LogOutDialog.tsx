import { Button } from '@cloudstreet/ui/controls/Button';
import { Dialog, DialogActions } from '@cloudstreet/ui/controls/Dialog';
import { useMessages } from '../messages.js';

export interface LogOutDialogProps {
  onClose: () => void;
  onLogOut: () => void;
}

/** Asks before logging out while files have not been sent yet. */
export function LogOutDialog({ onClose, onLogOut }: LogOutDialogProps) {
  const messages = useMessages();
  return (
    <Dialog
      title={messages['logOut.title']()}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <p>{messages['logOut.message']()}</p>
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
