import type { Schemas } from '@cloudstreet/sdk/contract';
import type { Executor } from '../platform/database/database.js';
import { withoutNull } from '../platform/http/responses.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import { boundsOf, worthOf } from './measure-task.js';
import { getTaskRow, type TaskRow, type TaskViewer } from './queries.js';

/** Returns a task as in lists. */
export function serializeTask(row: TaskRow, { user }: TaskViewer): Schemas['Task'] {
  const { id, name, description, visibility, kind, distance, ruleset, locked, closed } = row;
  const mayShare = user !== undefined && (user.id === row.user_id || user.isSuperuser);
  return {
    ...withoutNull({ id, name, description, token: mayShare ? row.link_token : null }),
    user: withoutNull({ id: row.user_id, name: row.user_name, image: row.user_image }),
    visibility,
    private: visibility !== 'public',
    locked,
    created: toTimestamp(row.created),
    modified: toTimestamp(row.modified),
    stars: row.stars,
    ...(row.starred && { starred: true }),
    ...(row.airport_id !== null && {
      airport: { id: row.airport_id, name: row.airport_name ?? '' },
    }),
    kind,
    distance,
    penalized_distance: row.penalized_distance,
    ...withoutNull({
      min_distance: row.min_distance,
      max_distance: row.max_distance,
      min_time: row.min_time,
    }),
    start_on_leg: row.start_on_leg,
    closed,
    bbox: boundsOf(row.points),
    ruleset,
    from_igcfile: row.from_igcfile,
    point_features: row.points,
  };
}

/**
 * Returns a task with its worth.
 *
 * @throws {NotFoundError} If there is no such task, or the caller may not see it.
 */
export async function describeTask(
  db: Executor,
  id: number,
  viewer: TaskViewer,
): Promise<Schemas['Task']> {
  const row = await getTaskRow(db, id, viewer);
  return { ...serializeTask(row, viewer), task_worth: worthOf(row.points) };
}
