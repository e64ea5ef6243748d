import { MIN_METRES_PER_DEGREE } from '../geo/degree-length.js';
import type { FixInterval } from '../track/fix-interval.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';

/** Beyond this distance there is no near miss. */
export const NEAR_HORIZONTAL_M = 500;
export const NEAR_VERTICAL_M = 100;
/** Nearer to a pole, margins are those of this latitude: airspaces there are laid out otherwise. */
const MAX_MARGIN_LAT = 89;

/** Fixes of a chunk; the first of the next one belongs to it too. */
export const CHUNK = 64;

/** The least and the highest of a column, for each chunk and over all; NaN may be anything. */
export interface ColumnExtent {
  readonly least: Float64Array;
  readonly most: Float64Array;
  readonly leastOfAll: number;
  readonly mostOfAll: number;
}

/** An interval of track cut into chunks with boxes, so that what is far away costs nothing. */
export interface TrackChunks {
  readonly interval: FixInterval;
  readonly count: number;
  readonly lat: ColumnExtent;
  /** Longitudes continue beyond ±180. */
  readonly lon: ColumnExtent;
  /** Degrees of latitude that a near miss is away, and of longitude in each chunk. */
  readonly marginLat: number;
  readonly marginLon: Float64Array;
  readonly marginLonOfAll: number;
  /** Seconds of the longest step in each. */
  readonly longestStepS: Float64Array;
  /** Degrees. */
  readonly latDeg: Float64Array;
  readonly lonDeg: Float64Array;
}

export function chunkTrack(track: Track, interval: FixInterval): TrackChunks {
  const count = Math.max(1, Math.ceil((interval.last - interval.first) / CHUNK));
  const latDeg = new Float64Array(track.count);
  const lonDeg = new Float64Array(track.count);
  let before = track.lon[interval.first]! / POSITION_UNITS_PER_DEGREE;
  for (let fix = interval.first; fix <= interval.last; fix++) {
    latDeg[fix] = track.lat[fix]! / POSITION_UNITS_PER_DEGREE;
    const lon = track.lon[fix]! / POSITION_UNITS_PER_DEGREE;
    const difference = lon - before;
    before = difference > 180 || difference < -180 ? lon - 360 * Math.round(difference / 360) : lon;
    lonDeg[fix] = before;
  }
  const longestStepS = new Float64Array(count);
  for (let fix = interval.first; fix < interval.last; fix++) {
    const chunk = Math.floor((fix - interval.first) / CHUNK);
    const stepS = track.timeS[fix + 1]! - track.timeS[fix]!;
    if (stepS > longestStepS[chunk]!) longestStepS[chunk] = stepS;
  }
  const lat = extentOf(latDeg, interval);
  const marginLat = NEAR_HORIZONTAL_M / MIN_METRES_PER_DEGREE;
  const marginLonAt = (south: number, north: number) => {
    const farthest = Math.min(MAX_MARGIN_LAT, Math.max(Math.abs(south), Math.abs(north)));
    return marginLat / Math.cos((farthest * Math.PI) / 180);
  };
  return {
    interval,
    count,
    marginLat,
    marginLon: lat.least.map((south, chunk) => marginLonAt(south, lat.most[chunk]!)),
    marginLonOfAll: marginLonAt(lat.leastOfAll, lat.mostOfAll),
    longestStepS,
    lat,
    lon: extentOf(lonDeg, interval),
    latDeg,
    lonDeg,
  };
}

export function extentOf(
  column: Float64Array | Int16Array,
  { first, last }: FixInterval,
): ColumnExtent {
  const count = Math.max(1, Math.ceil((last - first) / CHUNK));
  const least = new Float64Array(count).fill(Infinity);
  const most = new Float64Array(count).fill(-Infinity);
  let [leastOfAll, mostOfAll] = [Infinity, -Infinity];
  for (let chunk = 0; chunk < count; chunk++) {
    const start = first + chunk * CHUNK;
    const end = Math.min(start + CHUNK, last);
    for (let fix = start; fix <= end; fix++) {
      const value = column[fix]!;
      if (value < least[chunk]!) least[chunk] = value;
      if (value > most[chunk]!) most[chunk] = value;
      if (Number.isNaN(value)) [least[chunk], most[chunk]] = [-Infinity, Infinity];
    }
    leastOfAll = Math.min(leastOfAll, least[chunk]!);
    mostOfAll = Math.max(mostOfAll, most[chunk]!);
  }
  return { least, most, leastOfAll, mostOfAll };
}
