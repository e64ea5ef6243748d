import { createLocalFrame, projectColumns } from '../geo/local-frame.js';
import type { FixRange } from '../track/fix-range.js';
import { POSITION_UNITS_PER_DEGREE, pointsOf, type Track } from '../track/track.js';
import { shortestTurn } from './turn-rates.js';

/** How an aircraft circled through the air. */
export interface CircleMotion {
  /** Mean true airspeed along the horizontal. */
  readonly speedMps: number;
  /** Mean rate of turn. */
  readonly turnRadPerS: number;
}

const NORTH = { east: 0, north: 1 };
const MAX_WIND_MPS = 100 / 3.6;
/** Over a longer time nobody knows how far a turn went. */
const MAX_STEP_S = 15;

interface Velocities {
  /** Metres per second over ground from each fix to the next. */
  readonly east: readonly number[];
  readonly north: readonly number[];
  readonly seconds: readonly number[];
}

/**
 * Reckons how a stretch of circling was flown through the air: the velocities over ground of a turn
 * lie on a circle, whose centre is the wind and whose radius the airspeed. Absent where they lie on
 * none, such as in a turn with gaps.
 */
export function circleMotion(track: Track, range: FixRange): CircleMotion | undefined {
  const ground = groundVelocities(track, range);
  const wind = centreOfCircle(ground);
  if (!wind || Math.hypot(wind.east, wind.north) > MAX_WIND_MPS) return undefined;
  let turned = 0;
  let turningS = 0;
  let last: number | undefined;
  for (const [i, seconds] of ground.seconds.entries()) {
    const heading = Math.atan2(ground.east[i]! - wind.east, ground.north[i]! - wind.north);
    if (last !== undefined) {
      turned += shortestTurn(heading - last);
      turningS += (ground.seconds[i - 1]! + seconds) / 2;
    }
    last = heading;
  }
  const turnRadPerS = Math.abs(turned) / turningS;
  if (!(turnRadPerS > 0)) return undefined;
  let pathM = 0;
  let flownS = 0;
  for (const [i, seconds] of ground.seconds.entries()) {
    const air = Math.hypot(ground.east[i]! - wind.east, ground.north[i]! - wind.north);
    pathM += air * seconds * arcOfChord(turnRadPerS * seconds);
    flownS += seconds;
  }
  return { speedMps: pathM / flownS, turnRadPerS };
}

function groundVelocities(track: Track, { first, last }: FixRange): Velocities {
  const origin = {
    lat: track.lat[first]! / POSITION_UNITS_PER_DEGREE,
    lon: track.lon[first]! / POSITION_UNITS_PER_DEGREE,
  };
  const points = pointsOf(track, first, last + 1);
  const { aheadM, asideM } = projectColumns(points, createLocalFrame(origin), NORTH);
  const [east, north, seconds]: [number[], number[], number[]] = [[], [], []];
  for (let i = 1; i < aheadM.length; i++) {
    const stepS = track.timeS[first + i]! - track.timeS[first + i - 1]!;
    if (stepS > MAX_STEP_S) continue;
    east.push((asideM[i]! - asideM[i - 1]!) / stepS);
    north.push((aheadM[i]! - aheadM[i - 1]!) / stepS);
    seconds.push(stepS);
  }
  return { east, north, seconds };
}

/** Least squares of x² + y² + dx + ey + f = 0, each velocity weighing by its time. */
function centreOfCircle({ east, north, seconds }: Velocities) {
  const total = seconds.reduce((sum, weight) => sum + weight, 0);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value, i) => sum + value * seconds[i]!, 0) / total;
  const [meanEast, meanNorth] = [mean(east), mean(north)];
  let [xx, xy, yy, xr, yr] = [0, 0, 0, 0, 0];
  for (const [i, weight] of seconds.entries()) {
    const [x, y] = [east[i]! - meanEast, north[i]! - meanNorth];
    const squared = x * x + y * y;
    xx += weight * x * x;
    xy += weight * x * y;
    yy += weight * y * y;
    xr += weight * x * squared;
    yr += weight * y * squared;
  }
  const determinant = xx * yy - xy * xy;
  if (!(determinant > 0)) return undefined;
  return {
    east: meanEast + (xr * yy - yr * xy) / (2 * determinant),
    north: meanNorth + (yr * xx - xr * xy) / (2 * determinant),
  };
}

/** How much longer than its chord an arc is. */
function arcOfChord(radians: number): number {
  // Half a circle and more between two fixes: a chord tells nothing of such an arc.
  const half = Math.min(radians, Math.PI) / 2;
  return half < 1e-6 ? 1 : half / Math.sin(half);
}
