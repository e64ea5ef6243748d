import type { Schemas } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import { lockUser } from '../../accounts/lock-user.js';
import type { Executor } from '../../platform/database/database.js';
import { FieldError, text } from '../../platform/errors/errors.js';
import type { SignedInUser } from '../../platform/http/operation.js';
import type { Services } from '../../platform/services.js';
import { toDay } from '../../platform/text/calendar-formats.js';
import { getTaskRow } from '../../tasks/queries.js';
import { competitionQueue } from '../model/queue.js';
import { startBounds } from '../model/start-bounds.js';
import { addChange } from './queries.js';

/** Maximum number of competitions of a host. */
const MAX_HOSTED = 200;

export interface Host {
  readonly user: Pick<SignedInUser, 'id' | 'isSuperuser'>;
  readonly now: Date;
}

/**
 * Hosts a task, queues its flights and returns the id of the competition.
 *
 * @throws {FieldError} If the user hosts too many, or a field is missing.
 * @throws {NotFoundError} If there is no such task, or the user may not see it.
 */
export async function insertCompetition(
  { db, jobs }: Pick<Services, 'jobs'> & { readonly db: Executor },
  { user, now }: Host,
  given: Schemas['NewCompetition'],
): Promise<number> {
  const task = await getTaskRow(db, given.task_id, { user });
  await requireFewHosted(db, user.id);
  const where = await placeOf(db, given);
  if (given.user_group_id !== undefined) await requireMember(db, given.user_group_id, user.id);
  const minTime = given.min_time ?? task.min_time;
  const { id } = await db
    .insertInto('competition')
    .values({
      user_id: user.id,
      task_id: task.id,
      name: given.name ?? task.name,
      score_kind: given.score_kind,
      ...where,
      user_group_id: given.user_group_id ?? null,
      start_time: given.start_time ?? null,
      min_time: minTime,
      point_rules: given.point_rules ?? 'classic',
      status: given.status ?? 'planned',
      ruleset: task.ruleset,
      points: JSON.stringify(task.points),
      kind: task.kind,
      distance: task.distance,
      start_airport_id: task.airport_id,
      start_bounds: startBounds(task),
      day: where.scoring_date ?? toDay(now),
      created: now,
      modified: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addChange(db, { competitionId: id, userId: user.id, now, action: 'hosted' });
  await jobs.send(db, competitionQueue, { competitionId: id });
  return id;
}

/** Locks the user, so that each of several simultaneous calls counts the others. */
async function requireFewHosted(db: Executor, userId: number): Promise<void> {
  await lockUser(db, userId);
  const { hosted } = await db
    .selectFrom('competition')
    .where('user_id', '=', userId)
    .select(sql<number>`count(*)::int`.as('hosted'))
    .executeTakeFirstOrThrow();
  if (hosted < MAX_HOSTED) return;
  const message = text('competition.tooMany', { most: MAX_HOSTED });
  throw new FieldError([{ loc: ['task_id'], type: 'TOO_MANY_COMPETITIONS', message }]);
}

async function placeOf(db: Executor, given: Schemas['NewCompetition']) {
  if (given.score_kind === 'date') {
    if (given.scoring_date === undefined) throw missing('scoring_date');
    return { scoring_date: given.scoring_date, airport_id: null };
  }
  if (given.airport_id === undefined) throw missing('airport_id');
  const airport = await db
    .selectFrom('airport')
    .where('id', '=', given.airport_id)
    .select('id')
    .executeTakeFirst();
  if (!airport) {
    const message = text('airport.notFound', { id: given.airport_id });
    throw new FieldError([{ loc: ['airport_id'], type: 'not_found', message }]);
  }
  return { scoring_date: null, airport_id: airport.id };
}

function missing(field: 'scoring_date' | 'airport_id'): FieldError {
  return new FieldError([{ loc: [field], type: 'required', message: text('field.required') }]);
}

/** @throws {FieldError} If a user is not in a group. */
export async function requireMember(db: Executor, groupId: number, userId: number): Promise<void> {
  const member = await db
    .selectFrom('user_group_pilot')
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .select('user_id')
    .executeTakeFirst();
  if (member) return;
  const message = text('competition.notInGroup');
  throw new FieldError([{ loc: ['user_group_id'], type: 'NOT_IN_GROUP', message }]);
}
