import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import type { CommentRow } from './queries.js';

/**
 * Deletes a comment, or empties it if it has answers. Call it in a transaction that holds the lock of
 * its flight.
 */
export async function removeComment(
  transaction: Executor,
  { id, parent_id: parentId }: Pick<CommentRow, 'id' | 'parent_id'>,
): Promise<void> {
  const answer = await transaction
    .selectFrom('comment')
    .where('parent_id', '=', id)
    .select('id')
    .executeTakeFirst();
  if (answer) {
    await emptyComments(transaction, [id]);
    return;
  }
  await transaction.deleteFrom('comment').where('id', '=', id).execute();
  if (parentId === null) return;
  // A place without answers is of no use.
  await sql`
    delete from comment where id = ${parentId} and text is null
      and not exists (select from comment as answer where answer.parent_id = ${parentId})`.execute(
    transaction,
  );
}

/** Removes author and text of comments, which keep their places. */
export async function emptyComments(transaction: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const table of ['comment_reaction', 'comment_mention', 'notification_comment'] as const) {
    await transaction
      .deleteFrom(table)
      .where('comment_id', 'in', [...ids])
      .execute();
  }
  await transaction
    .updateTable('comment')
    .set({ user_id: null, text: null, edited: null, pinned: false })
    .set({ hidden: false, hidden_by_moderator: false })
    .where('id', 'in', [...ids])
    .execute();
}
