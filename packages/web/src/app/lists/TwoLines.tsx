import type { ReactNode } from 'react';
import * as styles from './TwoLines.css.js';

/** Two values in one cell, for phones. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      <span className={styles.line}>{first}</span> <span className={styles.second}>{second}</span>
    </>
  );
}
