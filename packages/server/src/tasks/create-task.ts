import type { Schemas } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import { lockUser } from '../accounts/lock-user.js';
import { createOpaqueToken } from '../accounts/opaque-token.js';
import { findNearestAirport } from '../flights/model/nearest-airport.js';
import type { Executor } from '../platform/database/database.js';
import { FieldError, text } from '../platform/errors/errors.js';
import type { SignedInUser } from '../platform/http/operation.js';
import { measureTask } from './measure-task.js';
import { type Feature, problemsOf } from './points.js';

/** Maximum number of tasks of a user. */
export const MAX_OWNED = 1000;

export interface NewTaskOf {
  readonly user: Pick<SignedInUser, 'id'>;
  readonly now: Date;
  /** Time of the creation elsewhere, for an imported task. */
  readonly created?: Date;
  /** Whether it was declared in a recorder. */
  readonly isFromIgcFile?: boolean;
}

/**
 * Creates a task and returns its id.
 *
 * @throws {FieldError} If the user owns too many, or its points make no task.
 */
export async function insertTask(
  transaction: Executor,
  { user, now, created = now, isFromIgcFile = false }: NewTaskOf,
  { point_features: points, ruleset = 'D', ...given }: Schemas['NewTask'],
): Promise<number> {
  const problems = problemsOf(points);
  if (problems.length > 0) throw new FieldError(problems);
  if ((await countRoom(transaction, user.id)) <= 0) {
    const message = text('task.tooMany', { most: MAX_OWNED });
    throw new FieldError([{ loc: ['point_features'], type: 'TOO_MANY_TASKS', message }]);
  }
  const visibility = visibilityOf(given) ?? 'public';
  const { id } = await transaction
    .insertInto('task')
    .values({
      user_id: user.id,
      name: given.name ?? null,
      description: given.description ?? null,
      visibility,
      link_token: visibility === 'link' ? createOpaqueToken() : null,
      min_time: given.min_time ?? null,
      from_igcfile: isFromIgcFile,
      created,
      modified: now,
      ...(await courseColumns(transaction, points, ruleset)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Columns of the points and all that follows from them. */
export async function courseColumns(
  db: Executor,
  points: readonly Feature[],
  ruleset: Schemas['RuleSet'],
) {
  const measures = measureTask(points, ruleset);
  const airport = await findNearestAirport(db, measures);
  return {
    points: JSON.stringify(points),
    ruleset,
    ...measures,
    airport_id: airport?.id ?? null,
  };
}

/**
 * Counts the tasks that a user may still create. Locks the user, so that each of several simultaneous
 * calls counts the others.
 */
export async function countRoom(transaction: Executor, userId: number): Promise<number> {
  await lockUser(transaction, userId);
  const { owned } = await transaction
    .selectFrom('task')
    .where('user_id', '=', userId)
    .select(sql<number>`count(*)::int`.as('owned'))
    .executeTakeFirstOrThrow();
  return MAX_OWNED - owned;
}

/** The requested visibility, if there is one. */
export function visibilityOf({
  visibility,
  private: isPrivate,
}: Pick<Schemas['NewTask'], 'visibility' | 'private'>) {
  if (visibility || isPrivate === undefined) return visibility;
  return isPrivate ? 'private' : 'public';
}
