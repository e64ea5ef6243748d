import { clamp } from './clamp.js';
import { directionRad, type GroundPosition, offsetBetween, turnOf } from './earth.js';
import type { GliderInFlight } from './glider-in-flight.js';
import { windAt } from './weather.js';

const SHARPEST_TURN_RADPS = 0.14;
const GRAVITY = 9.81;

/** Turn that directs the track over ground towards a position, corrected for wind. */
export function turnTowards(glider: GliderInFlight, target: GroundPosition): number {
  const track = directionRad(offsetBetween(glider.position, target));
  const wind = windAt(glider.weather, glider.heightM);
  const cross = wind.eastM * Math.cos(track) - wind.northM * Math.sin(track);
  const crab = Math.asin(clamp(-cross / Math.max(glider.airspeedMps, 15), -0.6, 0.6));
  return clamp(
    turnOf(track + crab - glider.headingRad) * 0.35,
    -SHARPEST_TURN_RADPS,
    SHARPEST_TURN_RADPS,
  );
}

/** Rate of a turn, in rad/s, with this bank. */
export function turnRate(airspeedMps: number, bankDeg: number): number {
  return (GRAVITY * Math.tan((bankDeg * Math.PI) / 180)) / airspeedMps;
}

/** Direction against the wind, for takeoff and landing. */
export function upwindRad(glider: GliderInFlight): number {
  const { eastM, northM } = glider.weather.windMps;
  return directionRad({ eastM: -eastM, northM: -northM });
}
