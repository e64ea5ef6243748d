import { CircleAlert } from 'lucide-react';
import * as styles from './FilterDraft.css.js';

export interface JointErrorProps {
  /** Id by which fields refer to the message. */
  id?: string;
  children: string;
}

/** Shows the error of several fields or filters below them. */
export function JointError({ id, children }: JointErrorProps) {
  return (
    <p id={id} role="alert" className={styles.wrong}>
      <CircleAlert size={16} aria-hidden className={styles.sign} />
      {children}
    </p>
  );
}
