import { Link } from '@cloudstreet/ui/controls/Link';
import { useMessages } from '../../../app/messages.js';
import { entityPath } from '../../../app/paths.js';
import * as styles from './Comments.css.js';
import { type CommentPart, type CommentWords, commentParts } from './comment-parts.js';

/** Text of a comment with links to addresses and mentioned users. */
export function CommentText({ comment }: { comment: CommentWords }) {
  return (
    <p className={styles.text}>
      {commentParts(comment).map((part) => (
        <Part key={part.start} part={part} />
      ))}
    </p>
  );
}

function Part({ part }: { part: CommentPart }) {
  const messages = useMessages();
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'link':
      return (
        <a
          className={styles.link}
          href={part.href}
          target="_blank"
          rel="nofollow ugc noopener noreferrer"
        >
          {part.text}
        </a>
      );
    case 'mention':
      return part.name === undefined ? (
        `@${messages['flight.formerPilot']()}`
      ) : (
        <Link href={entityPath('user', part.userId)}>@{part.name}</Link>
      );
  }
}
