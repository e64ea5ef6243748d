import { Lock } from 'lucide-react';
import { useMessages } from '../../../app/messages.js';
import * as styles from './Try.css.js';

/** Assures that the file stays on this device. */
export function Private() {
  const messages = useMessages();
  return (
    <p className={styles.privacy}>
      <Lock size={16} aria-hidden className={styles.lock} />
      {messages['try.private']()}
    </p>
  );
}
