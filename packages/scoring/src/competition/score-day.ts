import { checkList } from '../units/check-value.js';
import { checkPlannedTask } from '../waypoint/check-task-file.js';
import type { PlannedTask } from '../waypoint/planned-task.js';
import { type DayConditions, type DayFactors, type DayFigures, dayPoints } from './day-points.js';
import type { FlownTask } from './flown-task.js';
import type { PointRules } from './point-rules.js';
import { designatedTimeS } from './task-measure.js';

/** A competitor on a day. */
export interface DayEntry {
  readonly id: string;
  /** Result of `flyTask`. Absent if the competitor did not launch. */
  readonly flown?: FlownTask;
  /** Handicap; only ratios matter. */
  readonly handicap?: number;
  readonly penalty?: { readonly points: number; readonly reason: string };
}

/** A row of the result of a day. */
export interface DayRow {
  readonly id: string;
  readonly status: FlownTask['status'] | 'not_launched';
  /** Metres. */
  readonly distanceM: number;
  /** Seconds that count: from start to finish, in an area task at least its minimum time. */
  readonly timeS?: number;
  /** Of a finisher. */
  readonly speedKmh?: number;
  readonly points: number;
  /** Competitors with equal points share a rank. */
  readonly rank: number;
  readonly entry: DayEntry;
}

/** Result of a day: its competitors in the order of their ranks. */
export interface ScoredDay {
  readonly rows: readonly DayRow[];
  readonly factors?: DayFactors;
}

/**
 * Computes the result of a day by the rules of its competition.
 *
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a figure is invalid, or the class is unknown.
 */
export function scoreDay(
  entries: readonly DayEntry[],
  task: PlannedTask,
  rules: PointRules,
  conditions: DayConditions,
): ScoredDay {
  checkList('entries', entries);
  checkPlannedTask(task);
  const launched = entries.filter(({ flown }) => flown);
  const figures = launched.map((entry) => figuresOf(entry, task));
  const { points, factors } = dayPoints(figures, rules, conditions);
  const rows = [
    ...launched.map((entry, index) => rowOf(entry, figures[index]!, points[index]!)),
    ...entries.filter(({ flown }) => !flown).map((entry) => rowOf(entry, { distanceM: 0 }, 0)),
  ].toSorted(
    (a, b) =>
      b.points - a.points || (b.speedKmh ?? 0) - (a.speedKmh ?? 0) || b.distanceM - a.distanceM,
  );
  return { rows: withRanks(rows), ...(factors && { factors }) };
}

function figuresOf({ flown, handicap, penalty }: DayEntry, task: PlannedTask) {
  const { status, distanceM = 0, elapsedS = 0 } = flown ?? {};
  const figures: DayFigures = {
    distanceM,
    ...(status === 'finished' && { timeS: Math.max(elapsedS, designatedTimeS(task)) }),
    ...(handicap !== undefined && { handicap }),
    ...(penalty && { penalty: penalty.points }),
  };
  return figures;
}

function rowOf(entry: DayEntry, { distanceM, timeS }: DayFigures, points: number) {
  return {
    id: entry.id,
    status: entry.flown?.status ?? ('not_launched' as const),
    distanceM,
    ...(timeS !== undefined && { timeS, speedKmh: timeS > 0 ? (distanceM / timeS) * 3.6 : 0 }),
    points,
    entry,
  };
}

/** Adds ranks to rows in descending order of points. */
function withRanks<Row extends { readonly points: number }>(rows: readonly Row[]) {
  return rows.map((row) => ({
    ...row,
    rank: rows.findIndex(({ points }) => points === row.points) + 1,
  }));
}

/** A row of the result over several days. */
export interface TotalRow {
  readonly id: string;
  readonly points: number;
  readonly rank: number;
  /** Points of each day; 0 for one without a flight. */
  readonly days: readonly number[];
}

/**
 * Adds the points of days, and ranks the competitors by their sums.
 *
 * @throws {TypeError} If the value is not a list.
 */
export function totalRanking(days: readonly ScoredDay[]): TotalRow[] {
  checkList('days', days);
  const ids = new Set(days.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const totals = Array.from(ids, (id) => {
    const ofDays = days.map(({ rows }) => rows.find((row) => row.id === id)?.points ?? 0);
    return { id, points: ofDays.reduce((sum, points) => sum + points, 0), days: ofDays };
  });
  return withRanks(totals.toSorted((a, b) => b.points - a.points));
}
