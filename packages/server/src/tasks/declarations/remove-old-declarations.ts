import type { Executor } from '../../platform/database/database.js';

/** Longer than a flight may be uploaded for the contests after its declaration has ended. */
const KEPT_MS = 14 * 86_400_000;

/** Forgets declarations whose flights are uploaded, or never were flown. */
export async function removeOldDeclarations(db: Executor, now: Date): Promise<void> {
  await db
    .deleteFrom('task_declaration')
    .where('declared_until', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
