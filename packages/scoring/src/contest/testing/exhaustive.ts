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
        const lengthM = Math.max(
          tableM[start * count + turnpoint]!,
          tableM[turnpoint * count + finish]!,
        );
        bestM = Math.max(bestM, 2 * lengthM);
      }
    }
  }
  return bestM;
}

/** A course over fixes with its value. */
export interface TriedCourse {
  /** Start, turnpoints and finish. */
  readonly fixes: readonly number[];
  /** Sort key: in a path, a leg of no length names its fix twice. */
  readonly order: readonly number[];
  readonly valueM: number;
}

/** Courses over the same places differ by less than this, in metres, others by more. */
const SAME_VALUE_M = 1e-6;

/**
 * Returns the course that counts: the longest; of equal ones the one that finishes earliest, then
 * starts earliest, then comes first by its fixes.
 */
export function courseThatCounts(courses: readonly TriedCourse[]): TriedCourse | undefined {
  const mostM = courses.reduce((most, { valueM }) => Math.max(most, valueM), 0);
  const key = ({ order }: TriedCourse) => [order.at(-1)!, ...order];
  return courses
    .filter(({ valueM }) => valueM >= mostM - SAME_VALUE_M)
    .reduce<TriedCourse | undefined>(
      (a, b) => (a && !comesBefore(key(b), key(a)) ? a : b),
      undefined,
    );
}

function comesBefore(a: readonly number[], b: readonly number[]): boolean {
  const differing = a.findIndex((fix, i) => fix !== b[i]);
  return differing !== -1 && a[differing]! < b[differing]!;
}

/** Every path with up to this many legs. */
export function everyPath(
  { count }: Track,
  tableM: Float64Array,
  legs: number,
  mayFinish: (start: number, finish: number) => boolean,
): TriedCourse[] {
  let paths = fixesBetween(0, count - 1).map((fix) => ({ order: [fix], valueM: 0 }));
  for (let leg = 0; leg < legs; leg++) {
    paths = paths.flatMap(({ order, valueM }) => {
      const from = order.at(-1)!;
      return fixesBetween(from, count - 1).map((to) => ({
        order: [...order, to],
        valueM: valueM + tableM[from * count + to]!,
      }));
    });
  }
  return paths
    .filter(({ order }) => mayFinish(order[0]!, order.at(-1)!))
    .map(({ order, valueM }) => ({
      fixes: order.filter((fix, i) => fix !== order[i - 1]),
      order,
      valueM,
    }));
}

/** Every closed course over one turnpoint, by the longer of its ways. */
export function everyOutReturn(
  track: Track,
  tableM: Float64Array,
  rule: ClosingRule,
): TriedCourse[] {
  const { count } = track;
  return everyClosing(track, tableM, rule).flatMap(([start, finish]) =>
    fixesBetween(start, finish).map((turnpoint) => {
      const outM = tableM[start * count + turnpoint]!;
      const backM = tableM[turnpoint * count + finish]!;
      return closed([start, turnpoint, finish], 2 * Math.max(outM, backM));
    }),
  );
}

/** Returns every closed course over two turnpoints, by the distance between them. */
export function everyOutReturnOverTwo(
  track: Track,
  tableM: Float64Array,
  rule: ClosingRule,
): TriedCourse[] {
  const { count } = track;
  return everyClosing(track, tableM, rule).flatMap(([start, finish]) =>
    fixesBetween(start, finish).flatMap((out) =>
      fixesBetween(out, finish).map((back) =>
        closed([start, out, back, finish], 2 * tableM[out * count + back]!),
      ),
    ),
  );
}

/** Every closed triangle of the shape, by its perimeter. */
export function everyTriangle(
  track: Track,
  tableM: Float64Array,
  rule: TriangleRule,
): TriedCourse[] {
  const { count } = track;
  const side = (a: number, b: number) => tableM[a * count + b]!;
  return everyClosing(track, tableM, rule).flatMap(([start, finish]) =>
    fixesBetween(start, finish).flatMap((a) =>
      fixesBetween(a + 1, finish).flatMap((b) =>
        fixesBetween(b + 1, finish)
          .map((c) => ({ c, legsM: [side(a, b), side(b, c), side(c, a)] as const }))
          .filter(({ legsM }) => isFaiTriangle(legsM, rule.bands))
          .map(({ c, legsM }) => closed([start, a, b, c, finish], legsM[0] + legsM[1] + legsM[2])),
      ),
    ),
  );
}

function closed(fixes: readonly number[], valueM: number): TriedCourse {
  return { fixes, order: fixes, valueM };
}

/** Every start with every finish that closes. */
function everyClosing(
  { count, altitudeM }: Track,
  tableM: Float64Array,
  rule: ClosingRule,
): [start: number, finish: number][] {
  return fixesBetween(0, count - 1).flatMap((start) =>
    fixesBetween(start, count - 1)
      .filter(
        (finish) =>
          tableM[start * count + finish]! <= rule.maxGapM &&
          altitudeM[start]! - altitudeM[finish]! <= rule.maxLossOfHeightM,
      )
      .map((finish): [number, number] => [start, finish]),
  );
}

function fixesBetween(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}
