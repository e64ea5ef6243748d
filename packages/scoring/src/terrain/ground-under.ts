import { checkTrack } from '../track/check-track.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import { describeValue } from '../units/check-value.js';
import type { Terrain } from './terrain.js';

/**
 * Returns the elevation of the ground under each fix, in whole metres above mean sea level, NaN
 * where the terrain is unknown. Undefined if it is unknown under all fixes.
 *
 * @throws {TypeError} If the track or the terrain has the wrong type.
 */
export function groundUnder(track: Track, terrain: Terrain): Float32Array | undefined {
  checkTrack(track);
  if (typeof terrain?.elevationAt !== 'function') {
    throw new TypeError(`terrain must have elevationAt, not be ${describeValue(terrain)}.`);
  }
  const groundM = new Float32Array(track.count);
  let known = 0;
  for (let fix = 0; fix < track.count; fix++) {
    const elevationM = terrain.elevationAt(
      track.lat[fix]! / POSITION_UNITS_PER_DEGREE,
      track.lon[fix]! / POSITION_UNITS_PER_DEGREE,
    );
    const isKnown = elevationM !== undefined && Number.isFinite(elevationM);
    groundM[fix] = isKnown ? Math.round(elevationM) : Number.NaN;
    if (isKnown) known++;
  }
  return known > 0 ? groundM : undefined;
}
