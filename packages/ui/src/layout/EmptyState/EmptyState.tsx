import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.js';

export interface EmptyStateProps {
  /** One short sentence about what is missing. */
  title: string;
  /** Explains the reason, or how to change it. */
  children?: ReactNode;
  /** A decorative icon, 24 px. */
  icon?: ReactNode;
  /** The most useful next step. */
  action?: ReactNode;
}

/** Replaces the content of an empty list or page. */
export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon !== undefined && <div className={styles.icon}>{icon}</div>}
      <h2 className={styles.title}>{title}</h2>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
