import { ChevronDown } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
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
import { type Unchosen, useSettling } from './use-settling.js';

/** Names the option that the arrow keys have reached. */
const POINTED_AT = 'aria-activedescendant';

export interface ComboBoxProps<Item extends Proposal> extends FieldProps {
  /** The chosen proposal. */
  value: Item | null;
  /** Called with `null` as soon as the text no longer is the chosen proposal's. */
  onChange: (item: Item | null) => void;
  /** Proposals for the text last given to `onSearch`, already filtered. */
  proposals: readonly Item[];
  /** Called at every change of the text; the caller waits, aborts and asks the server. */
  onSearch: (text: string) => void;
  isLoading?: boolean;
  /** Handling of a text for which no proposal was chosen. */
  unchosen?: Unchosen;
  /**
   * Called if the field loses focus before the proposals for its text arrive, with a promise of the
   * choice. Forms wait for it.
   */
  onSettling?: (item: Promise<Item | null>) => void;
  placeholder?: string;
  /**
   * Decorative icon, 18 px. With an icon, the placeholder describes the search and the label is
   * only for screen readers.
   */
  icon?: ReactNode;
}

/**
 * Chooses one of many objects by typing. Only a proposal is a value; an empty field means that
 * nothing is chosen. Proposals for empty text are shown when the empty field is pressed or its list
 * is opened in another way, also if they arrive later.
 */
export function ComboBox<Item extends Proposal>(props: ComboBoxProps<Item>) {
  const { label, hint, value, onChange, proposals, onSearch, ...rest } = props;
  const { isLoading = false, unchosen = 'drop', onSettling, requiredMessage, ...others } = rest;
  const { placeholder = '', icon, ...field } = others;
  const messages = useMessages();
  const inputRef = useRef<HTMLInputElement>(null);
  const wasChosen = useRef(false);
  const askedForRef = useRef(false);
  const [text, setText] = useState(value?.label ?? '');
  // The field looks up the text of its value among its items.
  const items = value && !proposals.some(({ id }) => id === value.id) ? [value] : proposals;
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
    wasChosen.current = true;
    onChange(next);
    setText(next.label);
  }
  function type(next: string) {
    giveUp();
    setText(next);
    if (value && next !== value.label) onChange(null);
    if (next !== value?.label) onSearch(next);
  }
  /** Sees keys before the field does. */
  function preview(event: KeyboardEvent) {
    wasChosen.current = false;
    askedForRef.current = false;
    if (event.key !== 'Enter') return;
    if (isComposing(event)) {
      // It ends a word of an input method, no more.
      event.stopPropagation();
      return;
    }
    // The list stays open for the proposals that come, unless one was pointed at.
    if (isSettled || !isLoading || inputRef.current?.hasAttribute(POINTED_AT)) return;
    event.preventDefault();
    event.stopPropagation();
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
      // Opened by its button, an arrow key or a screen reader; it closes again if it is empty.
      onOpenChange={(isOpen, trigger) => {
        if (isOpen && trigger === 'manual' && text === '' && items.length === 0) {
          askedForRef.current = true;
        }
      }}
      // The text stays until the field resolves it, also if scrolling closes the list.
      allowsCustomValue
      formValue="key"
      allowsEmptyCollection={text !== ''}
      // The text of a choice opens no list.
      menuTrigger={isSettled ? 'manual' : 'input'}
      onBlur={() => {
        // The browser window lost focus, but the field still has it.
        if (document.activeElement === inputRef.current) return;
        if (!isSettled) settle('leave');
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter' && !wasChosen.current && !isSettled) settle('enter');
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
          <OpeningInput
            ref={inputRef}
            placeholder={placeholder}
            hasProposals={items.length > 0}
            askedForRef={askedForRef}
          />
          <Button className={styles.inner}>
            <ChevronDown size={18} aria-hidden />
          </Button>
        </Group>
      </div>
      <FieldFoot hint={hint} requiredMessage={requiredMessage} />
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

interface OpeningInputProps {
  ref: Ref<HTMLInputElement>;
  placeholder: string;
  hasProposals: boolean;
  /** Whether the list was requested before it had content. */
  askedForRef: RefObject<boolean>;
}

/**
 * Shows proposals for empty text when the field is pressed, as soon as they arrive. Focus by Tab
 * does not open them, because the user may only be passing.
 */
function OpeningInput({ ref, placeholder, hasProposals, askedForRef }: OpeningInputProps) {
  const state = use(ComboBoxStateContext);
  function show() {
    if (state?.inputValue === '' && !state.isOpen) state.open(null, 'manual');
  }
  const showLate = useEffectEvent(() => {
    // The field renders its parts twice, first to look for items, and then has no state.
    if (!state || !askedForRef.current) return;
    askedForRef.current = false;
    show();
  });
  useEffect(() => {
    if (hasProposals) showLate();
  }, [hasProposals]);
  return (
    <Input
      ref={ref}
      className={styles.input}
      placeholder={placeholder}
      onClick={() => {
        askedForRef.current = !hasProposals && state?.inputValue === '';
        if (hasProposals) show();
      }}
      onBlur={() => {
        askedForRef.current = false;
      }}
    />
  );
}

/** Safari has already ended the composition, and sends a special key code. */
function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
