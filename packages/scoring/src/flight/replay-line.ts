import { degreeLength } from '../geo/degree-length.js';
import { checkInterval, checkTrack } from '../track/check-track.js';
import type { FixInterval } from '../track/fix-interval.js';
import { checkGround, type GroundColumn } from '../track/ground-column.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import { wrapLongitude } from '../track/wrap-longitude.js';
import { checkList, checkObject } from '../units/check-value.js';

/**
 * A flight for replays of many flights, in whole numbers. In each list, the first entry is a value,
 * and every other one the difference from the previous one. All lists have the same length.
 */
export interface ReplayLine {
  /** Unix seconds. */
  readonly time: readonly number[];
  /** Units of 1e-5 degrees; longitudes continue beyond ±180. */
  readonly lat: readonly number[];
  readonly lon: readonly number[];
  /** Metres above mean sea level. */
  readonly alt: readonly number[];
  /** Climb in 0.1 m/s, as the mean over about 20 s. */
  readonly climb: readonly number[];
  /**
   * Elevation of the ground in metres above mean sea level: null if unknown, otherwise the
   * difference from the last known one. Absent if unknown everywhere.
   */
  readonly ground?: readonly (number | null)[];
}

/** Input of a replay: a track and its climb rate. */
export interface ReadReplay {
  readonly track: Track;
  readonly climbMps: Float32Array;
  /** Elevation of the ground in metres; NaN where unknown, absent if unknown everywhere. */
  readonly groundM?: Float32Array;
}

/** Maximum distance of an omitted fix from the line at the same time. */
const TOLERANCE_M = 12;
const TOLERANCE_ALTITUDE_M = 6;
/** Maximum step; longer ones would hide gaps in the recording. */
const MAX_STEP_S = 30;
const CLIMB_HALF_S = 10;
const UNITS_PER_DEGREE = 1e5;
const SECONDS_PER_DAY = 86_400;

/**
 * Simplifies a track for replays of many flights. At any time, the line is at most 12 m beside and
 * 6 m above or below the track. This keeps about one fix in 5 s of circling and one in 15 s of
 * gliding. The work grows linearly with the number of fixes.
 *
 * @param interval Fixes to draw, such as from takeoff to landing; all by default.
 * @param groundM Elevation of the ground under each fix of the track.
 * @throws {TypeError} If the track is not a track, or the ground is not a column.
 * @throws {RangeError} If the interval is outside the track, or the ground does not have one value
 *   per fix.
 */
export function replayLine(
  track: Track,
  interval?: FixInterval,
  groundM?: GroundColumn,
): ReplayLine {
  checkTrack(track);
  checkGround(groundM, track);
  if (interval) checkInterval('interval', interval, track);
  const kept =
    track.count === 0 ? [] : thin(track, interval ?? { first: 0, last: track.count - 1 });
  const perUnit = UNITS_PER_DEGREE / POSITION_UNITS_PER_DEGREE;
  const turn = 360 * UNITS_PER_DEGREE;
  let eastward = 0;
  let before = 0;
  const lon = kept.map((fix, i) => {
    const here = Math.round(track.lon[fix]! * perUnit);
    if (i > 0) eastward -= turn * Math.round((here + eastward - before) / turn);
    before = here + eastward;
    return before;
  });
  return {
    time: differences(kept.map((fix) => track.dayStartS + track.timeS[fix]!)),
    lat: differences(kept.map((fix) => Math.round(track.lat[fix]! * perUnit))),
    lon: differences(lon),
    alt: differences(kept.map((fix) => track.altitudeM[fix]!)),
    climb: differences(kept.map((fix) => Math.round(climbAt(track, fix) * 10))),
    ...(groundM && groundOf(kept.map((fix) => groundM[fix]!))),
  };
}

/**
 * Returns the columns of a line from `replayLine`. Its day is that of its first entry.
 *
 * @throws {TypeError} If the value is not such a line.
 * @throws {RangeError} If its lists have different lengths.
 */
export function readReplayLine(line: ReplayLine): ReadReplay {
  checkObject('line', line, ['time', 'lat', 'lon', 'alt', 'climb']);
  const { time, lat, lon, alt, climb, ground } = line;
  const count = time.length;
  const lists = { time, lat, lon, alt, climb, ...(ground && { ground }) };
  for (const [name, list] of Object.entries(lists)) {
    checkList(name, list);
    if (list.length !== count) {
      throw new RangeError(`${name} has ${list.length} of ${count} entries.`);
    }
  }
  const dayStartS = Math.floor((time[0] ?? 0) / SECONDS_PER_DAY) * SECONDS_PER_DAY;
  const perUnit = POSITION_UNITS_PER_DEGREE / UNITS_PER_DEGREE;
  const turn = 360 * UNITS_PER_DEGREE;
  return {
    track: {
      count,
      dayStartS,
      timeS: Int32Array.from(sums(time), (timeS) => timeS - dayStartS),
      lat: Int32Array.from(sums(lat), (units) => Math.round(units * perUnit)),
      lon: Int32Array.from(sums(lon), (units) =>
        Math.round((units - turn * Math.round(units / turn)) * perUnit),
      ),
      altitudeM: Int16Array.from(sums(alt)),
      record: Int32Array.from(time, (_, fix) => fix),
    },
    climbMps: Float32Array.from(sums(climb), (tenths) => tenths / 10),
    ...(ground && { groundM: readGround(ground) }),
  };
}

/**
 * Selects the fixes to keep: after each one, the last fix that a straight step reaches within the
 * tolerance.
 */
function thin(track: Track, { first, last }: FixInterval): number[] {
  const kept = [first];
  let from = first;
  while (from < last) {
    let to = from + 1;
    while (to < last && isTrue(track, from, to + 1)) to += 1;
    kept.push(to);
    from = to;
  }
  return kept;
}

function isTrue(track: Track, from: number, to: number): boolean {
  const { timeS, lat, lon, altitudeM } = track;
  const seconds = timeS[to]! - timeS[from]!;
  if (seconds > MAX_STEP_S) return false;
  const { eastM, northM } = degreeLength(lat[from]! / POSITION_UNITS_PER_DEGREE);
  const north = lat[to]! - lat[from]!;
  const east = wrapLongitude(lon[to]! - lon[from]!);
  const up = altitudeM[to]! - altitudeM[from]!;
  for (let fix = from + 1; fix < to; fix++) {
    const share = (timeS[fix]! - timeS[from]!) / seconds;
    const beside = Math.hypot(
      ((lat[fix]! - lat[from]! - north * share) / POSITION_UNITS_PER_DEGREE) * northM,
      ((wrapLongitude(lon[fix]! - lon[from]!) - east * share) / POSITION_UNITS_PER_DEGREE) * eastM,
    );
    const above = altitudeM[fix]! - altitudeM[from]! - up * share;
    if (beside > TOLERANCE_M || Math.abs(above) > TOLERANCE_ALTITUDE_M) return false;
  }
  return true;
}

/** Mean climb between the fixes about 10 s before and after, in m/s; 0 if there are none. */
function climbAt({ timeS, altitudeM, count }: Track, fix: number): number {
  let [first, last] = [fix, fix];
  while (first > 0 && timeS[fix]! - timeS[first]! < CLIMB_HALF_S) first -= 1;
  while (last < count - 1 && timeS[last]! - timeS[fix]! < CLIMB_HALF_S) last += 1;
  const seconds = timeS[last]! - timeS[first]!;
  return seconds === 0 ? 0 : (altitudeM[last]! - altitudeM[first]!) / seconds;
}

function differences(values: readonly number[]): number[] {
  return values.map((value, i) => (i === 0 ? value : value - values[i - 1]!));
}

function sums(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => (sum += value));
}

function groundOf(values: readonly number[]): Pick<ReplayLine, 'ground'> {
  if (values.every(Number.isNaN)) return {};
  let before = 0;
  const ground = values.map((value) => {
    if (Number.isNaN(value)) return null;
    const difference = Math.round(value) - before;
    before += difference;
    return difference;
  });
  return { ground };
}

function readGround(ground: readonly (number | null)[]): Float32Array {
  let sum = 0;
  return Float32Array.from(ground, (difference) =>
    difference === null ? Number.NaN : (sum += difference),
  );
}
