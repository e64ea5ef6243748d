import { visuallyHidden } from '@cloudstreet/ui/theme';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { Label, TextArea, TextField } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { useMessages } from '../../../app/messages.js';
import { UserAvatar } from '../../../app/pilots/UserAvatar.js';
import { useHits } from '../../../app/search/use-hits.js';
import * as styles from './Comments.css.js';
import { findMentionQuery, type Mention, type MentionQuery } from './mentions.js';
import type { CommentDraft } from './use-comment-draft.js';

const MAX_PROPOSALS = 6;
/** As the server counts it. Ids of mentions are shorter than names. */
const MAX_LENGTH = 2000;

export interface MentionFieldProps {
  label: string;
  draft: CommentDraft;
  onChange: (draft: CommentDraft) => void;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  takesFocus: boolean;
  /** Called by Ctrl+Enter. */
  onSend: () => void;
}

/** Field for several lines that proposes pilots after an `@`. */
export function MentionField(props: MentionFieldProps) {
  const { label, draft, onChange, inputRef, takesFocus, onSend } = props;
  const messages = useMessages();
  const listId = useId();
  const [query, setQuery] = useState<MentionQuery>();
  const [index, setIndex] = useState(0);
  const { hits, onSearch } = useHits({ kinds: ['user'], limit: MAX_PROPOSALS });
  const users = query === undefined ? [] : hits.flatMap((hit) => (hit.index === 'user' ? hit : []));
  const isOpen = users.length > 0;
  const active = Math.min(index, users.length - 1);

  function look(text: string, caret: number): void {
    const found = findMentionQuery(text, caret);
    setQuery(found);
    setIndex(0);
    onSearch(found?.name ?? '');
  }

  function choose({ id, name }: Mention): void {
    if (!query) return;
    const { text, mentions } = draft;
    const end = query.start + 1 + query.name.length;
    const before = `${text.slice(0, query.start)}@${name} `;
    const others = mentions.filter((mention) => mention.name !== name);
    // Rendered at once: the next key must already find the caret behind the name.
    flushSync(() =>
      onChange({
        text: before + text.slice(end).replace(/^ /, ''),
        mentions: [...others, { id, name }],
      }),
    );
    inputRef.current?.focus();
    inputRef.current?.setSelectionRange(before.length, before.length);
    setQuery(undefined);
    onSearch('');
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSend();
      return;
    }
    if (!isOpen) return;
    const user = users[active];
    if (event.key === 'ArrowDown') setIndex((active + 1) % users.length);
    else if (event.key === 'ArrowUp') setIndex((active + users.length - 1) % users.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && user) choose(user);
    else if (event.key === 'Escape') setQuery(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={styles.mentionField}>
      <TextField
        className={styles.field}
        value={draft.text}
        maxLength={MAX_LENGTH}
        onChange={(text) => {
          onChange({ text, mentions: draft.mentions });
          look(text, inputRef.current?.selectionStart ?? text.length);
        }}
        onBlur={() => setQuery(undefined)}
      >
        <Label className={styles.label}>{label}</Label>
        <TextArea
          ref={inputRef}
          className={styles.input}
          rows={2}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- Opened by a button for this text.
          autoFocus={takesFocus}
          aria-autocomplete="list"
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
          onKeyDown={onKeyDown}
        />
      </TextField>
      {isOpen && (
        <div
          className={styles.proposals}
          id={listId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The focus stays in the text.
          role="listbox"
          aria-label={messages['comments.mention.list']()}
        >
          {users.map((user, position) => (
            <Proposal
              key={user.id}
              id={`${listId}-${position}`}
              user={user}
              isActive={position === active}
              onChoose={() => choose(user)}
            />
          ))}
        </div>
      )}
      <output className={visuallyHidden}>
        {isOpen && messages['comments.mention.count']({ count: users.length })}
      </output>
    </div>
  );
}

interface ProposalProps {
  id: string;
  user: Mention & { readonly club?: { readonly name: string } };
  isActive: boolean;
  onChoose: () => void;
}

/** A pilot to mention. The focus stays in the text, where the keyboard chooses. */
function Proposal({ id, user, isActive, onChoose }: ProposalProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Keys work in the text.
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Of the list above.
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.proposal}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <UserAvatar user={user} size="small" />
      <span>
        {user.name}
        {user.club && <span className={styles.note}> {user.club.name}</span>}
      </span>
    </div>
  );
}
