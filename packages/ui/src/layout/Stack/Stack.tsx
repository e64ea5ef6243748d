import type { ReactNode } from 'react';
import * as styles from './Stack.css.js';

/** A step of the 4 px grid: `x2` is 8 px. */
export type Space = keyof typeof styles.gaps;

export interface StackProps {
  children: ReactNode;
  gap?: Space;
}

/** Children below each other with an even gap. */
export function Stack({ children, gap = 'x4' }: StackProps) {
  return <div className={`${styles.stack} ${styles.gaps[gap]}`}>{children}</div>;
}

export interface InlineProps extends StackProps {
  /** Whether the first child is at the start and the last at the end. */
  spread?: boolean;
}

/** Children in a row, which wraps if there is no space. */
export function Inline({ children, gap = 'x2', spread = false }: InlineProps) {
  const classes = [styles.inline, styles.gaps[gap], spread && styles.spread];
  return <div className={classes.filter(Boolean).join(' ')}>{children}</div>;
}
