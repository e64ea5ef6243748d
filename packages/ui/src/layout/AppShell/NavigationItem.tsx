import { formatCount } from '@cloudstreet/scoring/units';
import type { ReactNode } from 'react';
import { Button, Link } from 'react-aria-components';
import { useMessages } from '../../messages/MessagesProvider.js';
import { visuallyHidden } from '../../theme/visually-hidden.css.js';
import { useUnits } from '../../values/UnitsProvider.js';
import * as styles from './AppShell.css.js';

/** A link or an action in the navigation, such as signing out. */
export interface NavigationEntry {
  label: string;
  /** Decorative, 22 px. */
  icon: ReactNode;
  href?: string;
  onPress?: () => void;
  /** Whether it is the current page. */
  isCurrent?: boolean;
  /** Number on the icon if above zero, such as unread notifications. */
  count?: number;
}

/** An entry: a link or a button. */
export function NavigationItem({
  entry: { label, icon, href, onPress, isCurrent, count = 0 },
}: {
  entry: NavigationEntry;
}) {
  const messages = useMessages();
  const { locale } = useUnits();
  const content = (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.label}>{label}</span>{' '}
      {count > 0 && (
        <span className={styles.count}>
          {formatCount(count, locale)}{' '}
          <span className={visuallyHidden}>{messages['shell.new']()}</span>
        </span>
      )}
    </>
  );
  if (href === undefined) {
    return (
      <Button className={styles.entry} {...(onPress && { onPress })}>
        {content}
      </Button>
    );
  }
  return (
    <Link className={styles.entry} href={href} {...(isCurrent && { 'aria-current': 'page' })}>
      {content}
    </Link>
  );
}
