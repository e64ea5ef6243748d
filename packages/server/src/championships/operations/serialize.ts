import { roundToHundredths } from '@cloudstreet/scoring/units';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import { type CompetitionViewer, isSeenTask } from '../../competitions/operations/queries.js';
import type { Executor } from '../../platform/database/database.js';
import { withoutNull } from '../../platform/http/responses.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';
import { figuresOf } from '../model/day-task.js';
import { type EntryResult, findScores, resultsOfDay } from '../model/results.js';
import {
  type ChampionshipRow,
  type ChangeRow,
  type EntryRow,
  findChanges,
  findDays,
  findEntries,
  getChampionshipRow,
  getDay,
} from './queries.js';

/** Returns a championship as in lists. */
export function serializeChampionship(row: ChampionshipRow): Schemas['Championship'] {
  return withoutNull({
    id: row.id,
    name: row.name,
    place: row.place,
    country: row.country,
    start_date: row.start_date,
    end_date: row.end_date,
    user: userRef(row.user_id, row.user_name, row.user_image)!,
    created: toTimestamp(row.created),
    modified: toTimestamp(row.modified),
  });
}

/**
 * Returns a championship with its classes, entries and days.
 *
 * @throws {NotFoundError} If there is no such championship.
 */
export async function describeChampionship(
  db: Executor,
  id: number,
): Promise<Schemas['ChampionshipDetail']> {
  const row = await getChampionshipRow(db, id);
  const classes = await db
    .selectFrom('championship_class')
    .where('championship_id', '=', id)
    .orderBy('id')
    .selectAll()
    .execute();
  const classIds = classes.map((each) => each.id);
  const entries = Map.groupBy(await findEntries(db, classIds), (each) => each.class_id);
  const days = Map.groupBy(await findDays(db, classIds), (each) => each.class_id);
  const changes = await findChanges(db, id);
  return {
    ...serializeChampionship(row),
    classes: classes.map(({ id: classId, name, rules }) => ({
      id: classId,
      name,
      rules,
      entries: (entries.get(classId) ?? []).map((entry) => serializeEntry(entry)),
      days: (days.get(classId) ?? []).map((day, index) => serializeDay(day, index + 1)),
    })),
    change: changes.map((change) => serializeChange(change)),
  };
}

type ListedDay = Awaited<ReturnType<typeof findDays>>[number];

function serializeDay(day: ListedDay, number: number): Schemas['CentralDay'] {
  return { id: day.id, date: day.date, number, status: day.status, ...figuresOf(day) };
}

function serializeEntry(entry: EntryRow): Schemas['ChampionshipEntry'] {
  return withoutNull({
    id: entry.id,
    name: entry.name,
    user: userRef(entry.user_id, entry.user_name, entry.user_image),
    ...signsOf(entry),
  });
}

function signsOf(entry: EntryRow) {
  return {
    registration: entry.registration,
    competition_id: entry.competition_id,
    aircraft: entry.aircraft,
    club: entry.club,
    handicap: entry.handicap,
    not_competing: entry.not_competing ? true : null,
  };
}

/**
 * Returns a day with its task and the results of its class.
 *
 * @throws {NotFoundError} If the championship has no such day.
 */
export async function describeDay(
  db: Executor,
  { championshipId, id }: { readonly championshipId: number; readonly id: number },
  viewer: CompetitionViewer,
): Promise<Schemas['ChampionshipDayDetail']> {
  const row = await getDay(db, championshipId, id);
  const entries = await findEntries(db, [row.class_id]);
  const days = await findDays(db, [row.class_id]);
  const { scores, penalties } = await findScores(
    db,
    days.map((day) => day.id),
  );
  const data = { rules: row.rules, entries, days, scores, penalties };
  const { results, factors } = resultsOfDay(data, row);
  const number = days.findIndex((day) => day.id === id) + 1;
  const taskId = await seenTask(db, row.task_id, viewer);
  return {
    ...serializeDay(row, number),
    class_id: row.class_id,
    class_name: row.class_name,
    ruleset: row.ruleset,
    point_features: row.points,
    conventions: row.conventions,
    ...withoutNull({
      task_id: taskId,
      start_time: row.start_time,
      start_close: row.start_close,
      finish_close: row.finish_close,
    }),
    ...(factors && {
      factors: {
        launched: factors.launched,
        distant: factors.distant,
        fast: factors.fast,
        max_points: roundToHundredths(factors.maxPoints),
        day_factor: roundToHundredths(factors.dayFactor),
        valid: factors.isValid,
      },
    }),
    results: results.map((result) => serializeResult(result)),
  };
}

/** Returns the task if the viewer may know which one it was. */
async function seenTask(
  db: Executor,
  taskId: number | null,
  viewer: CompetitionViewer,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from task where id = ${taskId} and ${isSeenTask(viewer)}`.execute(db);
  return rows[0]?.id ?? null;
}

function serializeResult(result: EntryResult<EntryRow>): Schemas['ChampionshipResult'] {
  const { entry, score, penalty, status, timeS, speedKmh } = result;
  const { start, finish, missed } = score?.flown ?? {};
  return withoutNull({
    entry_id: entry.id,
    name: entry.name,
    user: userRef(entry.user_id, entry.user_name, entry.user_image),
    status,
    rank: result.rank,
    rank_total: result.rankTotal,
    points: result.points,
    points_total: result.pointsTotal,
    penalty: penalty?.points,
    penalty_reason: penalty?.reason,
    ...signsOf(entry),
    distance:
      status === 'not_started' || !score ? null : roundToHundredths(result.distanceM / 1000),
    speed: speedKmh === undefined ? null : roundToHundredths(speedKmh),
    duration: timeS,
    start_time: timestampOf(start),
    end_time: timestampOf(finish),
    missed,
    flight_id: score?.flight_id,
    invalid: score?.is_invalid ? true : null,
  });
}

function timestampOf(timeS: number | undefined): string | null {
  return timeS === undefined ? null : toTimestamp(new Date(timeS * 1000));
}

function serializeChange(row: ChangeRow): Schemas['ChampionshipChange'] {
  return withoutNull({
    id: row.id,
    created: toTimestamp(row.created),
    action: row.action,
    user: userRef(row.user_id, row.user_name, row.user_image),
    class_name: row.class_name,
    entry_name: row.entry_name,
    day_id: row.day_id,
    date: row.date,
    status: row.status,
    points: row.points,
    note: row.note,
  });
}

function userRef(id: number | null, name: string | null, image: string | null) {
  return id === null || name === null ? null : withoutNull({ id, name, image });
}
