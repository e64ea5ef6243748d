import type { Schemas } from '@cloudstreet/sdk/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';
import { ForbiddenError, NotFoundError, text } from '../../platform/errors/errors.js';
import type { SignedInUser } from '../../platform/http/operation.js';
import type { Feature } from '../../tasks/points.js';
import type { CompetitionRefRow } from '../model/competition-ref.js';
import type { RuledCompetition } from '../model/results.js';

export type CompetitionViewer = Pick<SignedInUser, 'id' | 'isSuperuser'> | undefined;

export interface CompetitionRow extends CompetitionRefRow, RuledCompetition {
  id: number;
  status: Schemas['CompetitionStatus'];
  point_rules: Schemas['TaskPointRules'];
  user_id: number;
  user_name: string;
  user_image: string | null;
  /** Null if the viewer may not see the task. */
  seen_task_id: number | null;
  user_group_id: number | null;
  user_group_name: string | null;
  points: Feature[];
  attempts: number;
  created: Date;
  modified: Date;
}

/** Selects rows of `competition` as `CompetitionRow`. */
export function competitionRows(
  from: RawBuilder<unknown>,
  viewer: CompetitionViewer,
): RawBuilder<CompetitionRow> {
  return sql<CompetitionRow>`
    select competition.*, host.name as user_name, host.image_key as user_image,
      airport.name as airport_name, user_group.name as user_group_name,
      task.id as seen_task_id,
      (select count(*)::int from listed_task_score as score
        where score.competition_id = competition.id and score.achieved) as attempts
    from (${from}) as competition
    join "user" as host on host.id = competition.user_id
    left join airport on airport.id = competition.airport_id
    left join user_group on user_group.id = competition.user_group_id
    left join task on task.id = competition.task_id and ${isSeenTask(viewer)}`;
}

/** Whether the viewer may know which task a competition has. */
export function isSeenTask(viewer: CompetitionViewer): RawBuilder<boolean> {
  return sql`(task.visibility = 'public' or task.user_id = ${viewer?.id ?? null}::int
    or ${viewer?.isSuperuser ?? false})`;
}

/** @throws {NotFoundError} If there is no such competition. */
export async function getCompetitionRow(
  db: Executor,
  id: number,
  viewer: CompetitionViewer,
): Promise<CompetitionRow> {
  const { rows } = await competitionRows(
    sql`select * from competition where id = ${id}`,
    viewer,
  ).execute(db);
  return rows[0] ?? notFound(id);
}

/**
 * Locks a competition for a decision of its host until the transaction ends.
 *
 * @throws {NotFoundError} If there is no such competition.
 * @throws {ForbiddenError} If another user hosts it, except for superusers.
 */
export async function lockCompetition(transaction: Executor, id: number, user: SignedInUser) {
  const competition = await transaction
    .selectFrom('competition')
    .where('id', '=', id)
    .forUpdate()
    .selectAll()
    .executeTakeFirst();
  if (!competition) return notFound(id);
  if (competition.user_id === user.id || user.isSuperuser) return competition;
  throw new ForbiddenError('NOT_OWNER_OF_COMPETITION');
}

function notFound(id: number): never {
  throw new NotFoundError(text('competition.notFound', { id }));
}

export interface NewChange {
  readonly competitionId: number;
  readonly userId: number;
  readonly now: Date;
  readonly action: Schemas['CompetitionChange']['action'];
  readonly status?: Schemas['CompetitionStatus'];
  readonly flightId?: number;
  /** Points that are taken off. */
  readonly points?: number;
  readonly note?: string | undefined;
}

/** Records a decision, which everyone can read. Call it in its transaction. */
export async function addChange(
  transaction: Executor,
  { competitionId, userId, now, action, status, flightId, points, note }: NewChange,
): Promise<void> {
  await transaction
    .insertInto('competition_change')
    .values({
      competition_id: competitionId,
      user_id: userId,
      created: now,
      action,
      status: status ?? null,
      flight_id: flightId ?? null,
      points: points ?? null,
      note: note ?? null,
    })
    .execute();
}

const MAX_CHANGES = 200;

/** Finds the latest decisions. Flights that are not public are left out of them. */
export function findChanges(db: Executor, competitionId: number) {
  return (
    db
      .selectFrom('competition_change as change')
      .leftJoin('user', 'user.id', 'change.user_id')
      .leftJoin('flight', 'flight.id', 'change.flight_id')
      .where('change.competition_id', '=', competitionId)
      // A penalty tells of its flight, which must be public.
      .where((change) =>
        change.or([
          change('change.action', 'not in', ['penalty_set', 'penalty_removed']),
          change('flight.id', 'is not', null),
        ]),
      )
      .orderBy('change.id', 'desc')
      .limit(MAX_CHANGES)
      .select([
        'change.id',
        'change.created',
        'change.action',
        'change.status',
        'change.points',
        'change.note',
      ])
      .select(['flight.id as flight_id', 'user.id as user_id', 'user.name as user_name'])
      .select('user.image_key as user_image')
      .execute()
  );
}

export type ChangeRow = Awaited<ReturnType<typeof findChanges>>[number];
