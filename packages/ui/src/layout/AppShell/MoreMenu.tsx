import { formatCount } from '@cloudstreet/scoring/units';
import { Menu, MenuItem } from '../../controls/Menu/Menu.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { useUnits } from '../../values/UnitsProvider.js';
import { type NavigationEntry, NavigationItem } from './NavigationItem.js';

export interface MoreMenuProps {
  /** The entry that opens the menu. */
  more: NavigationEntry;
  entries: readonly NavigationEntry[];
}

/** Entries without space in the bar of a phone. */
export function MoreMenu({ more, entries }: MoreMenuProps) {
  const messages = useMessages();
  const { locale } = useUnits();
  const textOf = ({ label, count = 0 }: NavigationEntry) =>
    count > 0 ? `${label} (${formatCount(count, locale)} ${messages['shell.new']()})` : label;
  const sum = entries.reduce((total, { count = 0 }) => total + count, 0);
  return (
    <Menu label={more.label} trigger={<NavigationItem entry={{ ...more, count: sum }} />}>
      {entries.map(({ href, onPress, ...entry }) => (
        <MenuItem
          key={entry.label}
          label={textOf(entry)}
          icon={entry.icon}
          {...(href !== undefined && { href })}
          {...(onPress && { onAction: onPress })}
        />
      ))}
    </Menu>
  );
}
