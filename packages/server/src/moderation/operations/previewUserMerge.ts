import { sql } from 'kysely';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { requireTwoUsers } from './merge-users.js';
import { lockBelow } from './moderated-users.js';

const NOTHING = { flights: 0, seats: 0, comments: 0, followers: 0, collections: 0 };

export const previewUserMerge = operation('previewUserMerge', async (request, { db }) => {
  const { id } = request.path;
  const actor = signedInUser(request);
  return db.transaction().execute(async (transaction) => {
    await requireTwoUsers(transaction, { id, into: request.query.into });
    await lockBelow(transaction, id, actor);
    const { rows } = await sql<typeof NOTHING>`
      select
        (select count(*)::int from any_flight where user_id = ${id}) as flights,
        (select count(*)::int from any_flight where co_user_id = ${id}) as seats,
        (select count(*)::int from comment where user_id = ${id}) as comments,
        (select count(*)::int from user_follow
          where user_id = ${id} and accepted is not null) as followers,
        (select count(*)::int from flight_collection where user_id = ${id}) as collections`.execute(
      transaction,
    );
    return rows[0] ?? NOTHING;
  });
});
