import { bearingDeg } from '../geo/bearing.js';
import { distanceM } from '../geo/distance.js';
import { RADIANS_PER_DEGREE } from '../geo/ellipsoid.js';
import type { Position } from '../geo/position.js';
import type { Polar } from '../polar/polar.js';
import { crossCountrySpeedMps } from '../polar/speed-to-fly.js';
import { checkList, checkNumber, checkObject, checkOneOf } from '../units/check-value.js';
import { checkPoints } from './check-task.js';

/** A leg of a task, between the centres of two points. */
export interface TaskLeg {
  readonly distanceM: number;
  /** True course at its start in degrees, 0 up to but not including 360; 0 without length. */
  readonly courseDeg: number;
}

/**
 * Returns the legs of a task.
 *
 * @throws {TypeError} If the value is not a list of positions.
 * @throws {RangeError} If there are fewer than two, or one is not a position.
 */
export function taskLegs(points: readonly Position[]): TaskLeg[] {
  checkPoints(points);
  return points.slice(1).map((to, index) => {
    const from = points[index]!;
    return { distanceM: distanceM(from, to), courseDeg: bearingDeg(from, to) };
  });
}

/** A wind that is the same everywhere. */
export interface PlannedWind {
  /** Degrees from true north, from which it blows. */
  readonly fromDeg: number;
  readonly speedMps: number;
}

/** Speed of a planned flight: over ground, or that of a glider in its wind and thermals. */
export type PlannedPace =
  | { readonly kind: 'ground'; readonly speedMps: number }
  | {
      readonly kind: 'polar';
      readonly polar: Polar;
      /** Mean climb in thermals. */
      readonly macCreadyMps: number;
      readonly wind?: PlannedWind;
    };

/**
 * Returns the elapsed time of each leg in seconds, by the classic theory of cross-country speed. In
 * a wind, glides and climbs drift alike, so the cross-country speed is that through the air.
 *
 * @returns `undefined` for a leg against a wind in which the glider makes no progress, and for all
 *   legs if it does not climb.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a speed or the polar is invalid.
 * @see H. Reichmann, Cross-Country Soaring
 */
export function legTimesS(legs: readonly TaskLeg[], pace: PlannedPace): (number | undefined)[] {
  checkList('legs', legs);
  checkObject('pace', pace, ['kind']);
  checkOneOf('pace.kind', pace.kind, ['ground', 'polar']);
  const speedAlong = groundSpeed(pace);
  return legs.map((leg) => {
    if (leg.distanceM === 0) return 0;
    const speedMps = speedAlong(leg.courseDeg);
    return speedMps > 0 ? leg.distanceM / speedMps : undefined;
  });
}

const MAX_SPEED_MPS = 200;
const MAX_WIND_MPS = 50;

/** Returns a function from a course in degrees to the speed over ground in m/s. */
function groundSpeed(pace: PlannedPace): (courseDeg: number) => number {
  if (pace.kind === 'ground') {
    checkNumber('speedMps', pace.speedMps, { min: 0, max: MAX_SPEED_MPS });
    return () => pace.speedMps;
  }
  const { polar, macCreadyMps, wind = { fromDeg: 0, speedMps: 0 } } = pace;
  checkNumber('wind', wind.speedMps, { min: 0, max: MAX_WIND_MPS });
  const airMps = crossCountrySpeedMps(polar, macCreadyMps);
  return (courseDeg) => {
    const angle = (wind.fromDeg - courseDeg) * RADIANS_PER_DEGREE;
    const acrossMps = wind.speedMps * Math.sin(angle);
    // Not a number if the glider cannot hold the course.
    return Math.sqrt(airMps ** 2 - acrossMps ** 2) - wind.speedMps * Math.cos(angle);
  };
}
