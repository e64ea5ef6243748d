import type { ReactNode } from 'react';
import type { Tone } from '../../theme/tokens.js';
import * as styles from './Chip.css.js';

export interface ChipProps {
  /** Short text that says the meaning; the tone only underlines it. An icon may stand before it. */
  children: ReactNode;
  tone?: Tone;
}

/** A short remark on the thing it stands beside: a status, a count, a kind. */
export function Chip({ children, tone = 'neutral' }: ChipProps) {
  return (
    <span className={styles.tones[tone]} data-tone={tone}>
      {children}
    </span>
  );
}
