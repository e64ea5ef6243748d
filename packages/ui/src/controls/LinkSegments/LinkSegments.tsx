import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import * as styles from './LinkSegments.css.js';

export interface LinkSegment {
  href: string;
  /** Text, optionally after an icon. */
  label: ReactNode;
  /** Whether it is the current page. */
  isCurrent: boolean;
}

export interface LinkSegmentsProps {
  /** Accessible name of the group of pages. */
  label: string;
  segments: readonly LinkSegment[];
  /** Whether the links are below each other, beside their page. */
  isVertical?: boolean;
}

/** Links to a few pages about one object. It looks like a `SegmentedControl`. */
export function LinkSegments({ label, segments, isVertical = false }: LinkSegmentsProps) {
  return (
    <nav className={isVertical ? styles.column : styles.group} aria-label={label}>
      {segments.map((segment) => (
        <Link
          key={segment.href}
          className={styles.segment}
          href={segment.href}
          {...(segment.isCurrent && { 'aria-current': 'page', ref: showLink })}
        >
          {segment.label}
        </Link>
      ))}
    </nav>
  );
}

/** Scrolls only the row of links, never the page. */
function showLink(link: HTMLElement | null): void {
  const row = link?.parentElement;
  if (!link || !row) return;
  const left = link.getBoundingClientRect().left - row.getBoundingClientRect().left;
  row.scrollLeft += left - (row.clientWidth - link.offsetWidth) / 2;
}
