import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import {
  Dialog as AriaDialog,
  DialogTrigger,
  Heading,
  Modal,
  ModalOverlay,
} from 'react-aria-components';
import { useMessages } from '../../messages/MessagesProvider.js';
import { HeadingLevel } from '../heading-level.js';
import { IconButton } from '../IconButton/IconButton.js';
import * as styles from './Dialog.css.js';

export interface DialogProps {
  title: string;
  /** Content, or a function of `close`, which closes the dialog. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** The button that opens the dialog. Without it, `isOpen` controls the dialog. */
  trigger?: ReactElement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  size?: keyof typeof styles.sizes;
  /** Whether closing would lose input. Then clicks outside and Escape do not close it. */
  holdsInput?: boolean;
}

/** A window over the page that holds the focus until it is closed. */
export function Dialog({
  title,
  children,
  trigger,
  isOpen,
  onOpenChange,
  size = 'small',
  holdsInput = false,
}: DialogProps) {
  const messages = useMessages();
  const state = { ...(isOpen !== undefined && { isOpen }), ...(onOpenChange && { onOpenChange }) };
  const overlay = (
    <ModalOverlay
      className={styles.overlay}
      isDismissable={!holdsInput}
      isKeyboardDismissDisabled={holdsInput}
      {...(!trigger && state)}
    >
      <Modal className={styles.sizes[size]}>
        <AriaDialog className={styles.dialog}>
          {({ close }) => (
            <>
              <div className={styles.head}>
                <Heading slot="title" className={styles.title}>
                  {title}
                </Heading>
                <IconButton label={messages['dialog.close']()} onPress={close}>
                  <X size={20} aria-hidden />
                </IconButton>
              </div>
              {/* Not that of the section with the trigger: the title is an h2. */}
              <HeadingLevel value={3}>
                {typeof children === 'function' ? children(close) : children}
              </HeadingLevel>
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
  if (!trigger) return overlay;
  return (
    <DialogTrigger {...state}>
      {trigger}
      {overlay}
    </DialogTrigger>
  );
}

/** Buttons at the foot of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
