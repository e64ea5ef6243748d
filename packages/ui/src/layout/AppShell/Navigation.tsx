import { Ellipsis } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useMessages } from '../../messages/MessagesProvider.js';
import { media } from '../../theme/media.js';
import { useMediaQuery } from '../../theme/use-media-query.js';
import * as styles from './AppShell.css.js';
import { type NavigationEntry, NavigationItem } from './NavigationItem.js';

/**
 * Loaded on demand, because most users never open it, and a menu is as large as the rest of the
 * shell.
 */
const MoreMenu = lazy(async () => ({ default: (await import('./MoreMenu.js')).MoreMenu }));

/** Maximum number of entries in the bar of a phone. */
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
