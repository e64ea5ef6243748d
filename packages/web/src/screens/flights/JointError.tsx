import { CircleAlert } from 'lucide-react';
import * as styles from './FilterDraft.css.js';

export interface JointErrorProps {
  /** By which the fields refer to it. */
  id: string;
  children: string;
}

/** What is wrong with several fields together, said below them. */
export function JointError({ id, children }: JointErrorProps) {
  return (
    <p id={id} role="alert" className={styles.wrong}>
      <CircleAlert size={16} aria-hidden className={styles.sign} />
      {children}
    </p>
  );
}
