import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../messages.js';
import * as styles from './Notice.css.js';

export interface NoticeProps {
  icon: ReactNode;
  children: ReactNode;
  /** Called when the user closes the notice. Without it the notice stays while it applies. */
  onClose?: () => void;
}

/** A line above the page. It moves the page down. */
export function Notice({ icon, children, onClose }: NoticeProps) {
  const messages = useMessages();
  return (
    <output className={styles.notice}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <span className={styles.text}>{children}</span>
      {onClose && (
        <IconButton label={messages['notice.close']()} onPress={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </output>
  );
}
