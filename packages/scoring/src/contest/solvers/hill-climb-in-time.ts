import type { FixInterval } from '../../track/fix-interval.js';
import { middleFix } from './block-numbers.js';
import { nearestFix } from './block-pyramid.js';
import type { FlightGeometry } from './flight-geometry.js';
import { fixesWithin, hillClimb, pathLengthM, WORK_PER_FIX, withEnds } from './hill-climb.js';
import { lineLengthM } from './line-length.js';

/** Conditions on start and finish of a path. */
export interface EndsRule {
  /** Seconds from start to finish, inclusive. */
  readonly maxDurationS: number;
  /** Metres by which the finish may be lower than the start; 0 for at least as high. */
  readonly maxLossOfHeightM: number;
}

const ROUNDS = 4;
/**
 * Number of starts, and of finishes, that a round tries. Each round samples around the best of
 * them.
 */
const LOOKS = 48;

/** Returns a good legal path near the middles of the visited blocks, or an empty one. */
export function hillClimbInTime(
  flight: FlightGeometry,
  rule: EndsRule,
  visited: readonly number[],
): readonly number[] {
  let path = fixesWithin(flight, visited);
  let ends = endsWithin(flight, rule, visited) ?? bestEnds(flight, rule, path);
  let best: readonly number[] = [];
  let bestM = 0;
  for (let round = 0; ends && round < ROUNDS; round++) {
    path = hillClimb(flight, withEnds(path, ends.start, ends.finish), (points, place, fix) => {
      if (place === 0) return isLegal(flight, rule, fix, points.at(-1)!);
      return place < points.length - 1 || isLegal(flight, rule, points[0]!, fix);
    });
    const lengthM = pathLengthM(flight, path);
    if (lengthM <= bestM) break;
    best = path;
    bestM = lengthM;
    ends = bestEnds(flight, rule, path);
  }
  return best;
}

/** Legal start and finish near the middles of the first and last visited block. */
function endsWithin(
  flight: FlightGeometry,
  rule: EndsRule,
  visited: readonly number[],
): PathEnds | undefined {
  const start = middleFix(flight.blocks, visited[0]!);
  const finish = nearestFix(
    flight.blocks,
    visited.at(-1)!,
    (fix) => fix >= start && isLegal(flight, rule, start, fix),
  );
  return finish === undefined ? undefined : { start, finish };
}

/** Whether a path with this start and finish is legal. */
export function isLegal(
  { timeS, altitudeM }: FlightGeometry,
  { maxDurationS, maxLossOfHeightM }: EndsRule,
  start: number,
  finish: number,
): boolean {
  return (
    timeS[finish]! - timeS[start]! <= maxDurationS &&
    altitudeM[start]! - altitudeM[finish]! <= maxLossOfHeightM
  );
}

interface PathEnds {
  readonly start: number;
  readonly finish: number;
}

/**
 * Good legal start and finish for the turnpoints of a path: tries a few first, then all near the
 * best.
 */
function bestEnds(
  flight: FlightGeometry,
  rule: EndsRule,
  path: readonly number[],
): PathEnds | undefined {
  const [start, finish] = [path[0]!, path.at(-1)!];
  // Ends are chosen by their distance from turnpoints, and a single leg has none.
  if (path.length === 2)
    return isLegal(flight, rule, start, finish) ? { start, finish } : undefined;
  const { timeS } = flight;
  const [first, last] = [path[1]!, path.at(-2)!];
  let starts = { first: firstFixFrom(timeS, timeS[last]! - rule.maxDurationS), last: first };
  let finishes = {
    first: last,
    last: firstFixFrom(timeS, timeS[first]! + rule.maxDurationS + 1) - 1,
  };
  let best: PathEnds | undefined;
  for (;;) {
    const tried = { starts: spread(starts), finishes: spread(finishes) };
    best = bestPair(flight, rule, tried, { first, last });
    const steps = [stepOf(starts), stepOf(finishes)] as const;
    if (!best || (steps[0] === 1 && steps[1] === 1)) return best;
    starts = around(best.start, steps[0], starts);
    finishes = around(best.finish, steps[1], finishes);
  }
}

function stepOf({ first, last }: FixInterval): number {
  return Math.max(1, Math.ceil((last - first) / LOOKS));
}

/** Evenly spread fixes of an interval, including its ends. */
function spread(interval: FixInterval): Int32Array {
  const step = stepOf(interval);
  const count = Math.ceil((interval.last - interval.first) / step) + 1;
  return Int32Array.from({ length: count }, (_, i) =>
    Math.min(interval.first + i * step, interval.last),
  );
}

function around(fix: number, reach: number, { first, last }: FixInterval): FixInterval {
  return { first: Math.max(first, fix - reach), last: Math.min(last, fix + reach) };
}

/**
 * The legal start and finish with the greatest distance to the first and last turnpoint together.
 */
function bestPair(
  flight: FlightGeometry,
  rule: EndsRule,
  { starts, finishes }: { readonly starts: Int32Array; readonly finishes: Int32Array },
  turnpoints: FixInterval,
): PathEnds | undefined {
  const { points } = flight;
  const outM = Float64Array.from(starts, (fix) => lineLengthM(points, fix, turnpoints.first));
  const backM = Float64Array.from(finishes, (fix) => lineLengthM(points, turnpoints.last, fix));
  const { work } = flight.workShare;
  work.add(starts.length * finishes.length + WORK_PER_FIX * (starts.length + finishes.length));
  let best: PathEnds | undefined;
  let bestM = -1;
  for (let i = 0; i < starts.length; i++) {
    for (let j = 0; j < finishes.length; j++) {
      if (outM[i]! + backM[j]! <= bestM) continue;
      if (!isLegal(flight, rule, starts[i]!, finishes[j]!)) continue;
      bestM = outM[i]! + backM[j]!;
      best = { start: starts[i]!, finish: finishes[j]! };
    }
  }
  return best;
}

/** First fix at or after a time; the number of fixes if all are earlier. */
function firstFixFrom(timeS: Int32Array, fromS: number): number {
  let low = 0;
  let high = timeS.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (timeS[middle]! < fromS) low = middle + 1;
    else high = middle;
  }
  return low;
}
