import type { Comment, FlightDetail } from '@cloudstreet/sdk';
import { commentMutations, type FlightAccess } from '@cloudstreet/sdk/react';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { Link } from '@cloudstreet/ui/controls/Link';
import { LocalDate, LocalTime, TimeZoneProvider } from '@cloudstreet/ui/values';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useApp } from '../../../app/context.js';
import { useMessages } from '../../../app/messages.js';
import { entityPath } from '../../../app/paths.js';
import { UserAvatar } from '../../../app/pilots/UserAvatar.js';
import { CommentBox } from './CommentBox.js';
import { CommentMenu } from './CommentMenu.js';
import * as styles from './Comments.css.js';
import { CommentText } from './CommentText.js';
import { withNames } from './mentions.js';
import { Reactions } from './Reactions.js';

export interface CommentItemProps {
  flight: FlightDetail;
  comment: Comment;
  access: FlightAccess;
  /** Whether the user can comment and react. */
  mayWrite: boolean;
  /** Beginning of the names of the user's drafts. */
  draftName: string;
  onAnswer: () => void;
  /** Called before the comment disappears. */
  onDelete: () => void;
}

/** A comment with its author, reactions and actions. */
export function CommentItem(props: CommentItemProps) {
  const { flight, comment, access, mayWrite, draftName, onAnswer, onDelete } = props;
  const messages = useMessages();
  const [isEditing, setIsEditing] = useState(false);
  const { id, user, created, pinned, hidden, edited, removed } = comment;
  if (removed || !user) {
    return (
      <p id={`comment-${id}`} tabIndex={-1} className={styles.removed}>
        {messages['comments.removed']()}
      </p>
    );
  }
  return (
    <article
      id={`comment-${id}`}
      tabIndex={-1}
      className={styles.comment}
      aria-label={messages['comments.of']({ name: user.name })}
      data-hidden={hidden}
    >
      <UserAvatar user={user} size="small" />
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={styles.author}>
            <Link href={entityPath('user', user.id)}>{user.name}</Link>
          </span>
          {pinned && <Chip tone="brand">{messages['comments.description']()}</Chip>}
          {hidden && <Chip tone="warning">{messages['comments.hidden']()}</Chip>}
          <span className={styles.note}>
            <TimeZoneProvider timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}>
              <LocalDate date={created} /> <LocalTime time={created} />
            </TimeZoneProvider>
            {edited !== undefined && ` · ${messages['comments.edited']()}`}
          </span>
        </div>
        {isEditing ? (
          <EditComment
            comment={comment}
            access={access}
            draftName={draftName}
            onClose={() => setIsEditing(false)}
          />
        ) : (
          <CommentText comment={comment} />
        )}
        <div className={styles.actions}>
          <Reactions comment={comment} access={access} mayReact={mayWrite} />
          {mayWrite && (
            <Button
              className={styles.action}
              aria-label={messages['comments.answer.to']({ name: user.name })}
              onPress={onAnswer}
            >
              {messages['comments.answer']()}
            </Button>
          )}
          <CommentMenu
            flight={flight}
            comment={comment}
            access={access}
            onEdit={() => setIsEditing(true)}
            onDelete={onDelete}
          />
        </div>
      </div>
    </article>
  );
}

interface EditCommentProps {
  comment: Comment;
  access: FlightAccess;
  draftName: string;
  onClose: () => void;
}

function EditComment({ comment, access, draftName, onClose }: EditCommentProps) {
  const { api } = useApp();
  const messages = useMessages();
  const [initial] = useState(() => withNames(comment));
  const { mutateAsync, isPending, error } = useMutation({
    ...commentMutations.update(api, access),
    meta: { explains: 'all' },
  });
  return (
    <CommentBox
      label={messages['comments.edit']()}
      sendLabel={messages['edit.save']()}
      name={`${draftName} edit ${comment.id}`}
      initial={initial}
      takesFocus
      isPending={isPending}
      error={error}
      onSend={(words) => mutateAsync({ id: comment.id, patch: { comment: words } })}
      onClose={onClose}
    />
  );
}
