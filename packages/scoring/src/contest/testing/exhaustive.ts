import { distanceM } from '../../geo/distance.js';
import { isFaiTriangle } from '../../shape/fai-triangle.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../../track/track.js';
import type { ClosingRule } from '../solvers/closing.js';
import type { TriangleRule } from '../solvers/triangle.js';

/** Every distance between two fixes, in metres along the geodesic: row i, column j at i·count+j. */
export function distanceTable({ count, lat, lon }: Track): Float64Array {
  const table = new Float64Array(count * count);
  const positions = Array.from({ length: count }, (_, i) => ({
    lat: lat[i]! / POSITION_UNITS_PER_DEGREE,
    lon: lon[i]! / POSITION_UNITS_PER_DEGREE,
  }));
  for (let i = 0; i < count; i++) {
    for (let j = i + 1; j < count; j++) {
      const lengthM = distanceM(positions[i]!, positions[j]!);
      table[i * count + j] = lengthM;
      table[j * count + i] = lengthM;
    }
  }
  return table;
}

/**
 * Length of the longest path by trying every start with every finish it allows.
 *
 * @param mayFinish Whether a path from `start` may end at `finish`.
 */
export function longestPathM(
  { count }: Track,
  tableM: Float64Array,
  legs: number,
  mayFinish: (start: number, finish: number) => boolean,
): number {
  let bestM = 0;
  for (let start = 0; start < count; start++) {
    let reachedM = new Float64Array(count).fill(-Infinity);
    reachedM[start] = 0;
    for (let leg = 0; leg < legs; leg++) {
      const nextM = new Float64Array(count).fill(-Infinity);
      for (let to = start; to < count; to++) {
        for (let from = start; from <= to; from++) {
          nextM[to] = Math.max(nextM[to]!, reachedM[from]! + tableM[from * count + to]!);
        }
      }
      reachedM = nextM;
    }
    for (let finish = start; finish < count; finish++) {
      if (mayFinish(start, finish)) bestM = Math.max(bestM, reachedM[finish]!);
    }
  }
  return bestM;
}

/** Whether a course can close that has its first turnpoint at row i and its last at column k. */
function closableTable(track: Track, tableM: Float64Array, rule: ClosingRule): boolean[][] {
  const { count, altitudeM } = track;
  const closable = Array.from({ length: count }, () => new Array<boolean>());
  for (let i = 0; i < count; i++) {
    for (let k = count - 1; k >= i; k--) {
      closable[i]![k] =
        (tableM[i * count + k]! <= rule.maxGapM &&
          altitudeM[i]! - altitudeM[k]! <= rule.maxLossOfHeightM) ||
        (closable[i - 1]?.[k] ?? false) ||
        (closable[i]![k + 1] ?? false);
    }
  }
  return closable;
}

/** Perimeter of the largest triangle by trying all. */
export function largestTriangleM(track: Track, tableM: Float64Array, rule: TriangleRule): number {
  const { count } = track;
  const closable = closableTable(track, tableM, rule);
  let bestM = 0;
  for (let a = 0; a < count; a++) {
    for (let c = a + 2; c < count; c++) {
      if (!closable[a]![c]) continue;
      for (let b = a + 1; b < c; b++) {
        const legsM = [
          tableM[a * count + b]!,
          tableM[b * count + c]!,
          tableM[c * count + a]!,
        ] as const;
        const perimeterM = legsM[0] + legsM[1] + legsM[2];
        if (perimeterM > bestM && isFaiTriangle(legsM, rule.bands)) bestM = perimeterM;
      }
    }
  }
  return bestM;
}

/** The longest out and return by trying all. */
export function longestOutReturnM(track: Track, tableM: Float64Array, rule: ClosingRule): number {
  const { count, altitudeM } = track;
  let bestM = 0;
  for (let start = 0; start < count; start++) {
    for (let finish = start; finish < count; finish++) {
      if (tableM[start * count + finish]! > rule.maxGapM) continue;
      if (altitudeM[start]! - altitudeM[finish]! > rule.maxLossOfHeightM) continue;
      for (let turnpoint = start; turnpoint <= finish; turnpoint++) {
        const wayM = Math.max(
          tableM[start * count + turnpoint]!,
          tableM[turnpoint * count + finish]!,
        );
        bestM = Math.max(bestM, 2 * wayM);
      }
    }
  }
  return bestM;
}
