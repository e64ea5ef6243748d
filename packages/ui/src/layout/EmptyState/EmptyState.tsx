import type { ReactNode } from 'react';
import { useHeadingLevel } from '../../controls/heading-level.js';
import { Drawing, type DrawingProps } from '../Drawing/Drawing.js';
import * as styles from './EmptyState.css.js';

export interface EmptyStateProps {
  /** One short sentence about what is missing. */
  title: string;
  /** Explains the reason, or how to change it. */
  children?: ReactNode;
  /** A decorative icon, 24 px, where there is no room for a drawing. */
  icon?: ReactNode;
  /**
   * A drawing above the title, for a page or list that is empty as a whole. In the column of a page,
   * it is then in the middle of the remaining height.
   */
  drawing?: DrawingProps['name'];
  /** The most useful next step. */
  action?: ReactNode;
}

/** Replaces the content of an empty list or page. Its heading is an `h2`, or one level below that of its section. */
export function EmptyState({ title, children, icon, drawing, action }: EmptyStateProps) {
  const Title = `h${useHeadingLevel(2)}` as const;
  return (
    <div className={styles.state} data-filling={drawing !== undefined || undefined}>
      {drawing !== undefined && <Drawing name={drawing} isLarge />}
      {icon !== undefined && <div className={styles.icon}>{icon}</div>}
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
