import { ApiError } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { useRef } from 'react';
import { useMessages } from '../../../app/messages.js';
import * as styles from './Comments.css.js';
import { MentionField } from './MentionField.js';
import { withIds } from './mentions.js';
import { type CommentDraft, EMPTY_DRAFT, useCommentDraft } from './use-comment-draft.js';

export interface CommentBoxProps {
  label: string;
  sendLabel: string;
  /** Name of the draft on this device. */
  name: string;
  /** Text before the user changes it. */
  initial?: CommentDraft;
  /** Whether it was opened to write at once. */
  takesFocus?: boolean;
  isPending: boolean;
  error: Error | null;
  /** Sends the text; the key is the same for each attempt. Rejects if it fails. */
  onSend: (comment: string, key: string) => Promise<unknown>;
  /** Called after the text is sent or dropped. Without it, the box stays open. */
  onClose?: () => void;
}

/** Field for a comment, which stays on the device until it is sent. */
export function CommentBox(props: CommentBoxProps) {
  const {
    label,
    sendLabel,
    name,
    initial,
    takesFocus = false,
    isPending,
    error,
    onSend,
    onClose,
  } = props;
  const messages = useMessages();
  const [draft, setDraft] = useCommentDraft(name, initial);
  const input = useRef<HTMLTextAreaElement>(null);
  const isEmpty = draft.text.trim() === '';

  async function send(): Promise<void> {
    if (isEmpty || isPending) return;
    const key = draft.key ?? crypto.randomUUID();
    setDraft({ ...draft, key });
    try {
      await onSend(withIds(draft.text, draft.mentions), key);
      setDraft(EMPTY_DRAFT);
      onClose?.();
    } catch {
      // The reason is shown below, and the text stays.
    }
  }

  return (
    <form
      className={styles.box}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <MentionField
        label={label}
        draft={draft}
        onChange={setDraft}
        inputRef={input}
        takesFocus={takesFocus}
        onSend={() => void send()}
      />
      {error && (
        <p role="alert" className={styles.problem}>
          {error instanceof ApiError && error.status > 0 && error.status < 500
            ? error.message
            : messages['comments.unsent']()}
        </p>
      )}
      <div className={styles.boxActions}>
        <span className={styles.note}>{messages['comments.write.hint']()}</span>
        {onClose && (
          <Button
            size="small"
            tone="quiet"
            onPress={() => {
              setDraft(EMPTY_DRAFT);
              onClose();
            }}
          >
            {messages['edit.cancel']()}
          </Button>
        )}
        <Button type="submit" size="small" isPending={isPending} isDisabled={isEmpty}>
          {sendLabel}
        </Button>
      </div>
    </form>
  );
}
