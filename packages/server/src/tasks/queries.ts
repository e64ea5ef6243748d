import type { Schemas } from '@cloudstreet/sdk/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import { ForbiddenError, NotFoundError, text } from '../platform/errors/errors.js';
import type { SignedInUser } from '../platform/http/operation.js';
import type { TaskMeasures } from './measure-task.js';
import type { Feature } from './points.js';

export interface TaskRow extends TaskMeasures {
  id: number;
  name: string | null;
  description: string | null;
  visibility: Schemas['TaskVisibility'];
  link_token: string | null;
  ruleset: Schemas['RuleSet'];
  points: Feature[];
  min_time: number | null;
  from_igcfile: boolean;
  locked: boolean;
  created: Date;
  modified: Date;
  stars: number;
  user_id: number;
  user_name: string;
  user_image: string | null;
  airport_id: number | null;
  airport_name: string | null;
  starred: boolean;
}

/** Caller who asks for a task. */
export interface TaskViewer {
  readonly user: Pick<SignedInUser, 'id' | 'isSuperuser'> | undefined;
  /** Token of the task's address. */
  readonly link?: string | undefined;
}

/** Selects the columns of `TaskRow` from `task`, joined by `TASK_JOINS`. */
export function taskColumns({ user }: TaskViewer): RawBuilder<unknown> {
  return sql`task.*, owner.name as user_name, owner.image_key as user_image,
    airport.name as airport_name,
    exists (
      select from task_star as star
      where star.task_id = task.id and star.user_id = ${user?.id ?? null}::integer
    ) as starred`;
}

export const TASK_JOINS = sql`join "user" as owner on owner.id = task.user_id
  left join airport on airport.id = task.airport_id`;

/** Whether the caller may see rows of `task`. */
function isSeenBy({ user, link }: TaskViewer): RawBuilder<boolean> {
  if (user?.isSuperuser) return sql`true`;
  return sql`(task.visibility = 'public' or task.user_id = ${user?.id ?? null}::integer
    or task.link_token = ${link ?? null}::text)`;
}

/**
 * Finds a task.
 *
 * @throws {NotFoundError} If there is no such task, or the caller may not see it.
 */
export async function getTaskRow(db: Executor, id: number, viewer: TaskViewer): Promise<TaskRow> {
  const { rows } = await sql<TaskRow>`
    select ${taskColumns(viewer)} from task ${TASK_JOINS}
    where task.id = ${id} and ${isSeenBy(viewer)}`.execute(db);
  return rows[0] ?? notFound(id);
}

/**
 * Finds the task of a link.
 *
 * @throws {NotFoundError} If there is no such link.
 */
export async function getLinkedTask(db: Executor, link: string): Promise<number> {
  const row = await db
    .selectFrom('task')
    .where('link_token', '=', link)
    .select('id')
    .executeTakeFirst();
  if (!row) throw new NotFoundError(text('task.link.notFound'));
  return row.id;
}

/**
 * Locks a task for a change by its owner until the transaction ends.
 *
 * @throws {NotFoundError} If there is no such task, or the caller may not see it.
 * @throws {ForbiddenError} If it belongs to another user, except for superusers.
 */
export async function lockTask(
  transaction: Executor,
  id: number,
  user: SignedInUser,
): Promise<void> {
  const task = await transaction
    .selectFrom('task')
    .where('id', '=', id)
    .forUpdate()
    .select(['user_id', 'visibility'])
    .executeTakeFirst();
  if (task && (task.user_id === user.id || user.isSuperuser)) return;
  if (task?.visibility === 'public') throw new ForbiddenError('NOT_OWNER_OF_TASK');
  notFound(id);
}

function notFound(id: number): never {
  throw new NotFoundError(text('task.notFound', { id }));
}
