import { type ReactElement, type ReactNode, useRef } from 'react';
import {
  Dialog as AriaDialog,
  DialogTrigger,
  Heading,
  Modal,
  ModalOverlay,
} from 'react-aria-components';
import { useMessages } from '../../messages/MessagesProvider.js';
import { Button } from '../Button/Button.js';
import * as styles from './Dialog.css.js';
import { DialogActions } from './Dialog.js';

export interface ConfirmDialogProps {
  /** The button that opens the dialog. Without it, `isOpen` controls the dialog. */
  trigger?: ReactElement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** The question. */
  title: string;
  /** Explains the effect and whether it can be undone. */
  children: ReactNode;
  /** Action as a verb, such as "Delete flight". */
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  onConfirm: () => void;
}

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { trigger, isOpen, onOpenChange, title, children, confirmLabel } = props;
  const { tone = 'danger', onConfirm } = props;
  const messages = useMessages();
  const isConfirmed = useRef(false);
  const confirm = (close: () => void) => {
    // A double click presses the button twice before the dialog closes.
    if (isConfirmed.current) return;
    isConfirmed.current = true;
    close();
    onConfirm();
  };
  const state = { ...(isOpen !== undefined && { isOpen }), ...(onOpenChange && { onOpenChange }) };
  const overlay = (
    <ModalOverlay className={styles.overlay} {...(!trigger && state)}>
      <Modal className={styles.sizes.small}>
        <AriaDialog role="alertdialog" className={styles.dialog}>
          {({ close }) => (
            <>
              <Heading slot="title" className={styles.title}>
                {title}
              </Heading>
              <div>{children}</div>
              <DialogActions>
                {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog moves the focus inside anyway; this says where */}
                <Button onPress={close} autoFocus>
                  {messages['dialog.cancel']()}
                </Button>
                <Button tone={tone} onPress={() => confirm(close)}>
                  {confirmLabel}
                </Button>
              </DialogActions>
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
  // A controlled one is opened by a menu, whose entry is gone by then.
  if (!trigger) return overlay;
  return (
    <DialogTrigger
      {...state}
      onOpenChange={(open) => {
        if (open) isConfirmed.current = false;
        onOpenChange?.(open);
      }}
    >
      {trigger}
      {overlay}
    </DialogTrigger>
  );
}
