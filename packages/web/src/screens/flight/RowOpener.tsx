import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './RowOpener.css.js';

export interface RowOpenerProps {
  children: ReactNode;
  isOpen: boolean;
  onPress: () => void;
  /** Accessible name, if the text is not enough. */
  label?: string;
}

/** A button in a row of a table that opens its details below. */
export function RowOpener({ children, isOpen, onPress, label }: RowOpenerProps) {
  return (
    <button
      type="button"
      className={styles.opener}
      aria-expanded={isOpen}
      aria-label={label}
      onClick={onPress}
    >
      <ChevronRight size={16} className={styles.chevron} aria-hidden />
      {children}
    </button>
  );
}
