import { createLocalFrame, projectColumns } from '../geo/local-frame.js';
import type { FixInterval } from '../track/fix-interval.js';
import { POSITION_UNITS_PER_DEGREE, pointsOf, type Track } from '../track/track.js';
import { MAX_TURN_S } from './turn-rates.js';

/** Velocities over ground between the fixes of an interval, in m/s. */
export interface GroundVelocities {
  readonly count: number;
  /** Fix at which each velocity begins. It ends at the next fix. */
  readonly fix: Int32Array;
  readonly east: Float64Array;
  readonly north: Float64Array;
  readonly seconds: Float64Array;
}

const NORTH = { east: 0, north: 1 };

/** Velocities of an interval, without its gaps. */
export function groundVelocities(track: Track, { first, last }: FixInterval): GroundVelocities {
  const origin = {
    lat: track.lat[first]! / POSITION_UNITS_PER_DEGREE,
    lon: track.lon[first]! / POSITION_UNITS_PER_DEGREE,
  };
  const points = pointsOf(track, first, last + 1);
  const { aheadM, asideM } = projectColumns(points, createLocalFrame(origin), NORTH);
  const steps = last - first;
  const fix = new Int32Array(steps);
  const [east, north, seconds] = Array.from({ length: 3 }, () => new Float64Array(steps)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  let count = 0;
  for (let i = 0; i < steps; i++) {
    const stepS = track.timeS[first + i + 1]! - track.timeS[first + i]!;
    if (stepS > MAX_TURN_S) continue;
    fix[count] = first + i;
    east[count] = (asideM[i + 1]! - asideM[i]!) / stepS;
    north[count] = (aheadM[i + 1]! - aheadM[i]!) / stepS;
    seconds[count] = stepS;
    count += 1;
  }
  return { count, fix, east, north, seconds };
}

/** Circle on which the velocities over ground of a turn lie. Its centre is the wind, in m/s. */
export interface VelocityCircle {
  readonly east: number;
  readonly north: number;
  /**
   * Shorter divided by longer axis of the spread of velocities: 1 in a full circle, 0 in straight
   * flight.
   */
  readonly roundness: number;
}

/**
 * Finds the circle by least squares of x² + y² + dx + ey + f = 0, with velocities weighted by time.
 * The chords of a steady turn lie on a smaller circle with the same centre, so infrequent fixes do
 * not shift it.
 *
 * With x and y, the velocity east and north relative to the mean velocity, r = x² + y², and sums S
 * of products weighted by time:
 *
 *     centre east = mean + (Sxr·Syy − Syr·Sxy) / (2 · (Sxx·Syy − Sxy²))
 *     centre north = mean + (Syr·Sxx − Sxr·Sxy) / (2 · (Sxx·Syy − Sxy²))
 *     roundness = √((Sxx + Syy − h) / (Sxx + Syy + h)), h = √((Sxx − Syy)² + 4·Sxy²)
 *
 * Undefined if all velocities lie on a line.
 *
 * @param from Index of the first velocity.
 * @param end Index after the last velocity.
 * @see I. Kåsa, A circle fitting procedure and its error analysis, IEEE Transactions on
 *   Instrumentation and Measurement 25, 1976; the axes of the spread are its principal components
 */
export function velocityCircle(
  { east, north, seconds, count }: GroundVelocities,
  from = 0,
  end = count,
): VelocityCircle | undefined {
  let [total, sumEast, sumNorth] = [0, 0, 0];
  for (let i = from; i < end; i++) {
    total += seconds[i]!;
    sumEast += seconds[i]! * east[i]!;
    sumNorth += seconds[i]! * north[i]!;
  }
  const [meanEast, meanNorth] = [sumEast / total, sumNorth / total];
  let [xx, xy, yy, xr, yr] = [0, 0, 0, 0, 0];
  for (let i = from; i < end; i++) {
    const weight = seconds[i]!;
    const x = east[i]! - meanEast;
    const y = north[i]! - meanNorth;
    const squared = x * x + y * y;
    xx += weight * x * x;
    xy += weight * x * y;
    yy += weight * y * y;
    xr += weight * x * squared;
    yr += weight * y * squared;
  }
  const determinant = xx * yy - xy * xy;
  if (!(determinant > 0)) return undefined;
  const half = Math.hypot(xx - yy, 2 * xy);
  return {
    east: meanEast + (xr * yy - yr * xy) / (2 * determinant),
    north: meanNorth + (yr * xx - xr * xy) / (2 * determinant),
    roundness: Math.sqrt(Math.max(0, xx + yy - half) / (xx + yy + half)),
  };
}
