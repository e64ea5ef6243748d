import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, use, useRef, useState } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  ComboBoxStateContext,
  Group,
  Input,
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
import type { Proposal } from './proposal.js';
import { type UnchosenPolicy, useSettling } from './use-settling.js';

/** Attribute with the option that the arrow keys have reached. */
const POINTED_AT = 'aria-activedescendant';

export interface ComboBoxProps<Item extends Proposal> extends FieldProps {
  /** The chosen proposal. */
  value: Item | null;
  /** Called with a chosen proposal, or with `null` when the text no longer matches it. */
  onChange: (item: Item | null) => void;
  /** Proposals for the last text given to `onSearch`, already filtered. */
  proposals: readonly Item[];
  /** Called at every change of the text. The caller delays, aborts and sends requests. */
  onSearch: (text: string) => void;
  isLoading?: boolean;
  /** Handling of a text for which no proposal was chosen. */
  unchosen?: UnchosenPolicy;
  /**
   * Called with a promise of the choice if the field loses focus before the proposals for its text
   * arrive. Forms wait for it.
   */
  onSettling?: (item: Promise<Item | null>) => void;
  placeholder?: string;
  /**
   * Decorative icon, 18 px. With an icon, the placeholder describes the search, and the label is
   * only for screen readers.
   */
  icon?: ReactNode;
  /** Whether the field takes the focus, as the only one of a panel that was opened for it. */
  autoFocus?: boolean;
}

/**
 * Selects one of many options by typing. Only a proposal is a value. An empty field means that
 * nothing is selected. Proposals for an empty text are shown when the field is pressed or its list
 * is opened in another way, even if they arrive later.
 */
export function ComboBox<Item extends Proposal>(props: ComboBoxProps<Item>) {
  const { label, hint, value, onChange, proposals, onSearch, ...rest } = props;
  const { isLoading = false, unchosen = 'drop', onSettling, requiredMessage, ...others } = rest;
  const { placeholder = '', icon, ...field } = others;
  const messages = useMessages();
  const inputRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value?.label ?? '');
  // The field finds the text of its value among its items.
  const items = value && !proposals.some(({ id }) => id === value.id) ? [value] : proposals;
  const hasContent = text !== '' || items.length > 0;
  const isSettled = text === (value?.label ?? '');
  const { settle, giveUp } = useSettling({
    text,
    proposals,
    isLoading,
    unchosen,
    onChoose: choose,
    onDrop: () => setText(''),
    onSettling,
  });

  function choose(next: Item) {
    onChange(next);
    setText(next.label);
  }
  function type(next: string) {
    giveUp();
    setText(next);
    if (value && next !== value.label) onChange(null);
    if (next !== value?.label) onSearch(next);
  }
  /** Handles Enter before the field does. */
  function preview(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    if (isComposing(event)) {
      // Enter only ends the composition of an input method.
      event.stopPropagation();
      return;
    }
    // The field selects the highlighted option on its own.
    if (isSettled || inputRef.current?.hasAttribute(POINTED_AT)) return;
    if (isLoading) {
      // The list stays open for proposals that arrive later.
      event.preventDefault();
      event.stopPropagation();
    }
    settle('enter');
  }

  return (
    <AriaComboBox<Item>
      {...field}
      className={styles.field}
      items={items}
      value={value?.id ?? null}
      onChange={(key) => {
        const chosen = items.find(({ id }) => id === key);
        if (chosen) choose(chosen);
      }}
      inputValue={text}
      onInputChange={type}
      // The text stays until the field resolves it, also if scrolling closes the list.
      allowsCustomValue
      formValue="key"
      allowsEmptyCollection={hasContent || isLoading}
      // The text of a selected option opens no list.
      menuTrigger={isSettled ? 'manual' : 'input'}
      onBlur={() => {
        // The browser window lost focus, but the field still has it.
        if (document.activeElement === inputRef.current) return;
        if (!isSettled) settle('leave');
      }}
    >
      {icon === undefined ? (
        <FieldLabel label={label} isOptional={field.isRequired !== true} />
      ) : (
        <Label className={visuallyHidden}>{label}</Label>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- looks at what the input gets */}
      <div className={comboStyles.around} onKeyDownCapture={preview}>
        <Group className={styles.box}>
          {icon !== undefined && <span className={comboStyles.icon}>{icon}</span>}
          <OpeningInput ref={inputRef} placeholder={placeholder} />
          <Button className={styles.inner}>
            <ChevronDown size={18} aria-hidden />
          </Button>
        </Group>
      </div>
      <FieldFoot hint={hint} requiredMessage={requiredMessage} />
      {/* Until there are proposals for an empty text, an open list stays unseen. */}
      {hasContent && (
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
      )}
    </AriaComboBox>
  );
}

/** Opens the list when the empty field is pressed, but not when it is focused with Tab. */
function OpeningInput(props: { ref: Ref<HTMLInputElement>; placeholder: string }) {
  const state = use(ComboBoxStateContext);
  return (
    <Input
      {...props}
      className={styles.input}
      onClick={() => {
        if (state?.inputValue === '' && !state.isOpen) state.open(null, 'manual');
      }}
    />
  );
}

/** In Safari the composition has already ended, and only the key code shows it. */
function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
