import { Ellipsis } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useMessages } from '../../messages/MessagesProvider.js';
import { media } from '../../theme/media.js';
import { useMediaQuery } from '../../theme/use-media-query.js';
import * as styles from './AppShell.css.js';
import { type NavigationEntry, NavigationItem } from './NavigationItem.js';

/**
 * Menu with further entries. It is loaded on demand, because it is as large as the rest of the
 * shell and rarely opened.
 */
const MoreMenu = lazy(async () => ({ default: (await import('./MoreMenu.js')).MoreMenu }));

/** Maximum number of entries in the bar of a phone. */
const BAR_ENTRIES = 5;

export interface NavigationProps {
  entries: readonly NavigationEntry[];
  accountEntries: readonly NavigationEntry[];
}

/**
 * Entries of the navigation. The rail shows all of them; the bar of a phone shows at most five, the
 * last of which opens a menu with the rest.
 */
export function Navigation({ entries, accountEntries }: NavigationProps) {
  const all = [...entries, ...accountEntries];
  const isBar = useMediaQuery(media.mobile);
  const isCrowded = isBar && all.length > BAR_ENTRIES;
  const shown = isCrowded ? all.slice(0, BAR_ENTRIES - 1) : all;
  return (
    <ul className={styles.entries}>
      {shown.map((entry, index) => (
        <li key={entry.label} className={index === entries.length ? styles.apart : undefined}>
          <NavigationItem entry={entry} />
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

function MoreEntries({ entries }: { entries: readonly NavigationEntry[] }) {
  const messages = useMessages();
  const more: NavigationEntry = {
    label: messages['shell.more'](),
    icon: <Ellipsis size={22} aria-hidden />,
  };
  return (
    <Suspense fallback={<NavigationItem entry={more} />}>
      <MoreMenu more={more} entries={entries} />
    </Suspense>
  );
}
