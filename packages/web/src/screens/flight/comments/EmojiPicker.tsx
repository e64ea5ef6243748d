import { type EmojiPickerListComponents, EmojiPicker as Picker } from 'frimousse';
import { useApp } from '../../../app/context.js';
import { useMessages } from '../../../app/messages.js';
import * as styles from './EmojiPicker.css.js';
import { loadEmoji } from './load-emoji.js';

const COLUMNS = 8;

const PARTS: Partial<EmojiPickerListComponents> = {
  CategoryHeader: ({ category, ...props }) => (
    <div {...props} className={styles.category}>
      {category.label}
    </div>
  ),
  // The library counts from 0, which is not valid, and finds rows by their numbers to scroll to them.
  Row: ({ 'aria-rowindex': index, ...props }) => (
    <div {...props} aria-rowindex={index || undefined} className={styles.row} />
  ),
  Emoji: ({ emoji: { emoji, isActive }, 'aria-colindex': index, ...props }) => (
    <button
      {...props}
      type="button"
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- The library makes it a cell.
      aria-colindex={index === undefined ? undefined : index + 1}
      className={styles.emoji}
      data-active={isActive || undefined}
    >
      {emoji}
    </button>
  ),
};

export interface EmojiPickerProps {
  onChoose: (emoji: string) => void;
}

/** All emojis by group, with a search by name in the reader's language. */
export function EmojiPicker({ onChoose }: EmojiPickerProps) {
  const { locale } = useApp();
  const messages = useMessages();
  return (
    <Picker.Root
      className={styles.picker}
      locale={locale}
      columns={COLUMNS}
      resolveEmojiData={loadEmoji}
      onEmojiSelect={({ emoji }) => onChoose(emoji)}
    >
      <Picker.Search
        className={styles.search}
        aria-label={messages['comments.emoji.search']()}
        placeholder={messages['comments.emoji.search']()}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The dialog was opened to choose.
        autoFocus
      />
      <Picker.Viewport className={styles.viewport}>
        <Picker.Loading className={styles.note}>
          {messages['comments.emoji.loading']()}
        </Picker.Loading>
        <Picker.Empty className={styles.note}>{messages['comments.emoji.none']()}</Picker.Empty>
        <Picker.List components={PARTS} />
      </Picker.Viewport>
    </Picker.Root>
  );
}
