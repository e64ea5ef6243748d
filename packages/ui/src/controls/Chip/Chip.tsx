import type { ReactNode } from 'react';
import type { Tone } from '../../theme/tokens.js';
import * as styles from './Chip.css.js';

export interface ChipProps {
  /** Short text, optionally after an icon. It contains the meaning; the tone only supports it. */
  children: ReactNode;
  tone?: Tone;
}

/** A short label beside an object: a status, a count, a kind. */
export function Chip({ children, tone = 'neutral' }: ChipProps) {
  return (
    <span className={styles.tones[tone]} data-tone={tone}>
      {children}
    </span>
  );
}
