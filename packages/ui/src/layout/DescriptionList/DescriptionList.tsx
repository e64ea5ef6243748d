import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.js';

export interface DescriptionListProps {
  /** `Description`s. */
  children: ReactNode;
}

/** Properties of an object, in as many columns as fit. */
export function DescriptionList({ children }: DescriptionListProps) {
  return <dl className={styles.list}>{children}</dl>;
}

export interface DescriptionProps {
  term: ReactNode;
  children: ReactNode;
}

export function Description({ term, children }: DescriptionProps) {
  return (
    <div className={styles.entry}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.description}>{children}</dd>
    </div>
  );
}
