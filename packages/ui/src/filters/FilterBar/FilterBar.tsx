import type { ReactNode } from 'react';
import { useMessages } from '../../messages/MessagesProvider.js';
import * as styles from './FilterBar.css.js';

export interface FilterBarProps {
  /** Chips: selects with `look="chip"`, a `FilterDialog`, `ChipButton`s. */
  children: ReactNode;
}

/** Chips that filter a list. On a phone they scroll sideways in one line. */
export function FilterBar({ children }: FilterBarProps) {
  return (
    <search className={styles.bar} aria-label={useMessages()['filters.title']()}>
      {children}
    </search>
  );
}
