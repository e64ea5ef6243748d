import { addAuditEntry } from '../moderation/model/audit.js';
import { ForbiddenError } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { findVisibleComment, mayChange } from './access.js';
import { findComment, lockComments } from './queries.js';
import { removeComment } from './remove-comment.js';

export const deleteComment = operation('deleteComment', async (request, services) => {
  const { db, clock } = services;
  const { id } = request.path;
  const user = signedInUser(request);
  const before = await findComment(db, id);
  if (!before) return undefined;
  let isModerating = false;
  // Authors also delete comments on flights that they may not see any more.
  if (before.user_id !== user.id) {
    const viewer = { user, link: request.query.link };
    const found = await findVisibleComment(services, id, viewer);
    if (!found) return undefined;
    isModerating = !mayChange(found.comment, found.flight, user);
    if (isModerating && !user.isModerator) throw new ForbiddenError('NOT_AUTHOR');
  }
  await db.transaction().execute(async (transaction) => {
    await lockComments(transaction, before.flight_id);
    const comment = await findComment(transaction, id);
    // Another request deleted it before the lock.
    if (!comment || comment.text === null) return;
    await removeComment(transaction, comment);
    if (!isModerating) return;
    const entry = { action: 'comment_removed', kind: 'comment', subjectId: id } as const;
    await addAuditEntry(transaction, { ...entry, actorId: user.id, now: clock() });
  });
  return undefined;
});
