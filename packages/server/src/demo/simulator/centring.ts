import { clamp } from './clamp.js';
import {
  type GroundOffset,
  type GroundPosition,
  lengthM,
  offsetBetween,
  offsetTo,
} from './earth.js';
import type { GliderInFlight } from './glider-in-flight.js';
import { turnRate } from './steering.js';

export interface Circle {
  /** The middle of the thermal. */
  middle: GroundPosition;
  /** 1 to the right, -1 to the left. */
  side: number;
  bankDeg: number;
  /** Speed of the pilot's corrections; about 1. */
  eagerness: number;
}

const FASTEST_MPS = 2.5;
/** Time in which a small error is corrected. */
const TIMEOUT_S = 20;

/** Velocity in m/s with which the centre of a circle moves towards that of the thermal. */
export function centringShift(
  glider: GliderInFlight,
  { middle, side, bankDeg, eagerness }: Circle,
): GroundOffset {
  const radiusM = glider.airspeedMps / turnRate(Math.max(glider.airspeedMps, 18), bankDeg);
  const toOwnMiddle = offsetTo(glider.headingRad + (side * Math.PI) / 2, radiusM);
  const toThermal = offsetBetween(glider.position, middle);
  const missing = {
    eastM: toThermal.eastM - toOwnMiddle.eastM,
    northM: toThermal.northM - toOwnMiddle.northM,
  };
  const missingM = Math.max(lengthM(missing), 1);
  const speed = clamp(missingM / TIMEOUT_S, 0, FASTEST_MPS) * eagerness;
  return { eastM: (missing.eastM / missingM) * speed, northM: (missing.northM / missingM) * speed };
}
