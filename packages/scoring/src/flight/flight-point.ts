import type { Position } from '../geo/position.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';

/** A fix of a flight. */
export interface FlightPoint extends Position {
  /** Index in the columns of the recording. */
  readonly record: number;
  /** Unix seconds. */
  readonly timeS: number;
  /** Altitude that the rules use, in metres above mean sea level. */
  readonly altitudeM: number;
}

/** Place and time of a fix of the track. */
export function flightPoint(track: Track, fix: number): FlightPoint {
  return {
    record: track.record[fix]!,
    timeS: track.dayStartS + track.timeS[fix]!,
    lat: track.lat[fix]! / POSITION_UNITS_PER_DEGREE,
    lon: track.lon[fix]! / POSITION_UNITS_PER_DEGREE,
    altitudeM: track.altitudeM[fix]!,
  };
}
