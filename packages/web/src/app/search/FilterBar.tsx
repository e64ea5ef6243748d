import type { ReactNode } from 'react';
import { useMessages } from '../messages.js';
import * as styles from './FilterBar.css.js';

/** Chips that filter a list. On a phone they scroll sideways in one line. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <search className={styles.bar} aria-label={useMessages()['flights.filters']()}>
      {children}
    </search>
  );
}
