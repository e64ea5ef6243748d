import type { FixInterval } from '../track/fix-interval.js';
import type { Track } from '../track/track.js';
import { GRAVITY_MPS2 } from '../units/gravity.js';
import { shortestTurn } from './turn-rates.js';
import { groundVelocities, velocityCircle } from './velocity-circle.js';

/** Circling of an aircraft through the air. */
export interface CircleMotion {
  /** Mean horizontal airspeed. */
  readonly speedMps: number;
  /** Mean rate of turn. */
  readonly turnRadPerS: number;
}

/** Faster wind counts as an error. The limit is this project's. */
export const MAX_WIND_MPS = 100 / 3.6;

/**
 * Computes the motion through the air while circling. In a turn, the velocities over ground lie on
 * a circle whose centre is the wind and whose radius is the airspeed. Undefined if they do not, for
 * example because of gaps.
 *
 * With the velocity u over ground minus the wind, for each step of t seconds between two fixes:
 *
 *     turn rate ω = |Σ change of the direction of u| / Σ time between the middles of steps
 *     speed = Σ |u| · t · (ω·t / 2) / sin(ω·t / 2) / Σ t
 *
 * A step is the chord of the flown arc. The last factor is the ratio of arc to chord. Arcs of more
 * than half a circle count as half a circle.
 *
 * @see `velocityCircle` for the wind. The rest is geometry: the ratio of an arc of the angle α to
 *   its chord is (α/2) / sin(α/2)
 */
export function circleMotion(track: Track, interval: FixInterval): CircleMotion | undefined {
  const ground = groundVelocities(track, interval);
  const wind = velocityCircle(ground);
  if (!wind || Math.hypot(wind.east, wind.north) > MAX_WIND_MPS) return undefined;
  let turned = 0;
  let turningS = 0;
  let last: number | undefined;
  for (let i = 0; i < ground.count; i++) {
    const heading = Math.atan2(ground.east[i]! - wind.east, ground.north[i]! - wind.north);
    if (last !== undefined) {
      turned += shortestTurn(heading - last);
      turningS += (ground.seconds[i - 1]! + ground.seconds[i]!) / 2;
    }
    last = heading;
  }
  const turnRadPerS = Math.abs(turned) / turningS;
  if (!(turnRadPerS > 0)) return undefined;
  let pathM = 0;
  let flownS = 0;
  for (let i = 0; i < ground.count; i++) {
    const seconds = ground.seconds[i]!;
    const air = Math.hypot(ground.east[i]! - wind.east, ground.north[i]! - wind.north);
    pathM += air * seconds * arcOfChord(turnRadPerS * seconds);
    flownS += seconds;
  }
  return { speedMps: pathM / flownS, turnRadPerS };
}

/**
 * Bank angle in degrees of circles: atan(v² / (g·r)) with the airspeed v in m/s, the radius r in
 * metres and the acceleration of gravity g. 0 if both are 0.
 *
 * @see Flight mechanics: in a turn without slip, lift balances the weight m·g and provides the
 *   force m·v²/r towards the centre
 */
export function bankDeg(speedMps: number, radiusM: number): number {
  if (radiusM === 0) return 0;
  return (Math.atan((speedMps * speedMps) / (GRAVITY_MPS2 * radiusM)) * 180) / Math.PI;
}

/** Ratio of an arc to its chord. */
function arcOfChord(radians: number): number {
  // Beyond half a circle between two fixes, the chord does not determine the arc.
  const half = Math.min(radians, Math.PI) / 2;
  return half < 1e-6 ? 1 : half / Math.sin(half);
}
