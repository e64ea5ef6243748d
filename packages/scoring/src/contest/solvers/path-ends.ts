import { nearestFix } from './block-pyramid.js';
import type { FlightGeometry } from './flight-geometry.js';
import { fixesWithin, hillClimb, pathLengthM, WORK_PER_FIX, withEnds } from './hill-climb.js';
import { lineLengthM } from './line-length.js';
import { filterStage, type Stage } from './relay.js';

/** Altitude limits of start and finish of a path, in metres and inclusive. */
export interface Ends {
  readonly startLowM: number;
  readonly startHighM: number;
  readonly finishLowM: number;
}

const REPAIR_ROUNDS = 4;
/** Approximate number of fixes that the first round visits. */
const FIRST_ENDS = 1024;
/** A path shorter than this share of the best one is not worth repairing. */
const WORTH_REPAIRING = 0.99;

/** Returns a good legal path near the middles of the visited blocks, or an empty one. */
export function hillClimbBetween(
  flight: FlightGeometry,
  visited: readonly number[],
  ends: Ends,
  dropM: number,
): readonly number[] {
  const { altitudeM, blocks } = flight;
  const startsWithin = (fix: number) =>
    altitudeM[fix]! >= ends.startLowM && altitudeM[fix]! <= ends.startHighM;
  const isLegal = (start: number, finish: number) =>
    altitudeM[finish]! >= ends.finishLowM && altitudeM[start]! - altitudeM[finish]! <= dropM;
  const start = nearestFix(blocks, visited[0]!, startsWithin);
  if (start === undefined) return [];
  const finish = nearestFix(blocks, visited.at(-1)!, (fix) => isLegal(start, fix));
  if (finish === undefined || finish < start) return [];
  const path = withEnds(fixesWithin(flight, visited), start, finish);
  return hillClimb(flight, path, (points, place, fix) => {
    if (place === 0) return startsWithin(fix) && isLegal(fix, points.at(-1)!);
    return place < points.length - 1 || isLegal(points[0]!, fix);
  });
}

/**
 * Makes a path legal that finishes too low: takes the best start and finish for its turnpoints,
 * then the best turnpoints for these, a few times.
 *
 * @param aboveM Length in metres of the best path. Clearly shorter paths are abandoned.
 */
export function repairEnds(
  flight: FlightGeometry,
  path: readonly number[],
  { dropM, aboveM }: { readonly dropM: number; readonly aboveM: number },
): readonly number[] | undefined {
  // Ends are chosen by their distance from turnpoints, and a single leg has none.
  if (path.length < 3) return undefined;
  let fixes: readonly number[] | undefined = path;
  let step = Math.max(1, Math.floor(flight.count / FIRST_ENDS));
  for (let round = 0; round < REPAIR_ROUNDS; round++) {
    fixes = withBestEnds(flight, fixes, dropM, step) ?? withBestEnds(flight, fixes, dropM, 1);
    if (!fixes || pathLengthM(flight, fixes) < aboveM * WORTH_REPAIRING) return undefined;
    step = 1;
  }
  return fixes;
}

function withBestEnds(
  flight: FlightGeometry,
  path: readonly number[],
  dropM: number,
  step: number,
): readonly number[] | undefined {
  const ends = bestEnds(flight, { first: path[1]!, last: path.at(-2)!, dropM, step });
  if (!ends) return undefined;
  const fixes = [ends.start, ...path.slice(1, -1), ends.finish];
  return hillClimb(flight, fixes, (_, place) => place > 0 && place < fixes.length - 1);
}

interface EndsQuery {
  /** First and last turnpoint. */
  readonly first: number;
  readonly last: number;
  readonly dropM: number;
  /** Every n-th fix is visited. */
  readonly step: number;
}

/**
 * The legal start up to `first` and finish from `last` with the greatest distance to these two
 * together.
 */
function bestEnds(flight: FlightGeometry, { first, last, dropM, step }: EndsQuery) {
  const { altitudeM, blocks, points, count } = flight;
  const lowestM = blocks.lowestM[blocks.root]!;
  const heights = blocks.highestM[blocks.root]! - lowestM + 1;
  // For each altitude, the farthest start at or below it.
  const lengthM = new Float64Array(heights).fill(-1);
  const startAt = new Int32Array(heights).fill(-1);
  for (let fix = 0; fix <= first; fix += step) {
    const height = altitudeM[fix]! - lowestM;
    const distanceM = lineLengthM(points, fix, first);
    if (distanceM > lengthM[height]!) {
      lengthM[height] = distanceM;
      startAt[height] = fix;
    }
  }
  for (let height = 1; height < heights; height++) {
    if (lengthM[height - 1]! > lengthM[height]!) {
      lengthM[height] = lengthM[height - 1]!;
      startAt[height] = startAt[height - 1]!;
    }
  }
  flight.workShare.work.add(heights + (WORK_PER_FIX * (first + count - last)) / step);
  let best: { start: number; finish: number } | undefined;
  let bestM = -1;
  for (let finish = last; finish < count; finish += step) {
    const height = Math.min(heights - 1, altitudeM[finish]! + dropM - lowestM);
    if (height < 0 || startAt[height] === -1) continue;
    const distanceM = lengthM[height]! + lineLengthM(points, last, finish);
    if (distanceM > bestM) {
      bestM = distanceM;
      best = { start: startAt[height]!, finish };
    }
  }
  return best;
}

/** Stages without blocks whose altitudes exclude them as start or finish. */
export function withinEnds(
  flight: FlightGeometry,
  stages: readonly Stage[],
  ends: Ends,
): readonly Stage[] {
  const { lowestM, highestM } = flight.blocks;
  return stages.map((stage, i) => {
    if (i === 0) {
      return filterStage(
        flight,
        stage,
        (block) => lowestM[block]! <= ends.startHighM && highestM[block]! >= ends.startLowM,
      );
    }
    if (i < stages.length - 1) return stage;
    return filterStage(flight, stage, (block) => highestM[block]! >= ends.finishLowM);
  });
}
