import { shortestTurn } from '../analysis/turn-rates.js';
import type { FixInterval } from '../track/fix-interval.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import { wrapLongitude } from '../track/wrap-longitude.js';
import { MAJOR_AIRPORTS, type MajorAirport } from './major-airports.js';

/** Radius around an airport that stands for its control zone. */
const ZONE_M = 10_000;
const METRES_PER_DEGREE = 111_195;
const DEGREES_PER_RADIAN = 180 / Math.PI;

/**
 * Returns the listed major airports that a flight went around by at least a full turn without
 * entering 10 km around them, by ICAO code.
 */
export function circledAirports(track: Track, intervals: readonly FixInterval[]): string[] {
  return MAJOR_AIRPORTS.filter((airport) =>
    intervals.some((interval) => goesAround(track, interval, airport)),
  ).map(({ icao }) => icao);
}

function goesAround(track: Track, { first, last }: FixInterval, airport: MajorAirport): boolean {
  const metres = METRES_PER_DEGREE / POSITION_UNITS_PER_DEGREE;
  const lat = airport.lat * POSITION_UNITS_PER_DEGREE;
  const lon = airport.lon * POSITION_UNITS_PER_DEGREE;
  const shrink = Math.cos(airport.lat / DEGREES_PER_RADIAN);
  let before = Number.NaN;
  let [turned, least, greatest] = [0, 0, 0];
  for (let fix = first; fix <= last; fix++) {
    const north = track.lat[fix]! - lat;
    const east = wrapLongitude(track.lon[fix]! - lon) * shrink;
    if (Math.hypot(north, east) * metres < ZONE_M) {
      before = Number.NaN;
      [turned, least, greatest] = [0, 0, 0];
      continue;
    }
    const bearing = Math.atan2(east, north);
    if (!Number.isNaN(before)) turned += shortestTurn(bearing - before);
    before = bearing;
    least = Math.min(least, turned);
    greatest = Math.max(greatest, turned);
    if (greatest - least >= 2 * Math.PI) return true;
  }
  return false;
}
