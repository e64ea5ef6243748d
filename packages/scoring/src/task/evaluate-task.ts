import { distanceM } from '../geo/distance.js';
import { checkInterval, checkTrack } from '../track/check-track.js';
import type { FixInterval } from '../track/fix-interval.js';
import type { Track } from '../track/track.js';
import { checkBoolean, checkNumber, checkObject } from '../units/check-value.js';
import { checkTask } from './check-task.js';
import { type FlownPath, flownPath } from './flown-path.js';
import { followTask, nextOfVisits } from './follow-task.js';
import { findMinLoss, lossBetween, type ZonesInView } from './loss-of-height.js';
import { type PlacedZone, placeZones } from './placed-zone.js';
import { SAME_PLACE_M } from './same-place.js';
import {
  findNearestFix,
  type NearestFix,
  type Shortfall,
  type ShortfallCode,
} from './shortfall.js';
import type { Task } from './task.js';
import { findNextMoment, findVisits, type Visit } from './zone-visits.js';

/** A point of the task that was reached. */
export interface ReachedPoint {
  /**
   * Index of the fix in the track: the first in the zone, or the later one of the two between which
   * the zone was crossed. For the start, the last one in the zone before the first turnpoint.
   */
  readonly fix: number;
  /** Time of that fix, in seconds since the track's `dayStartS`. */
  readonly timeS: number;
}

/** Requirements of a contest in addition to the points. */
export interface EvaluateTaskOptions {
  /** Maximum loss of height from start to finish in metres, inclusive. */
  readonly maxLossOfHeightM?: number;
  /** Whether start and finish must be the same place. */
  readonly mustClose?: boolean;
}

/** Result of a flight for a task. */
export interface EvaluatedTask {
  /** Number of points reached in order, including the start; `task_result` in the contract. */
  readonly reached: number;
  /**
   * Whether all points were reached; `task_achieved` in the contract. A contest may require more;
   * see `shortfall`.
   */
  readonly isAchieved: boolean;
  /** One entry per reached point. */
  readonly points: readonly ReachedPoint[];
  /**
   * Time of the start: the last crossing of its line, or the last exit from its area, before the
   * first turnpoint. Whole seconds since the track's `dayStartS`. Absent without a start.
   */
  readonly startS?: number;
  /**
   * Time at which the finish was first entered or crossed after the last turnpoint. Absent if it
   * was not reached.
   */
  readonly finishS?: number;
  /** Seconds from start to finish. */
  readonly durationS?: number;
  /**
   * Metres by which the highest possible finish lies below the lowest possible start; negative if
   * it is higher. A fix is possible if it lies in the zone and the turnpoints were reached in
   * between. Absent if the task was not completed.
   *
   * @see DMSt competition rules 2021, §4.1
   */
  readonly lossOfHeightM?: number;
  /** Fixes of the track between which this height was lost. */
  readonly lossFixes?: { readonly start: number; readonly finish: number };
  /** Loss of height between the fixes of `points` at which start and finish were timed. */
  readonly lossAtTimesM?: number;
  /** First requirement that the flight misses. Absent if it misses none. */
  readonly shortfall?: Shortfall;
}

/**
 * Evaluates a flight for a task: the points that it reached in order, and their times.
 *
 * A point is reached by a fix in its zone, or if the straight line between two fixes crosses the
 * zone. A line counts only if crossed in the direction of the leg. Each point must be reached after
 * the previous one. Of all possible starts, the one counts with which most points are reached, and
 * each of them as early as possible. So a start that is crossed again after the first turnpoint
 * changes nothing. A start that is crossed again before the first turnpoint is timed again.
 *
 * @param interval Part of the track that counts, at most from release to landing.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the interval is outside the track, the task has fewer than two points, or
 *   a figure is invalid.
 * @see DMSt competition rules 2021, §4.1.1 and §4.1.3
 */
export function evaluateTask(
  track: Track,
  interval: FixInterval,
  task: Task,
  options: EvaluateTaskOptions = {},
): EvaluatedTask {
  checkTrack(track);
  checkInterval('interval', interval, track);
  checkTask(task);
  checkOptions(options);
  const path = flownPath(track, interval);
  const zones = placeZones(task);
  const view = viewZones(path, zones);
  const moments = followTask([
    (moment) => nextOfVisits(view.starts, moment),
    ...view.turnpoints,
    (moment) => nextOfVisits(view.finishes, moment),
  ]);
  const miss = moments.length < zones.length ? missedPoint(path, zones, moments) : undefined;
  const passages = passagesOf(moments, view.starts, miss?.nearest.fix);
  const completion = miss ? undefined : complete(path, view, passages, interval);
  const shortfall = completion ? findBreach(task, completion.lossOfHeightM, options) : miss;
  return {
    reached: passages.length,
    isAchieved: completion !== undefined,
    points: passages.map(({ fix }) => ({ fix: interval.first + fix, timeS: path.timeS[fix]! })),
    ...(passages[0] && { startS: timeAt(path, passages[0].moment) }),
    ...completion,
    ...(shortfall && { shortfall: inTrack(shortfall, interval) }),
  };
}

/** All visits of start and finish. Visits of turnpoints are searched when needed. */
function viewZones(path: FlownPath, zones: readonly PlacedZone[]): ZonesInView {
  return {
    starts: findVisits(path, zones[0]!),
    turnpoints: zones.slice(1, -1).map((zone) => (moment) => findNextMoment(path, zone, moment)),
    finishes: findVisits(path, zones.at(-1)!),
  };
}

function checkOptions(options: EvaluateTaskOptions): void {
  checkObject('options', options, []);
  const { maxLossOfHeightM = 0, mustClose = false } = options;
  checkNumber('maxLossOfHeightM', maxLossOfHeightM);
  checkBoolean('mustClose', mustClose);
}

/** Time at which a point was passed, and the fix that represents it. */
interface Passage {
  readonly moment: number;
  readonly fix: number;
}

/**
 * @param turn Fix at which the first turnpoint was missed, if it was. The start before it is used.
 */
function passagesOf(
  moments: readonly number[],
  starts: readonly Visit[],
  turn = Number.POSITIVE_INFINITY,
): Passage[] {
  const passages = moments.map((moment) => ({ moment, fix: Math.ceil(moment) }));
  const firstTurn = moments[1] ?? turn;
  const start = starts.findLast(({ from }) => from <= firstTurn);
  return start ? passages.with(0, departure(start, firstTurn)) : passages;
}

/** End of the visit to the start, at the latest at the first turnpoint. */
function departure({ from, to }: Visit, firstTurn: number): Passage {
  const moment = Math.min(to, firstTurn);
  const lastFix = Math.floor(moment);
  return { moment, fix: lastFix >= from ? lastFix : Math.ceil(moment) };
}

/** Rounded to seconds. */
function timeAt({ timeS }: FlownPath, moment: number): number {
  const [before, after] = [timeS[Math.floor(moment)]!, timeS[Math.ceil(moment)]!];
  return Math.round(before + (after - before) * (moment % 1));
}

function complete(
  path: FlownPath,
  zones: ZonesInView,
  passages: readonly Passage[],
  interval: FixInterval,
) {
  const [start, finish] = [passages[0]!, passages.at(-1)!];
  const [startS, finishS] = [timeAt(path, start.moment), timeAt(path, finish.moment)];
  const atTimes = lossBetween(path, start.fix, finish.fix);
  const least = findMinLoss(path, zones) ?? atTimes;
  const loss = least.lossM < atTimes.lossM ? least : atTimes;
  return {
    finishS,
    durationS: finishS - startS,
    lossOfHeightM: loss.lossM,
    lossFixes: { start: interval.first + loss.start, finish: interval.first + loss.finish },
    lossAtTimesM: atTimes.lossM,
  };
}

function missedPoint(path: FlownPath, zones: readonly PlacedZone[], moments: readonly number[]) {
  const point = moments.length;
  const missed = findNearestFix(path, zones[point]!, Math.ceil(moments.at(-1) ?? 0));
  const start = point === 1 ? missedStart(path, zones, moments[0]!, missed.byM) : undefined;
  const { fix, byM } = start ?? missed;
  const nearest = { fix, timeS: path.timeS[fix]! };
  return { code: missedCode(point, zones.length), point: start ? 0 : point, byM, nearest };
}

/** Share of the later distance from the first turnpoint. A glider so near flew the first leg. */
const FLOWN_SHARE = 0.5;

/** Returns where the start was missed by a flight that flew the first leg before its only start, as on its way home. */
function missedStart(
  path: FlownPath,
  zones: readonly PlacedZone[],
  startMoment: number,
  laterM: number,
): NearestFix | undefined {
  const startFix = Math.ceil(startMoment);
  if (startFix === 0) return undefined;
  const turn = findNearestFix(path, zones[1]!, 0, startFix);
  if (turn.byM > laterM * FLOWN_SHARE) return undefined;
  return findNearestFix(path, zones[0]!, 0, turn.fix + 1);
}

function missedCode(point: number, pointCount: number): ShortfallCode {
  if (point === 0) return 'not_started';
  if (point === pointCount - 1) return 'not_finished';
  return point === 1 ? 'missed_first' : 'missed_turnpoint';
}

/** First requirement of the contest that is missed although all points were reached. */
function findBreach(
  { points }: Task,
  lossOfHeightM: number,
  { mustClose = false, maxLossOfHeightM = Number.POSITIVE_INFINITY }: EvaluateTaskOptions,
): Shortfall | undefined {
  const gapM = distanceM(points[0]!, points.at(-1)!);
  if (mustClose && gapM > SAME_PLACE_M) return { code: 'not_closed', byM: gapM - SAME_PLACE_M };
  const tooMuchM = lossOfHeightM - maxLossOfHeightM;
  return tooMuchM > 0 ? { code: 'height_loss', byM: tooMuchM } : undefined;
}

function inTrack(shortfall: Shortfall, { first }: FixInterval): Shortfall {
  const { nearest } = shortfall;
  return nearest ? { ...shortfall, nearest: { ...nearest, fix: first + nearest.fix } } : shortfall;
}
