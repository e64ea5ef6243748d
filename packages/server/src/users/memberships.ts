import type { Schemas } from '@cloudstreet/sdk/contract';
import type { Executor } from '../platform/database/database.js';
import { withoutNull } from '../platform/http/responses.js';

/** Finds all memberships of a user, the current ones first and then the latest. */
export async function findMemberships(
  db: Executor,
  userId: number,
): Promise<Schemas['ClubMembership'][]> {
  const rows = await db
    .selectFrom('club_membership')
    .innerJoin('club', 'club.id', 'club_membership.club_id')
    .where('user_id', '=', userId)
    .orderBy('until', (order) => order.desc().nullsFirst())
    .orderBy('is_second')
    .orderBy('club_membership.id')
    .select(['club.id', 'club.name', 'is_second', 'since', 'until'])
    .execute();
  return rows.map(({ id, name, is_second, since, until }) =>
    withoutNull({ club: { id, name }, is_second, since, until }),
  );
}
