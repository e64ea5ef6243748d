import type { Executor } from '../platform/database/database.js';
import { FieldError, text } from '../platform/errors/errors.js';

const MAX_MENTIONS = 10;
const MENTION = /@\[([1-9]\d{0,9})\]/g;
const MAX_ID = 2_147_483_647;

/**
 * Returns the ids of the users that a text mentions.
 *
 * @throws {FieldError} If there are too many.
 */
export function mentionedIds(comment: string): number[] {
  const ids = new Set(Array.from(comment.matchAll(MENTION), ([, id]) => Number(id)));
  if (ids.size > MAX_MENTIONS) {
    const message = text('comment.mentions', { most: MAX_MENTIONS });
    throw new FieldError([{ loc: ['comment'], type: 'TOO_MANY_MENTIONS', message }]);
  }
  return [...ids].filter((id) => id <= MAX_ID);
}

/** Stores the users that a comment mentions, and returns those whom it did not mention before. */
export async function storeMentions(
  transaction: Executor,
  commentId: number,
  ids: readonly number[],
): Promise<number[]> {
  await transaction
    .deleteFrom('comment_mention')
    .where('comment_id', '=', commentId)
    .where((eb) => eb.not(eb('user_id', '=', eb.fn.any(eb.val([...ids])))))
    .execute();
  if (ids.length === 0) return [];
  const added = await transaction
    .insertInto('comment_mention')
    .columns(['comment_id', 'user_id'])
    .expression((eb) =>
      eb
        .selectFrom('user')
        .where('id', 'in', [...ids])
        .where('verified', 'is not', null)
        .select((from) => [from.val(commentId).as('comment_id'), 'id']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  return added.map(({ user_id: id }) => id);
}
