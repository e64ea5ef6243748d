import { ChevronDown } from 'lucide-react';
import {
  Select as AriaSelect,
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components';
import { chipButton } from '../../controls/ChipButton/ChipButton.css.js';
import { item, list, popover } from '../../controls/Menu/Menu.css.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import * as styles from '../Field.css.js';
import { FieldFoot, FieldLabel, type FieldProps } from '../FieldParts.js';
import * as selectStyles from './Select.css.js';

export interface SelectOption<Id extends string> {
  id: Id;
  label: string;
}

export interface SelectProps<Id extends string> extends FieldProps {
  options: readonly SelectOption<Id>[];
  value?: Id | null;
  defaultValue?: Id;
  onChange?: (id: Id) => void;
  /** A chip shows only the selected option. Its label is for screen readers. */
  look?: 'field' | 'chip';
}

/** Selects one option of a fixed list. For up to four short options, prefer `SegmentedControl`. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { label, hint, requiredMessage, options, value, defaultValue, onChange, ...others } = props;
  const { look = 'field', ...rest } = others;
  const isChip = look === 'chip';
  const messages = useMessages();
  return (
    <AriaSelect
      {...rest}
      className={isChip ? selectStyles.chip : styles.field}
      {...(isChip && { 'aria-label': label })}
      placeholder={messages['field.choose']()}
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      onChange={(key) => {
        const option = options.find(({ id }) => id === key);
        if (option) onChange?.(option.id);
      }}
    >
      {!isChip && <FieldLabel label={label} isOptional={false} />}
      <Button className={isChip ? chipButton : `${styles.box} ${selectStyles.trigger}`}>
        <SelectValue className={selectStyles.value} />
        <ChevronDown size={isChip ? 16 : 18} aria-hidden />
      </Button>
      <FieldFoot hint={hint} requiredMessage={requiredMessage} />
      <Popover className={popover}>
        <ListBox className={list} items={options}>
          {(option) => (
            <ListBoxItem id={option.id} className={item}>
              {option.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
