import { sql } from 'kysely';
import type { AccountDeletion } from '../accounts/account-deletion.js';
import type { Executor } from '../platform/database/database.js';
import { emptyComments } from './remove-comment.js';

/** Comments are deleted with their author. One that others have answered keeps its place, empty. */
export const deletionOfComments: AccountDeletion = { detach, restore };

async function detach(transaction: Executor, userId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from comment
    where user_id = ${userId} and exists (
      select from comment as answer
      where answer.parent_id = comment.id and answer.user_id is distinct from ${userId})
    for update`.execute(transaction);
  await emptyComments(
    transaction,
    rows.map(({ id }) => id),
  );
}

async function restore(transaction: Executor, _services: unknown, { id }: { id: number }) {
  await sql`
    update comment set user_id = ${id}, text = before.text, edited = before.edited,
      hidden = before.hidden, hidden_by_moderator = before.hidden_by_moderator, pinned = before.pinned and not exists (
        select from comment as other where other.flight_id = comment.flight_id and other.pinned)
    from coming_back
    cross join lateral jsonb_populate_record(null::comment, content) as before
    where table_name = 'comment' and before.id = comment.id and before.user_id = ${id}
      and comment.text is null`.execute(transaction);
  // Of comments whose authors deleted their accounts or the comments meanwhile.
  await sql`
    delete from comment where parent_id is not null
      and id in (select (content ->> 'id')::integer from coming_back where table_name = 'comment')
      and not exists (select from comment as parent where parent.id = comment.parent_id)`.execute(
    transaction,
  );
  // Restored flights come back with their old counts.
  await sql`
    update any_flight as flight set comments = (
      select count(*) from comment
      where comment.flight_id = flight.id and text is not null and not hidden)
    where coalesce(user_id, co_user_id) = ${id}`.execute(transaction);
}
