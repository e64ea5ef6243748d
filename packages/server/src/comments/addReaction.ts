import { countHourly } from '../platform/database/hourly-count.js';
import { FieldError, text } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { tooManyRequests } from '../platform/http/rate-limits.js';
import { commentNotFound, getVisibleComment, requireOpen } from './access.js';
import { findComment, getReaction, lockComments } from './queries.js';
import { serializeReaction } from './serialize.js';

/** Not a literal, because the flag is newer than the target of the compiler. */
const EMOJI = new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v');
const MAX_PER_HOUR = 600;

export const addReaction = operation('addReaction', async (request, services) => {
  const { db, clock, config } = services;
  const { value } = request.body;
  const { id } = request.path;
  const user = signedInUser(request);
  const viewer = { user, link: request.query.link };
  const { flight } = await getVisibleComment(services, id, viewer);
  await requireOpen(services, flight);
  if (!EMOJI.test(value)) {
    const message = text('comment.emoji');
    throw new FieldError([{ loc: ['value'], type: 'NOT_AN_EMOJI', message }]);
  }
  if (config.rateLimit) {
    const { count, waitS } = await countHourly(db, `reactions of ${user.id}`, clock());
    if (count > MAX_PER_HOUR) throw tooManyRequests(waitS * 1000);
  }
  return db.transaction().execute(async (transaction) => {
    await lockComments(transaction, flight.id);
    const comment = await findComment(transaction, id);
    // Another request deleted it before the lock.
    if (!comment || comment.text === null) throw commentNotFound(id);
    const { id: reactionId } = await transaction
      .insertInto('comment_reaction')
      .values({ comment_id: id, user_id: user.id, value, created: clock() })
      .onConflict((conflict) =>
        conflict.columns(['comment_id', 'user_id']).doUpdateSet({ value, created: clock() }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return serializeReaction(await getReaction(transaction, reactionId));
  });
});
