import { getBadge } from '@cloudstreet/scoring/badges';
import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import { updateBadges } from './update-badges.js';

const [FIRST_LEVEL = 0] = getBadge('social').levels;

/**
 * Evaluates the badges of a user whose followers have changed, if they have enough of them or had.
 * Call it in the transaction of the change.
 */
export async function updateFollowerBadges(db: Executor, userId: number): Promise<void> {
  const { rows } = await sql<{ matters: boolean }>`
    select exists (select from achievement where user_id = ${userId} and badge = 'social')
      or (
        select count(*) >= ${FIRST_LEVEL} from (
          select from user_follow where user_id = ${userId} and accepted is not null
          limit ${FIRST_LEVEL}
        ) as follower
      ) as matters`.execute(db);
  if (rows[0]?.matters) await updateBadges(db, userId);
}
