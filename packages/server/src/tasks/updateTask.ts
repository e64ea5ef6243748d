import type { RequestBody } from '@cloudstreet/sdk/contract';
import { createOpaqueToken } from '../accounts/opaque-token.js';
import type { Executor } from '../platform/database/database.js';
import { FieldError, ForbiddenError, text } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { courseColumns, visibilityOf } from './create-task.js';
import { type Feature, problemsOf } from './points.js';
import { getTaskRow, lockTask, type TaskRow } from './queries.js';
import { describeTask } from './serialize.js';

export const updateTask = operation(
  'updateTask',
  async (request, { db, clock }) => {
    const { id } = request.path;
    const user = signedInUser(request);
    const { body } = request;
    const { name, description, min_time: minTime, new_link: isNewLink = false } = body;
    return db.transaction().execute(async (transaction) => {
      await lockTask(transaction, id, user);
      const before = await getTaskRow(transaction, id, { user });
      const shown = visibilityOf(body) ?? before.visibility;
      if (user.isContentBanned && hasContent(body, before)) {
        throw new ForbiddenError('CONTENT_BANNED');
      }
      if (before.locked && changesCourse(body, before)) throw new ForbiddenError('TASK_LOCKED');
      const points = body.point_features ?? before.points;
      const problems = problemsOf(points);
      if (problems.length > 0) throw new FieldError(problems);
      if (isNewLink && shown !== 'link') {
        const message = text('task.link.none');
        throw new FieldError([{ loc: ['new_link'], type: 'no_link', message }]);
      }
      const isKept = before.link_token !== null && !isNewLink;
      const token = isKept ? before.link_token : createOpaqueToken();
      await transaction
        .updateTable('task')
        .set({
          ...(name !== undefined && { name }),
          ...(description !== undefined && { description }),
          ...(minTime !== undefined && { min_time: minTime }),
          visibility: shown,
          link_token: shown === 'link' ? token : null,
          modified: clock(),
          ...(await courseColumns(transaction, points, body.ruleset ?? before.ruleset)),
        })
        .where('id', '=', id)
        .execute();
      if (changesCourse(body, before)) await forgetTask(transaction, id);
      return describeTask(transaction, id, { user });
    });
  },
  { rateLimit: { perMinute: 120 } },
);

/** Other pilots have declared and flown the task as it was. */
async function forgetTask(transaction: Executor, id: number): Promise<void> {
  for (const table of ['task_declaration', 'any_flight'] as const) {
    await transaction.updateTable(table).set({ task_id: null }).where('task_id', '=', id).execute();
  }
}

type Patch = RequestBody<'updateTask'>;

/** Users who are banned from content may still hide theirs. */
function hasContent(body: Patch, before: TaskRow): boolean {
  const shown = visibilityOf(body) ?? before.visibility;
  const isPublished =
    shown !== before.visibility && (shown === 'public' || before.visibility === 'private');
  return (
    Boolean(body.name) || Boolean(body.description) || Boolean(body.point_features) || isPublished
  );
}

/** Whether a patch changes the task that was declared. Values sent unchanged are no change. */
function changesCourse(body: Patch, before: TaskRow): boolean {
  const { point_features: points, ruleset, min_time: minTime } = body;
  return (
    (points !== undefined && !areSame(points, before.points)) ||
    (ruleset !== undefined && ruleset !== before.ruleset) ||
    (minTime !== undefined && minTime !== before.min_time)
  );
}

function areSame(points: readonly Feature[], others: readonly Feature[]): boolean {
  return canonical(points) === canonical(others);
}

/** JSON with the keys of each object in one order: the database has its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
