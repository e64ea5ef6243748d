import { CircleAlert } from 'lucide-react';
import * as styles from './FilterDraft.css.js';

export interface JointErrorProps {
  /** By which the fields refer to it. */
  id: string;
  children: string;
}

/** The error of several fields together, shown below them. */
export function JointError({ id, children }: JointErrorProps) {
  return (
    <p id={id} role="alert" className={styles.wrong}>
      <CircleAlert size={16} aria-hidden className={styles.sign} />
      {children}
    </p>
  );
}
