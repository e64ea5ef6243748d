import { createContext, type ReactNode, useContext, useId } from 'react';
import { HeadingLevel } from '../../controls/heading-level.js';
import * as styles from './Page.css.js';

export interface PageProps {
  children: ReactNode;
  width?: keyof typeof styles.widths;
}

/** Content of a pane, with padding, even gaps and a suitable width. */
export function Page({ children, width = 'full' }: PageProps) {
  return <div className={styles.widths[width]}>{children}</div>;
}

export interface PageHeaderProps {
  /** Title, the only `h1` of the page. */
  title: ReactNode;
  /** One line of context below the title. */
  note?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
}

export function PageHeader({ title, note, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.titles}>
        <h1 className={styles.title}>{title}</h1>
        {note !== undefined && <div className={styles.note}>{note}</div>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

export interface SectionProps {
  title: ReactNode;
  /** Less prominent controls at the end of the heading's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Level of the heading of a section. */
const SectionLevel = createContext<2 | 3>(2);

/** A part of a page under an `h2`, or under an `h3` in a `SectionGroup`. Headings in it are one level lower. */
export function Section({ title, actions, children }: SectionProps) {
  const id = useId();
  const level = useContext(SectionLevel);
  const Heading = `h${level}` as const;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <Heading className={styles.heading} id={id}>
          {title}
        </Heading>
        {actions}
      </div>
      <HeadingLevel value={level === 2 ? 3 : 4}>{children}</HeadingLevel>
    </section>
  );
}

export interface SectionGroupProps {
  title: ReactNode;
  /** `Section`s. */
  children: ReactNode;
}

/** Related sections of a long page under a common `h2`. */
export function SectionGroup({ title, children }: SectionGroupProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 className={styles.groupHeading} id={id}>
        {title}
      </h2>
      <SectionLevel value={3}>{children}</SectionLevel>
    </section>
  );
}
