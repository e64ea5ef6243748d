import { sql } from 'kysely';
import { operation } from '../../platform/http/operation.js';
import { requireTwoClubs } from './merge-clubs.js';

export const previewClubMerge = operation('previewClubMerge', async ({ path, query }, { db }) => {
  const merge = { id: path.id, into: query.into };
  await requireTwoClubs(db, merge);
  const { rows } = await sql<{ pilots: number; flights: number; followers: number }>`
    select
      (select count(*)::int from "user" where ${path.id} in (club_id, second_club_id)) as pilots,
      (select count(*)::int from any_flight where club_id = ${path.id}) as flights,
      (select count(*)::int from club_follow where club_id = ${path.id}) as followers`.execute(db);
  return rows[0] ?? { pilots: 0, flights: 0, followers: 0 };
});
