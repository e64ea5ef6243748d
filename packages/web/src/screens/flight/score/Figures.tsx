import type { ReactNode } from 'react';
import * as styles from './Figures.css.js';

/** A row of key figures. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}

export interface FigureProps {
  label: string;
  children: ReactNode;
  /** Whether it is the key figure of the page. */
  isMain?: boolean;
}

export function Figure({ label, children, isMain = false }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={isMain ? styles.mainValue : styles.value}>{children}</dd>
    </div>
  );
}
