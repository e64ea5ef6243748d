import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Link } from 'react-aria-components';
import { Menu, MenuItem } from '../../controls/Menu/Menu.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { media } from '../../theme/media.js';
import { useMediaQuery } from '../../theme/use-media-query.js';
import { visuallyHidden } from '../../theme/visually-hidden.css.js';
import { formatCount } from '../../values/format-quantity.js';
import { useUnits } from '../../values/UnitsProvider.js';
import * as styles from './AppShell.css.js';

/** A place in the navigation, or an action that stands among them, such as logging out. */
export interface NavigationEntry {
  label: string;
  /** Decorative, 22 px. */
  icon: ReactNode;
  href?: string;
  onPress?: () => void;
  /** Whether the person is there. */
  isCurrent?: boolean;
  /** Shown on the icon when above zero, such as new flights of friends. */
  count?: number;
}

/** As many entries as a phone's bar takes without crowding. */
const BAR_ENTRIES = 5;

export interface NavigationProps {
  entries: readonly NavigationEntry[];
  accountEntries: readonly NavigationEntry[];
}

/** All entries in the rail; in the bar of a phone the first four, the others behind "more". */
export function Navigation({ entries, accountEntries }: NavigationProps) {
  const all = [...entries, ...accountEntries];
  const isBar = useMediaQuery(media.mobile);
  const isCrowded = isBar && all.length > BAR_ENTRIES;
  const shown = isCrowded ? all.slice(0, BAR_ENTRIES - 1) : all;
  return (
    <ul className={styles.entries}>
      {shown.map((entry, index) => (
        <li key={entry.label} className={index === entries.length ? styles.apart : undefined}>
          <Entry entry={entry} />
        </li>
      ))}
      {isCrowded && (
        <li>
          <MoreEntries entries={all.slice(BAR_ENTRIES - 1)} />
        </li>
      )}
    </ul>
  );
}

function Entry({
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

function MoreEntries({ entries }: { entries: readonly NavigationEntry[] }) {
  const messages = useMessages();
  const more: NavigationEntry = {
    label: messages['shell.more'](),
    icon: <Ellipsis size={22} aria-hidden />,
  };
  return (
    <Menu label={more.label} trigger={<Entry entry={more} />}>
      {entries.map(({ label, icon, href, onPress }) => (
        <MenuItem
          key={label}
          label={label}
          icon={icon}
          {...(href !== undefined && { href })}
          {...(onPress && { onAction: onPress })}
        />
      ))}
    </Menu>
  );
}
