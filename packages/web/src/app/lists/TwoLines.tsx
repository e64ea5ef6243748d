import type { ReactNode } from 'react';
import * as styles from './TwoLines.css.js';

/** Two figures in one cell, where a phone has no room for another column. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      <span className={styles.line}>{first}</span> <span className={styles.second}>{second}</span>
    </>
  );
}
