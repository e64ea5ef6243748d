import type { Executor } from '../platform/database/database.js';
import { countHourly } from '../platform/database/hourly-count.js';
import { DomainError, FieldError, ForbiddenError, text } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { tooManyRequests } from '../platform/http/rate-limits.js';
import { type CommentedFlight, getCommentedFlight, requireOpen } from './access.js';
import { mentionedIds } from './mentions.js';
import { type CommentRow, findComment, getDetails, lockComments, showsText } from './queries.js';
import { serializeComment } from './serialize.js';
import { storeComment } from './store-comment.js';

/** Users are notified, on their devices too. */
const MAX_PER_HOUR = 60;

export const addComment = operation('addComment', async (request, services) => {
  const { db, clock, config } = services;
  const { comment: words, parent_id: parentId, pinned = false } = request.body;
  const user = signedInUser(request);
  const viewer = { user, link: request.query.link };
  const flight = await getCommentedFlight(services, request.path.id, viewer);
  await requireOpen(services, flight);
  if (pinned) requireDescription(flight, parentId);
  // Checked before the call counts.
  mentionedIds(words);
  if (config.rateLimit) {
    const { count, waitS } = await countHourly(db, `comments of ${user.id}`, clock());
    if (count > MAX_PER_HOUR) throw tooManyRequests(waitS * 1000);
  }
  return db.transaction().execute(async (transaction) => {
    await lockComments(transaction, flight.id);
    const answered = await findAnswered(transaction, flight, parentId);
    const comment = { flight, authorId: user.id, words, pinned, answered };
    const id = await storeComment(transaction, services, comment);
    if (id === undefined) {
      throw new DomainError(409, 'DESCRIPTION_EXISTS', text('error.DESCRIPTION_EXISTS'));
    }
    const response = serializeComment(await getDetails(transaction, id), flight.reader);
    await request.keepResponse(transaction, response);
    return response;
  });
});

function requireDescription({ isOwner }: CommentedFlight, parentId: number | undefined): void {
  if (!isOwner) throw new ForbiddenError('NOT_OWNER');
  if (parentId === undefined) return;
  const message = text('comment.pinnedAnswer');
  throw new FieldError([{ loc: ['pinned'], type: 'pinned_answer', message }]);
}

/** @throws {FieldError} If the comment is not on the flight, or the caller may not see it. */
async function findAnswered(
  db: Executor,
  { id: flightId, reader }: CommentedFlight,
  parentId: number | undefined,
): Promise<CommentRow | undefined> {
  if (parentId === undefined) return undefined;
  const row = await findComment(db, parentId);
  if (row?.flight_id === flightId && showsText(row, reader)) return row;
  const message = text('comment.notFound', { id: parentId });
  throw new FieldError([{ loc: ['parent_id'], type: 'unknown', message }]);
}
