import { startBounds } from '../../competitions/model/start-bounds.js';
import type { Executor } from '../../platform/database/database.js';
import type { SignedInUser } from '../../platform/http/operation.js';
import { getTaskRow } from '../../tasks/queries.js';

/**
 * Returns the columns of a day that are copied from a task.
 *
 * @throws {NotFoundError} If there is no such task, or the user may not see it.
 */
export async function copyTask(db: Executor, taskId: number, user: SignedInUser) {
  const task = await getTaskRow(db, taskId, { user });
  return {
    task_id: task.id,
    ruleset: task.ruleset,
    points: JSON.stringify(task.points),
    start_bounds: startBounds(task),
    min_distance: task.min_distance,
    max_distance: task.max_distance,
    min_time: task.min_time,
  };
}
