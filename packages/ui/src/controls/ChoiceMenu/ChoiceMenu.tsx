import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import * as menuStyles from '../Menu/Menu.css.js';
import * as styles from './ChoiceMenu.css.js';

export interface Choice<Id extends string | number> {
  id: Id;
  /** Text, also used for typeahead. */
  label: string;
}

export interface ChoiceMenuProps<Id extends string | number> {
  /** The button that opens the menu; it shows the choice. */
  trigger: ReactElement;
  /** Accessible name of the menu. */
  label: string;
  choices: readonly Choice<Id>[];
  chosen: Id;
  onChange: (chosen: Id) => void;
}

/** A choice behind a button, with a tick at the current option. In forms use `Select`. */
export function ChoiceMenu<Id extends string | number>(props: ChoiceMenuProps<Id>) {
  const { trigger, label, choices, chosen, onChange } = props;
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={menuStyles.popover}>
        <Menu
          className={menuStyles.list}
          aria-label={label}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[chosen]}
          onSelectionChange={(keys) => {
            const choice = choices.find(({ id }) => keys !== 'all' && keys.has(id));
            if (choice) onChange(choice.id);
          }}
        >
          {choices.map((choice) => (
            <ChoiceItem key={choice.id} {...choice} />
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** One option of a menu. */
function ChoiceItem({ id, label }: Choice<string | number>) {
  return (
    <MenuItem id={id} className={menuStyles.item} textValue={label}>
      {({ isSelected }) => (
        <>
          <span className={styles.tick}>
            {isSelected && <Check size={16} strokeWidth={2.5} aria-hidden />}
          </span>
          {label}
        </>
      )}
    </MenuItem>
  );
}
