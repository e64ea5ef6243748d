import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import { wrapLongitude } from '../track/wrap-longitude.js';

/** Each direction is taken over at least this: over less, rounded positions turn it. */
const MIN_BASE_S = 3;
/**
 * Tight circles take 20 s. Over more than half of one the direction and angle of the turn are
 * unknown.
 */
export const MAX_TURN_S = 10;
/**
 * A shorter step has no direction: if the aircraft stands or is parked in wave, positions alone
 * move to and fro.
 */
const MIN_STEP_M = 10;
const METRES_PER_UNIT = 111_195 / POSITION_UNITS_PER_DEGREE;
const DEGREES_PER_RADIAN = 180 / Math.PI;

/**
 * Rate of turn over the ground around each fix in degrees per second, to the right positive: from
 * the direction χ = atan2(Δlon · cos(lat), Δlat) flown over some three seconds before it and after:
 *
 *     rate = (χ after − χ before, the shorter way) / ((seconds before + seconds after) / 2)
 *
 * 0 where there are no fixes near enough to tell (10 s), where either way is shorter than 10 m, and of
 * a turn straight back, which goes to neither side. The bounds are this project's.
 *
 * @see Plane trigonometry, near enough for ways of some seconds
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

/** In radians clockwise from north; NaN for a step that is too short. */
function directionOf(east: number, north: number): number {
  const stepM = Math.sqrt(east * east + north * north) * METRES_PER_UNIT;
  return stepM >= MIN_STEP_M ? Math.atan2(east, north) : Number.NaN;
}

/** The same turn, by no more than half a circle to either side, in radians. */
export function shortestTurn(radians: number): number {
  return radians - 2 * Math.PI * Math.round(radians / (2 * Math.PI));
}
