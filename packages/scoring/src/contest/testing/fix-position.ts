import type { Position } from '../../geo/position.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../../track/track.js';

/** Position of a fix of a track. */
export function fixPosition({ lat, lon }: Track, fix: number): Position {
  return {
    lat: lat[fix]! / POSITION_UNITS_PER_DEGREE,
    lon: lon[fix]! / POSITION_UNITS_PER_DEGREE,
  };
}
