import { findFlights } from './find-flights.js';
import type { Track } from './track.js';

/** Minimum number of fixes on the ground, without which a constant level may be of a running engine. */
const MIN_GROUND_FIXES = 10;
/** Share of the lowest and of the highest levels that are left out. */
const LEFT_OUT = 0.05;
/** Greatest difference of levels of a stuck sensor, as a share of them. */
const MAX_SPREAD = 0.05;

/**
 * Returns the level at which a sensor is stuck: the same in flight as on the ground before and after.
 * Undefined if it changes, or was not recorded on the ground.
 */
export function findStuckLevel(track: Track, levels: Int32Array): number | undefined {
  const all = usualBounds(levels);
  if (!isConstant(all)) return undefined;
  const flights = findFlights(track);
  const [takeoff, landing] = [flights[0]?.first ?? 0, flights.at(-1)?.last ?? track.count];
  const onGround = levels.filter((_, fix) => fix < takeoff || fix > landing);
  if (onGround.length < MIN_GROUND_FIXES) return undefined;
  const bounds = [...all, ...usualBounds(onGround)];
  return isConstant(bounds) ? Math.max(...bounds) : undefined;
}

/** Returns the lowest and the highest level, without rare ones. */
function usualBounds(levels: Int32Array): number[] {
  const sorted = levels.slice().sort();
  const leftOut = Math.floor(LEFT_OUT * sorted.length);
  return [sorted[leftOut]!, sorted.at(-1 - leftOut)!];
}

function isConstant(bounds: readonly number[]): boolean {
  const highest = Math.max(...bounds);
  return highest - Math.min(...bounds) <= MAX_SPREAD * highest;
}
