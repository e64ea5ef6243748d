import type { Executor } from '../../platform/database/database.js';
import { toTask } from '../points.js';

/** A flight that is uploaded. */
export interface DeclaredTakeoff {
  readonly userId: number;
  readonly takeoff: Date;
  /** End of the flight, or the time of the upload if it was not recorded. */
  readonly end: Date;
}

/**
 * Returns the columns of the declaration that counts for a flight, or that was made during the flight
 * and is too late. Declarations that were replaced or deleted before the upload are gone.
 */
export async function declarationColumns(
  db: Executor,
  { userId, takeoff, end }: DeclaredTakeoff,
): Promise<{ task_id: number | null; online_declaration: string | null }> {
  const row = await db
    .selectFrom('task_declaration')
    .where('user_id', '=', userId)
    .where('declared_until', '>=', takeoff)
    .where('declared', '<=', end)
    // Their times do not overlap, so that the first is the one made before takeoff.
    .orderBy('declared')
    .select(['task_id', 'points', 'ruleset', 'declared', 'declared_until'])
    .executeTakeFirst();
  if (!row) return { task_id: null, online_declaration: null };
  return {
    task_id: row.task_id,
    online_declaration: JSON.stringify({
      task: toTask(row.points, row.ruleset),
      declaredAtS: row.declared.getTime() / 1000,
      declaredUntilS: row.declared_until.getTime() / 1000,
    }),
  };
}
