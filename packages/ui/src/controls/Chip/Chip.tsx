import type { ReactNode } from 'react';
import type { Tone } from '../../theme/tokens.js';
import * as styles from './Chip.css.js';

export interface ChipProps {
  /** Short text with the meaning; the tone only supports it. An icon may precede it. */
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
