import { checkIntervals, checkTrack } from '../track/check-track.js';
import type { FixInterval } from '../track/fix-interval.js';
import type { Track } from '../track/track.js';
import { MAX_WIND_MPS } from './circle-motion.js';
import { shortestTurn } from './turn-rates.js';
import { type GroundVelocities, groundVelocities, velocityCircle } from './velocity-circle.js';

/** Velocity of the air in m/s, eastwards and northwards positive. */
export interface AirMotion {
  readonly eastMps: number;
  readonly northMps: number;
}

/** Wind in an interval of circling. */
export interface WindEstimate extends AirMotion, FixInterval {
  /** Middle of the interval, in seconds since the track's `dayStartS`. */
  readonly timeS: number;
  /** Mean altitude of the interval in metres above mean sea level. */
  readonly altitudeM: number;
  /** Seconds of circling from which the wind was computed. */
  readonly circlingS: number;
}

/** Wind of a phase and of each of its turns. */
export interface PhaseWind extends WindEstimate {
  /** In chronological order. */
  readonly turns: readonly WindEstimate[];
}

/** With fewer velocities, a fitted circle is meaningless. */
const MIN_VELOCITIES = 5;
const MIN_ROUNDNESS = 0.8;

/**
 * Finds the wind of each phase of circling, in chronological order. In a full turn at a steady
 * airspeed, the velocities over ground lie on a circle with the wind as its centre. The wind of a
 * phase is the mean of its turns, weighted by time. Turns that are not round (the shorter axis of
 * the spread of velocities is at most 0.8 of the longer), winds above 100 km/h, and phases without
 * a remaining turn are ignored.
 *
 * @param phases Result of `findPhases`, in chronological order.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a phase is outside the track.
 * @see I. Kåsa, A circle fitting procedure and its error analysis, IEEE Transactions on
 *   Instrumentation and Measurement 25, 1976
 */
export function findWind(track: Track, phases: readonly FixInterval[]): PhaseWind[] {
  checkTrack(track);
  checkIntervals('phase', phases, track);
  return phases.flatMap((phase) => {
    const turns = turnsOf(track, phase);
    return turns.length === 0 ? [] : [{ ...meanWind(turns), turns }];
  });
}

/**
 * Mean of winds, weighted by their time of circling.
 *
 * @param winds At least one, in chronological order.
 */
export function meanWind(winds: readonly WindEstimate[]): WindEstimate {
  let [circlingS, eastM, northM, timeS, altitudeM] = [0, 0, 0, 0, 0];
  for (const wind of winds) {
    circlingS += wind.circlingS;
    eastM += wind.circlingS * wind.eastMps;
    northM += wind.circlingS * wind.northMps;
    timeS += wind.circlingS * wind.timeS;
    altitudeM += wind.circlingS * wind.altitudeM;
  }
  return {
    first: winds[0]!.first,
    last: winds.at(-1)!.last,
    timeS: timeS / circlingS,
    altitudeM: altitudeM / circlingS,
    circlingS,
    eastMps: eastM / circlingS,
    northMps: northM / circlingS,
  };
}

function turnsOf(track: Track, phase: FixInterval): WindEstimate[] {
  const ground = groundVelocities(track, phase);
  return fullTurns(ground).flatMap(([from, end]) => {
    const circle = velocityCircle(ground, from, end);
    if (!circle || circle.roundness <= MIN_ROUNDNESS) return [];
    if (Math.hypot(circle.east, circle.north) > MAX_WIND_MPS) return [];
    return [describeTurn(track, ground, [from, end], circle)];
  });
}

/** Ranges of velocities in which the aircraft made a full turn through the air. */
function fullTurns(ground: GroundVelocities): [from: number, end: number][] {
  const whole = velocityCircle(ground);
  if (!whole) return [];
  const turns: [number, number][] = [];
  let [from, turned] = [0, 0];
  let last = Number.NaN;
  for (let i = 0; i < ground.count; i++) {
    const heading = Math.atan2(ground.east[i]! - whole.east, ground.north[i]! - whole.north);
    const isGap = i > 0 && ground.fix[i]! !== ground.fix[i - 1]! + 1;
    if (i === 0 || isGap) {
      from = i;
      turned = 0;
    } else turned += shortestTurn(heading - last);
    last = heading;
    if (Math.abs(turned) < 2 * Math.PI || i - from < MIN_VELOCITIES) continue;
    turns.push([from, i]);
    from = i;
    turned = 0;
  }
  return turns;
}

function describeTurn(
  { timeS, altitudeM }: Track,
  { fix }: GroundVelocities,
  [from, end]: readonly [number, number],
  { east, north }: { readonly east: number; readonly north: number },
): WindEstimate {
  const first = fix[from]!;
  const last = fix[end]!;
  let sum = 0;
  for (let i = first; i < last; i++) {
    sum += ((altitudeM[i]! + altitudeM[i + 1]!) / 2) * (timeS[i + 1]! - timeS[i]!);
  }
  const circlingS = timeS[last]! - timeS[first]!;
  return {
    first,
    last,
    timeS: (timeS[first]! + timeS[last]!) / 2,
    altitudeM: sum / circlingS,
    circlingS,
    eastMps: east,
    northMps: north,
  };
}
