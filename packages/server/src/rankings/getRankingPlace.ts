import type { RankingCategory } from '@cloudstreet/sdk';
import type { Executor } from '../platform/database/database.js';
import { operation } from '../platform/http/operation.js';
import { findRankingPlace } from './queries.js';
import { ownerOf, toRanking } from './ranking.js';

export const getRankingPlace = operation('getRankingPlace', async ({ path, body }, services) => {
  const ranking = toRanking(body, services.clock());
  const entityId = await entityOf(services.db, ranking.category, path.id);
  if (entityId === undefined) return {};
  return (await findRankingPlace(services.db, ranking, entityId)) ?? {};
});

/** Ranked entry of a user: their own, or that of their present club. */
async function entityOf(
  db: Executor,
  category: RankingCategory,
  userId: number,
): Promise<number | undefined> {
  const owner = ownerOf(category);
  if (owner !== 'club') return owner === 'user' ? userId : undefined;
  const user = await db
    .selectFrom('user')
    .where('id', '=', userId)
    .select('club_id')
    .executeTakeFirst();
  return user?.club_id ?? undefined;
}
