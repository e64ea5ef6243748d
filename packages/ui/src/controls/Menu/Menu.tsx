import type { ReactElement, ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger,
  Popover,
} from 'react-aria-components';
import * as styles from './Menu.css.js';

export interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Accessible name of the menu. */
  label: string;
  /** `MenuItem`s. */
  children: ReactNode;
}

/** Actions and links behind a button. */
export function Menu({ trigger, label, children }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={styles.popover}>
        <AriaMenu className={styles.list} aria-label={label}>
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

export interface MenuItemProps {
  /** Text, also used for typeahead. */
  label: string;
  icon?: ReactNode;
  /** Address of a link. Without it, `onAction` handles the entry. */
  href?: string;
  onAction?: () => void;
  tone?: 'danger';
  isDisabled?: boolean;
}

export function MenuItem({ label, icon, tone, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem {...props} textValue={label} className={styles.item} data-tone={tone}>
      {icon}
      {label}
    </AriaMenuItem>
  );
}
