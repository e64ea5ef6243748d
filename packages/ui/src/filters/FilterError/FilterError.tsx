import { CircleAlert } from 'lucide-react';
import * as styles from '../Filters.css.js';

export interface FilterErrorProps {
  /** Id by which fields refer to the message. */
  id?: string;
  children: string;
}

/** Shows the error of several fields or filters below them. */
export function FilterError({ id, children }: FilterErrorProps) {
  return (
    <p id={id} role="alert" className={styles.wrong}>
      <CircleAlert size={16} aria-hidden className={styles.sign} />
      {children}
    </p>
  );
}
