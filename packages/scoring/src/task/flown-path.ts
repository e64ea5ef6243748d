import type { ChordPoints } from '../geo/chord.js';
import type { Position } from '../geo/position.js';
import type { FixInterval } from '../track/fix-interval.js';
import { POSITION_UNITS_PER_DEGREE, pointsOf, type Track } from '../track/track.js';

/**
 * Fixes by which a task is evaluated. They are counted from the first one, and so are moments: 3.5
 * is halfway in time and position from fix 3 to fix 4.
 */
export interface FlownPath {
  readonly count: number;
  readonly timeS: Int32Array;
  readonly altitudeM: Int16Array;
  /** Fixes in earth-centred coordinates. */
  readonly points: ChordPoints;
  /** Balls around parts of the path, so that zones far from them need no look at their fixes. */
  readonly balls: PathBalls;
  /** Position of a fix with all digits of the file. */
  readonly positionAt: (fix: number) => Position;
}

/** A ball around each part of `PART` fixes and the one after them, in earth-centred coordinates. */
export interface PathBalls {
  readonly middle: Int32Array;
  readonly radiusM: Float64Array;
}

/** Number of fixes of a part. */
const PART = 64;

/** Returns the fixes of an interval. */
export function flownPath(track: Track, { first, last }: FixInterval): FlownPath {
  const { lat, lon } = track;
  const points = pointsOf(track, first, last + 1);
  return {
    count: last - first + 1,
    timeS: track.timeS.subarray(first, last + 1),
    altitudeM: track.altitudeM.subarray(first, last + 1),
    points,
    balls: ballsOf(points),
    positionAt: (fix) => ({
      lat: lat[first + fix]! / POSITION_UNITS_PER_DEGREE,
      lon: lon[first + fix]! / POSITION_UNITS_PER_DEGREE,
    }),
  };
}

/** Returns the earth-centred coordinates of a range of fixes. */
export function pointsIn({ points }: FlownPath, { first, last }: FixInterval) {
  return {
    x: points.x.subarray(first, last + 1),
    y: points.y.subarray(first, last + 1),
    z: points.z.subarray(first, last + 1),
  };
}

function ballsOf(points: ChordPoints): PathBalls {
  const last = points.x.length - 1;
  const count = Math.max(1, Math.ceil(last / PART));
  const middle = new Int32Array(count);
  const radiusM = new Float64Array(count);
  for (let part = 0; part < count; part++) {
    const first = part * PART;
    const end = Math.min(last, first + PART);
    const at = (first + end) >> 1;
    const place = { x: points.x[at]!, y: points.y[at]!, z: points.z[at]! };
    let squared = 0;
    for (let fix = first; fix <= end; fix++) {
      squared = Math.max(squared, squaredChord(points, fix, place));
    }
    middle[part] = at;
    radiusM[part] = Math.sqrt(squared);
  }
  return { middle, radiusM };
}

/** A place in earth-centred coordinates. */
interface EarthPlace {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

function squaredChord({ x, y, z }: ChordPoints, fix: number, to: EarthPlace): number {
  const dx = x[fix]! - to.x;
  const dy = y[fix]! - to.y;
  const dz = z[fix]! - to.z;
  return dx * dx + dy * dy + dz * dz;
}

/**
 * Returns the intervals of a path that may come within a distance of a place, a fix longer at both
 * ends.
 *
 * @param place In earth-centred coordinates.
 */
export function intervalsNear(
  { points, balls, count }: FlownPath,
  [x, y, z]: readonly [number, number, number],
  withinM: number,
  { first, last }: FixInterval,
): FixInterval[] {
  if (withinM === Number.POSITIVE_INFINITY) return [{ first, last }];
  const origin = { x, y, z };
  const intervals: { first: number; last: number }[] = [];
  const lastPart = Math.min(balls.middle.length - 1, Math.floor(last / PART));
  for (let part = Math.floor(first / PART); part <= lastPart; part++) {
    const reachM = withinM + balls.radiusM[part]!;
    if (squaredChord(points, balls.middle[part]!, origin) > reachM * reachM) continue;
    const from = Math.max(first, part * PART);
    const to = Math.min(last, count - 1, (part + 1) * PART);
    const open = intervals.at(-1);
    if (open && open.last >= from) open.last = to;
    else intervals.push({ first: from, last: to });
  }
  return intervals;
}
