import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import { wrapLongitude } from '../track/wrap-longitude.js';

/** Minimum time for a direction. Over less, rounding errors of positions rotate it. */
const MIN_BASE_S = 3;
/**
 * Tight circles take 20 s. Over more than half of one, direction and angle of the turn are unknown.
 */
export const MAX_TURN_S = 10;
/**
 * A shorter step has no direction: if the aircraft stands, or stays in place in wave, the positions
 * only move back and forth.
 */
const MIN_STEP_M = 10;
const METRES_PER_UNIT = 111_195 / POSITION_UNITS_PER_DEGREE;
const DEGREES_PER_RADIAN = 180 / Math.PI;

/**
 * Rate of turn over ground around each fix, in degrees per second, right turns positive. It is
 * computed from the direction χ = atan2(Δlon · cos(lat), Δlat) flown over some three seconds before
 * and after the fix:
 *
 *     rate = (χ after − χ before, within ±180°) / ((seconds before + seconds after) / 2)
 *
 * 0 if there are no fixes within 10 s, if the distance before or after is shorter than 10 m, and
 * for a turn straight back, which has no direction. The limits are this project's.
 *
 * @see Plane trigonometry, which is accurate for distances of some seconds
 */
export function turnRatesDegPerS({ count, timeS, lat, lon }: Track): Float64Array {
  const rates = new Float64Array(count);
  let before = 0;
  let after = 0;
  for (let i = 0; i < count; i++) {
    while (before < i && timeS[i]! - timeS[before + 1]! >= MIN_BASE_S) before++;
    while (after < count && timeS[after]! - timeS[i]! < MIN_BASE_S) after++;
    if (after === count) break;
    const cameS = timeS[i]! - timeS[before]!;
    const wentS = timeS[after]! - timeS[i]!;
    if (cameS < MIN_BASE_S || cameS > MAX_TURN_S || wentS > MAX_TURN_S) continue;
    const cosLat = Math.cos(lat[i]! / POSITION_UNITS_PER_DEGREE / DEGREES_PER_RADIAN);
    const came = directionOf(
      wrapLongitude(lon[i]! - lon[before]!) * cosLat,
      lat[i]! - lat[before]!,
    );
    const went = directionOf(wrapLongitude(lon[after]! - lon[i]!) * cosLat, lat[after]! - lat[i]!);
    const turn = shortestTurn(went - came);
    if (!(Math.abs(turn) < Math.PI)) continue;
    rates[i] = (turn * DEGREES_PER_RADIAN) / ((cameS + wentS) / 2);
  }
  return rates;
}

/** Direction in radians clockwise from north; NaN if the step is too short. */
function directionOf(east: number, north: number): number {
  const stepM = Math.sqrt(east * east + north * north) * METRES_PER_UNIT;
  return stepM >= MIN_STEP_M ? Math.atan2(east, north) : Number.NaN;
}

/** The same turn as an angle within ±π radians. */
export function shortestTurn(radians: number): number {
  return radians - 2 * Math.PI * Math.round(radians / (2 * Math.PI));
}
