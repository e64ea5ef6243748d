import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { useMessages } from '../../messages/MessagesProvider.js';
import * as styles from './AppShell.css.js';
import { BrandMark } from './BrandMark.js';
import { Navigation } from './Navigation.js';
import type { NavigationEntry } from './NavigationItem.js';

const noEntries: readonly NavigationEntry[] = [];

export interface AppShellProps {
  /** Name of the instance; accessible name of the logo. */
  name: string;
  /** Link of the logo. */
  homeHref: string;
  /** Links to the main pages, the most important first. */
  entries: readonly NavigationEntry[];
  /** Links of the account: profile, sign in, sign out. */
  accountEntries?: readonly NavigationEntry[];
  /** Notice above the page. It moves the page down and covers nothing. */
  notice?: ReactNode;
  /** Usually `Panes`, whose primary pane is the page's `main`. */
  children: ReactNode;
}

/** Frame of the application with navigation: a rail, or a bar at the bottom of a phone. */
export function AppShell({
  name,
  homeHref,
  entries,
  accountEntries = noEntries,
  notice,
  children,
}: AppShellProps) {
  const messages = useMessages();
  return (
    <div className={styles.shell}>
      <a className={styles.skipLink} href="#main">
        {messages['shell.skip']()}
      </a>
      <nav className={styles.navigation} aria-label={messages['shell.navigation']()}>
        <Link className={styles.brand} href={homeHref} aria-label={name}>
          <BrandMark />
        </Link>
        <Navigation entries={entries} accountEntries={accountEntries} />
      </nav>
      <div className={styles.column}>
        {notice}
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
