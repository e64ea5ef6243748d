import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import * as styles from './LinkSegments.css.js';

export interface LinkSegment {
  href: string;
  /** Text, perhaps behind an icon. */
  label: ReactNode;
  /** Whether it is the page that is shown. */
  isCurrent: boolean;
}

export interface LinkSegmentsProps {
  /** Accessible name of the group of pages. */
  label: string;
  segments: readonly LinkSegment[];
}

/** A few pages about one thing, all in sight: looks like a `SegmentedControl` and leads elsewhere. */
export function LinkSegments({ label, segments }: LinkSegmentsProps) {
  return (
    <nav className={styles.group} aria-label={label}>
      {segments.map((segment) => (
        <Link
          key={segment.href}
          className={styles.segment}
          href={segment.href}
          {...(segment.isCurrent && { 'aria-current': 'page' })}
        >
          {segment.label}
        </Link>
      ))}
    </nav>
  );
}
