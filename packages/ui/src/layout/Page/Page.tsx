import { type ReactNode, useId } from 'react';
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

/** A part of a page under an `h2`. */
export function Section({ title, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 className={styles.heading} id={id}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
