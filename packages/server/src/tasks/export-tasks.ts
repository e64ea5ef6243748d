import type { ExportPart } from '../platform/archive/export-part.js';
import type { Database } from '../platform/database/database.js';
import { withoutNull } from '../platform/http/responses.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';

/**
 * Exports the tasks of a user, those that they like, and their declarations. These are not imported,
 * because another instance cannot know when they were made.
 */
export const exportTasks: ExportPart = {
  account: async ({ db }, { userId }) => ({
    tasks: await findOwn(db, userId),
    starred_tasks: await findStarred(db, userId),
    task_declarations: await findDeclared(db, userId),
  }),
};

async function findOwn(db: Database, userId: number) {
  const rows = await db
    .selectFrom('task')
    .where('user_id', '=', userId)
    .orderBy('created')
    .orderBy('id')
    .select(['id', 'name', 'description', 'visibility', 'ruleset', 'min_time'])
    .select(['points as point_features', 'from_igcfile', 'locked', 'created', 'modified'])
    .execute();
  return rows.map(({ created, modified, ...task }) =>
    withoutNull({ ...task, created: toTimestamp(created), modified: toTimestamp(modified) }),
  );
}

async function findStarred(db: Database, userId: number) {
  const rows = await db
    .selectFrom('task_star')
    .where('user_id', '=', userId)
    .orderBy('created')
    .orderBy('task_id')
    .select(['task_id', 'created'])
    .execute();
  return rows.map(({ task_id: id, created }) => ({ id, created: toTimestamp(created) }));
}

async function findDeclared(db: Database, userId: number) {
  const rows = await db
    .selectFrom('task_declaration')
    .where('user_id', '=', userId)
    .orderBy('declared')
    .select(['task_id', 'name', 'ruleset', 'points as point_features'])
    .select(['declared', 'declared_until'])
    .execute();
  return rows.map(({ declared, declared_until: until, ...task }) =>
    withoutNull({ ...task, declared: toTimestamp(declared), declared_until: toTimestamp(until) }),
  );
}
