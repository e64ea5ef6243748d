import { addAuditEntry } from '../moderation/model/audit.js';
import { notify } from '../notifications/notify.js';
import { ForbiddenError } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { commentNotFound, getVisibleComment, mayChange } from './access.js';
import { mentionedIds, storeMentions } from './mentions.js';
import { COMMENT_MENTION } from './notification-kinds.js';
import { type CommentRow, findComment, getDetails, lockComments } from './queries.js';
import { serializeComment } from './serialize.js';

export const updateComment = operation(
  'updateComment',
  async (request, services) => {
    const { db, clock } = services;
    const { comment: words, hidden } = request.body;
    const { id } = request.path;
    const user = signedInUser(request);
    if (words !== undefined && user.isContentBanned) throw new ForbiddenError('CONTENT_BANNED');
    const viewer = { user, link: request.query.link };
    const { comment, flight } = await getVisibleComment(services, id, viewer);
    if (words !== undefined && !mayChange(comment, flight, user)) {
      throw new ForbiddenError('NOT_AUTHOR');
    }
    if (hidden !== undefined && !flight.reader.seesHidden) throw new ForbiddenError('NOT_OWNER');
    const mentioned = words === undefined ? undefined : mentionedIds(words);
    return db.transaction().execute(async (transaction) => {
      await lockComments(transaction, flight.id);
      const before = await findComment(transaction, id);
      // Another request deleted it before the lock.
      if (!before || before.text === null) throw commentNotFound(id);
      const shown = shownAs(before, { hidden, isOwner: flight.isOwner });
      if (before.hidden_by_moderator && !shown.hidden && !user.isModerator) {
        throw new ForbiddenError('MODERATOR_ONLY');
      }
      await transaction
        .updateTable('comment')
        .set({
          ...(words !== undefined && words !== before.text && { text: words, edited: clock() }),
          ...shown,
        })
        .where('id', '=', id)
        .execute();
      const isNew =
        shown.hidden !== before.hidden || shown.hidden_by_moderator !== before.hidden_by_moderator;
      if (isNew && !flight.isOwner) {
        const action = shown.hidden ? 'comment_hidden' : 'comment_shown';
        const entry = { action, kind: 'comment', subjectId: id } as const;
        await addAuditEntry(transaction, { ...entry, actorId: user.id, now: clock() });
      }
      for (const userId of mentioned ? await storeMentions(transaction, id, mentioned) : []) {
        await notify(transaction, services, {
          userId,
          kind: COMMENT_MENTION,
          actorId: user.id,
          flightId: flight.id,
          commentId: id,
        });
      }
      return serializeComment(await getDetails(transaction, id), flight.reader);
    });
  },
  { rateLimit: { perMinute: 30 } },
);

interface Wish {
  readonly hidden: boolean | undefined;
  readonly isOwner: boolean;
}

/** A comment that both the pilot and a moderator have hidden is one that a moderator has. */
function shownAs(before: CommentRow, { hidden, isOwner }: Wish) {
  const { hidden: wasHidden, hidden_by_moderator: wasByModerator } = before;
  if (hidden === undefined) return { hidden: wasHidden, hidden_by_moderator: wasByModerator };
  return { hidden, hidden_by_moderator: hidden && (wasByModerator || !isOwner) };
}
