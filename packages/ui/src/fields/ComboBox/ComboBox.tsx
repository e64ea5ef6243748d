import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  Group,
  Input,
  type Key,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';
import { item, list, popover } from '../../controls/Menu/Menu.css.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { visuallyHidden } from '../../theme/visually-hidden.css.js';
import * as styles from '../Field.css.js';
import { FieldFoot, FieldLabel, type FieldProps } from '../FieldParts.js';
import * as comboStyles from './ComboBox.css.js';

export interface Proposal {
  id: string;
  label: string;
  /** What tells it from others of the same name. */
  detail?: string;
  icon?: ReactNode;
}

export interface ComboBoxProps<Item extends Proposal> extends FieldProps {
  /** What was chosen. */
  value: Item | null;
  /** Called with `null` as soon as the text no longer is the chosen proposal's. */
  onChange: (item: Item | null) => void;
  /** Proposals for the text last given to `onSearch`, already filtered. */
  proposals: readonly Item[];
  /** Called at every change of the text; the caller waits, aborts and asks the server. */
  onSearch: (text: string) => void;
  isLoading?: boolean;
  /** Leaving the field with a text that was not chosen takes the first proposal. */
  defaultsToFirst?: boolean;
  placeholder?: string;
  /** Decorative, 18 px. With the placeholder it says what is searched; the label is then only heard. */
  icon?: ReactNode;
}

/**
 * One of many, found by typing. Only a proposal is a value: other text is dropped when the field is
 * left, and an empty field means nothing is chosen.
 */
export function ComboBox<Item extends Proposal>(props: ComboBoxProps<Item>) {
  const { label, hint, value, onChange, proposals, onSearch, ...rest } = props;
  const { isLoading = false, defaultsToFirst = false, placeholder = '', icon, ...field } = rest;
  const messages = useMessages();
  const [text, setText] = useState(value?.label ?? '');
  // The field looks up the text of its value among its items.
  const items = value && !proposals.some(({ id }) => id === value.id) ? [value] : proposals;

  function choose(next: Item | null) {
    onChange(next);
    setText(next?.label ?? '');
  }

  /** Called with no key when the field is left, or Enter pressed, on a text that is no choice. */
  function settle(key: Key | null) {
    const fallback = defaultsToFirst && text !== '' ? proposals[0] : undefined;
    choose(items.find(({ id }) => id === key) ?? fallback ?? null);
  }

  function type(next: string) {
    setText(next);
    if (value && next !== value.label) onChange(null);
    if (next !== value?.label) onSearch(next);
  }

  return (
    <AriaComboBox<Item>
      {...field}
      className={styles.field}
      items={items}
      value={value?.id ?? null}
      onChange={settle}
      inputValue={text}
      onInputChange={type}
      allowsEmptyCollection={text !== ''}
    >
      {icon === undefined ? (
        <FieldLabel label={label} isOptional={field.isRequired !== true} />
      ) : (
        <Label className={visuallyHidden}>{label}</Label>
      )}
      <Group className={styles.box}>
        {icon !== undefined && <span className={comboStyles.icon}>{icon}</span>}
        <Input className={styles.input} placeholder={placeholder} />
        <Button className={styles.inner}>
          <ChevronDown size={18} aria-hidden />
        </Button>
      </Group>
      <FieldFoot hint={hint} />
      <Popover className={popover}>
        <ListBox<Item>
          className={list}
          renderEmptyState={() => (
            <p className={comboStyles.empty}>
              {isLoading ? messages['field.searching']() : messages['field.nothingFound']()}
            </p>
          )}
        >
          {(proposal) => (
            <ListBoxItem id={proposal.id} textValue={proposal.label} className={item}>
              {proposal.icon}
              <span className={comboStyles.texts}>
                <span>{proposal.label}</span>
                {proposal.detail !== undefined && (
                  <span className={comboStyles.detail}>{proposal.detail}</span>
                )}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
