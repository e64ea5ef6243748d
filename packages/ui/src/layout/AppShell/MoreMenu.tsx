import { Menu, MenuItem } from '../../controls/Menu/Menu.js';
import { type NavigationEntry, NavigationItem } from './NavigationItem.js';

export interface MoreMenuProps {
  /** The entry that opens the menu. */
  more: NavigationEntry;
  entries: readonly NavigationEntry[];
}

/** The entries that a phone's bar has no room for. */
export function MoreMenu({ more, entries }: MoreMenuProps) {
  return (
    <Menu label={more.label} trigger={<NavigationItem entry={more} />}>
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
