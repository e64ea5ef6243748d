import { type ChordPoints, createChordPoints } from '../geo/chord.js';
import { UNITS_PER_DEGREE } from '../igc/b-fields.js';

/**
 * The usable fixes of one flight in chronological order, as columns of equal length.
 *
 * Positions keep the digits of the file. Units of 1e-5 arc minutes represent both the standard form
 * (1e-3 minutes) and the LAD/LOD extension exactly, and ±180° still fits 32 bits.
 */
export interface Track {
  /** Number of fixes. */
  readonly count: number;
  /** Unix seconds of 00:00 UTC on the date of the recording. */
  readonly dayStartS: number;
  /** Seconds since `dayStartS`, strictly increasing; above 86 400 after midnight. */
  readonly timeS: Int32Array;
  /** Latitude in 1e-5 arc minutes, north positive. */
  readonly lat: Int32Array;
  /** Longitude in 1e-5 arc minutes, east positive. */
  readonly lon: Int32Array;
  /** Altitude that the rules use, in metres above mean sea level. */
  readonly altitudeM: Int16Array;
  /** Index of each fix in the columns of the recording. */
  readonly record: Int32Array;
  /** Fixes in earth-centred coordinates, if already computed; see `pointsOf`. */
  readonly points?: ChordPoints;
}

/** Units of `Track.lat` and `Track.lon` in one degree. */
export const POSITION_UNITS_PER_DEGREE = UNITS_PER_DEGREE;

/**
 * Returns fixes of a track in earth-centred coordinates, and computes them if necessary.
 *
 * @param first Index of the first fix.
 * @param end Index after the last fix.
 */
export function pointsOf({ lat, lon, points, count }: Track, first = 0, end = count): ChordPoints {
  const cut = <Column extends Int32Array | Float64Array>(column: Column) =>
    column.subarray(first, end) as Column;
  if (!points) return createChordPoints(cut(lat), cut(lon), POSITION_UNITS_PER_DEGREE);
  return { x: cut(points.x), y: cut(points.y), z: cut(points.z), w: cut(points.w) };
}
