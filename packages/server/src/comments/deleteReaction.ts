import { ForbiddenError } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { findVisibleComment } from './access.js';

export const deleteReaction = operation('deleteReaction', async (request, services) => {
  const { db } = services;
  const { id } = request.path;
  const user = signedInUser(request);
  const viewer = { user, link: request.query.link };
  const reaction = await db
    .selectFrom('comment_reaction')
    .where('id', '=', id)
    .select(['comment_id', 'user_id'])
    .executeTakeFirst();
  if (!reaction) return undefined;
  // Users also take back reactions on flights that they may not see any more.
  if (reaction.user_id !== user.id) {
    const found = await findVisibleComment(services, reaction.comment_id, viewer);
    if (!found) return undefined;
    throw new ForbiddenError('NOT_AUTHOR');
  }
  await db.deleteFrom('comment_reaction').where('id', '=', id).execute();
  return undefined;
});
