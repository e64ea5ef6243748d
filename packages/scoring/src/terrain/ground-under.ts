import { checkTrack } from '../track/check-track.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import { describeValue } from '../units/check-value.js';
import type { Terrain } from './terrain.js';

const [MIN_ELEVATION_M, MAX_ELEVATION_M] = [-32_768, 32_767];

/**
 * The elevation of the ground under each fix, in whole metres above mean sea level; undefined where
 * the terrain does not know it under every fix, because a height above ground cannot have holes.
 *
 * @throws {TypeError} If the track or the terrain is none.
 */
export function groundUnder(track: Track, terrain: Terrain): Int16Array | undefined {
  checkTrack(track);
  if (typeof terrain?.elevationAt !== 'function') {
    throw new TypeError(`terrain must have elevationAt, not be ${describeValue(terrain)}.`);
  }
  const groundM = new Int16Array(track.count);
  for (let fix = 0; fix < track.count; fix++) {
    const elevationM = terrain.elevationAt(
      track.lat[fix]! / POSITION_UNITS_PER_DEGREE,
      track.lon[fix]! / POSITION_UNITS_PER_DEGREE,
    );
    if (elevationM === undefined || !Number.isFinite(elevationM)) return undefined;
    const held = Math.min(MAX_ELEVATION_M, Math.max(MIN_ELEVATION_M, elevationM));
    groundM[fix] = Math.round(held);
  }
  return groundM;
}
