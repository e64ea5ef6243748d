import type { Executor } from '../../platform/database/database.js';
import type { TaskRow } from '../queries.js';

export interface NewDeclaration {
  readonly userId: number;
  readonly task: TaskRow;
  readonly now: Date;
  readonly until: Date;
}

/** Stores a declaration with a copy of its task. */
export async function insertDeclaration(
  transaction: Executor,
  { userId, task, now, until }: NewDeclaration,
): Promise<void> {
  await transaction
    .insertInto('task_declaration')
    .values({
      user_id: userId,
      task_id: task.id,
      name: task.name,
      ruleset: task.ruleset,
      points: JSON.stringify(task.points),
      kind: task.kind,
      distance: task.distance,
      start_on_leg: task.start_on_leg,
      closed: task.closed,
      airport_id: task.airport_id,
      declared: now,
      declared_until: until,
    })
    .execute();
}
