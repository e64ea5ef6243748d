import {
  type DayEntry,
  type DayRow,
  type FlownTask,
  POINT_RULES,
  type ScoredDay,
  scoreDay,
  totalRanking,
} from '@cloudstreet/scoring/competition';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import type { ChampionshipFlown } from '../../platform/database/column-types.js';
import type { Executor } from '../../platform/database/database.js';
import { bestFlown } from './best-flown.js';
import { type TaskOfDay, taskOf } from './day-task.js';

/** Columns of an entry that decide about points. */
export interface RankedEntry {
  readonly id: number;
  readonly handicap: number | null;
  readonly not_competing: boolean;
}

export interface RankedDay extends TaskOfDay {
  readonly id: number;
  readonly date: string;
  readonly status: Schemas['CompetitionStatus'];
}

/** A public flight of an entry. */
export interface ScoreRow {
  day_id: number;
  entry_id: number;
  flight_id: number;
  flown: ChampionshipFlown;
  is_invalid: boolean;
}

export interface PenaltyRow {
  day_id: number;
  entry_id: number;
  points: number;
  reason: string;
}

/** Everything from which the results of the days of a class follow. */
export interface ClassResults<Entry extends RankedEntry = RankedEntry> {
  readonly rules: Schemas['ChampionshipRules'];
  readonly entries: readonly Entry[];
  readonly days: readonly RankedDay[];
  readonly scores: readonly ScoreRow[];
  readonly penalties: readonly PenaltyRow[];
}

/** Finds the public flights and the penalties of days. */
export async function findScores(
  db: Executor,
  dayIds: readonly number[],
): Promise<{ scores: ScoreRow[]; penalties: PenaltyRow[] }> {
  const { rows: scores } = await sql<ScoreRow>`
    select day_id, entry_id, flight_id, flown, is_invalid from listed_championship_score
    where day_id = any(${dayIds}::int[]) order by flight_id`.execute(db);
  const { rows: penalties } = await sql<PenaltyRow>`
    select day_id, entry_id, points, reason from championship_penalty
    where day_id = any(${dayIds}::int[])`.execute(db);
  return { scores, penalties };
}

/** An entry on a day with its best flight. */
export interface EntryResult<Entry extends RankedEntry = RankedEntry> {
  readonly entry: Entry;
  readonly score?: ScoreRow;
  readonly penalty?: PenaltyRow;
  readonly status: DayRow['status'];
  /** Metres. */
  readonly distanceM: number;
  /** Seconds that count. */
  readonly timeS?: number;
  readonly speedKmh?: number;
  /** Absent for those who do not compete, and without points. */
  readonly points?: number;
  readonly rank?: number;
  readonly pointsTotal?: number;
  readonly rankTotal?: number;
}

export interface DayResults<Entry extends RankedEntry> {
  readonly results: readonly EntryResult<Entry>[];
  readonly factors?: NonNullable<ScoredDay['factors']>;
}

/**
 * Computes the results of a day in the order of ranks, then those who do not compete.
 *
 * @param data With the days up to this one.
 */
export function resultsOfDay<Entry extends RankedEntry>(
  data: ClassResults<Entry>,
  day: RankedDay,
): DayResults<Entry> {
  const competing = data.entries.filter((entry) => !entry.not_competing);
  const guests = data.entries.filter((entry) => entry.not_competing);
  const scored = scoreEntries(data, day, competing);
  const outside = scoreEntries(data, day, guests);
  const hasPoints = day.status !== 'neutralized';
  const totals = new Map(
    hasPoints ? totalsUpTo(data, day, competing).map((total) => [total.id, total]) : [],
  );
  const toResult = (row: DayRow, isRanked: boolean): EntryResult<Entry> => {
    const entryId = Number(row.id);
    const score = scored.best.get(entryId) ?? outside.best.get(entryId);
    const penalty = data.penalties.find(
      (each) => each.day_id === day.id && each.entry_id === entryId,
    );
    const total = totals.get(row.id);
    return {
      entry: data.entries.find((each) => each.id === entryId)!,
      ...(score && { score }),
      ...(penalty && { penalty }),
      status: row.status,
      distanceM: row.distanceM,
      ...(row.timeS !== undefined && { timeS: row.timeS }),
      ...(row.speedKmh !== undefined && { speedKmh: row.speedKmh }),
      ...(isRanked && { points: row.points, rank: row.rank }),
      ...(isRanked && total && { pointsTotal: total.points, rankTotal: total.rank }),
    };
  };
  const rows = hasPoints ? scored.day.rows : byFlight(scored.day.rows);
  return {
    results: [
      ...rows.map((row) => toResult(row, hasPoints)),
      ...byFlight(outside.day.rows).map((row) => toResult(row, false)),
    ],
    ...(hasPoints && scored.day.factors?.launched && { factors: scored.day.factors }),
  };
}

/** Without points, the faster and then the furthest come first. */
function byFlight(rows: readonly DayRow[]): DayRow[] {
  return rows.toSorted(
    (a, b) => (b.speedKmh ?? 0) - (a.speedKmh ?? 0) || b.distanceM - a.distanceM,
  );
}

function totalsUpTo(data: ClassResults, last: RankedDay, competing: readonly RankedEntry[]) {
  const counted = data.days.filter(
    ({ date, status }) => date <= last.date && !WITHOUT_POINTS.has(status),
  );
  return totalRanking(counted.map((day) => scoreEntries(data, day, competing).day));
}

const WITHOUT_POINTS: ReadonlySet<Schemas['CompetitionStatus']> = new Set([
  'not_planned',
  'neutralized',
]);

/** A recording with an error counts only if there is no other. */
function countedFlights(flights: readonly ScoreRow[]): readonly ScoreRow[] {
  const valid = flights.filter((score) => !score.is_invalid);
  return valid.length > 0 ? valid : flights;
}

function scoreEntries(data: ClassResults, day: RankedDay, entries: readonly RankedEntry[]) {
  const task = taskOf(day);
  const ofDay = Map.groupBy(
    data.scores.filter((score) => score.day_id === day.id),
    (score) => score.entry_id,
  );
  const best = new Map<number, ScoreRow>();
  // Only ratios count: without a handicap of its own, an entry has the lowest one.
  const least = Math.min(...entries.flatMap(({ handicap }) => handicap ?? []));
  const rows = entries.map((entry): DayEntry => {
    const flights = countedFlights(ofDay.get(entry.id) ?? []);
    const flown = bestFlown(
      flights.map((score) => Object.assign({}, score.flown, { score })),
      task,
    );
    if (flown) best.set(entry.id, flown.score);
    const penalty = data.penalties.find(
      (each) => each.day_id === day.id && each.entry_id === entry.id,
    );
    const handicap = entry.handicap ?? (least === Infinity ? undefined : least);
    return {
      id: String(entry.id),
      ...(flown && { flown: toFlownTask(flown) }),
      ...(handicap !== undefined && { handicap }),
      ...(penalty && { penalty }),
    };
  });
  return { day: scoreDay(rows, task, POINT_RULES['annex-a'], { of: data.rules }), best };
}

function toFlownTask({ status, reached, distance, elapsed }: ChampionshipFlown): FlownTask {
  return {
    status,
    reached,
    distanceM: distance,
    ...(elapsed !== undefined && { elapsedS: elapsed }),
    points: [],
  };
}
