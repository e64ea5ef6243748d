import { UNITS_PER_DEGREE } from '../igc/b-fields.js';
import type { FixColumns } from '../igc/recording.js';
import {
  MAX_CONTRADICTED_S,
  partingM,
  type RecordedAltitudes,
  startsParting,
} from './interpolate-altitudes.js';
import { valuesAt } from './values-at.js';

/**
 * No satellite altitude lags by as much for minutes, so that a lasting jump is an error of the sensor.
 */
export const MAX_LASTING_JUMP_M = 100;
/**
 * A pressure sensor is stuck if it hardly moves for this long while the satellite altitude changes by
 * this much in a moving aircraft.
 */
export const MIN_STUCK_S = 120;
export const MIN_MISSED_M = 200;
const MAX_STUCK_RANGE_M = 3;
/** A parked aircraft without reception seems to move by less: some 500 m, in units of positions. */
const MIN_MOVE = 0.005 * UNITS_PER_DEGREE;
/**
 * Share of a change of altitude that the pressure sensor shows at least and at most. In the coldest
 * and hottest air it is 0.88 and 1.15.
 */
export const MIN_SHOWN_SHARE = 0.7;
export const MAX_SHOWN_SHARE = 1.4;
/** The shares hold between a low and a high part of the recording, at least this far apart. */
const MIN_COMPARED_M = 300;
const PART = 0.1;
const MAX_COMPARED_FIXES = 1000;
/** A satellite altitude with a larger share of unknown values cannot replace another one. */
const MAX_UNKNOWN = 0.01;

/**
 * Returns the time from which the pressure altitude is wrong for minutes, by comparison with the
 * satellite altitude: it jumps and stays away, is stuck, or shows only a part of all changes.
 * Undefined if it is right, or the satellite altitude cannot replace it. Shorter faults are spikes; see
 * `findAltitudeSpikes`.
 *
 * @param records Indexes of the fixes to use, ascending.
 */
export function wrongPressureSinceS(fixes: FixColumns, records: Int32Array): number | undefined {
  const { pressureAltM, gnssAltM, timeS } = fixes;
  const unknown = records.reduce((sum, record) => sum + (gnssAltM[record] === 0 ? 1 : 0), 0);
  if (records.length === 0 || unknown > MAX_UNKNOWN * records.length) return undefined;
  const pressure = { altitudeM: pressureAltM, records, timeS, otherAltM: gnssAltM };
  const gnss = { altitudeM: gnssAltM, records, timeS, otherAltM: pressureAltM };
  if (findLastingJump(gnss) !== undefined) return undefined;
  const wrong = [findLastingJump(pressure), findStuck(fixes, records)].filter(
    (position) => position !== undefined,
  );
  if (wrong.length === 0 && isScaled(fixes, records)) wrong.push(0);
  return wrong.length > 0 ? timeS[records[Math.min(...wrong)]!]! : undefined;
}

/** Finds a sudden change that the other altitude does not show, and after which it stays away. */
function findLastingJump(altitudes: RecordedAltitudes): number | undefined {
  const { records, timeS } = altitudes;
  const secondsAt = (i: number) => timeS[records[i]!]!;
  for (let i = 1; i < records.length; i++) {
    // A sensor may start with a wrong altitude.
    const isAtStart = secondsAt(i - 1) - secondsAt(0) <= MAX_CONTRADICTED_S;
    if (isAtStart || !startsParting(altitudes, i, MAX_LASTING_JUMP_M)) continue;
    let end = i;
    while (end < records.length && secondsAt(end) - secondsAt(i) <= MAX_CONTRADICTED_S) {
      if (partingM(altitudes, i - 1, end) <= MAX_LASTING_JUMP_M) break;
      end += 1;
    }
    if (end < records.length && secondsAt(end) - secondsAt(i) > MAX_CONTRADICTED_S) return i;
    i = end;
  }
  return undefined;
}

/** Finds a pressure altitude that stays the same while position and satellite altitude change. */
function findStuck(fixes: FixColumns, records: Int32Array): number | undefined {
  const { pressureAltM, gnssAltM, timeS, lat, lon } = fixes;
  for (let first = 0, end = 0; first < records.length; first = end) {
    let [lowM, highM] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (; end < records.length; end++) {
      const altM = pressureAltM[records[end]!]!;
      [lowM, highM] = [Math.min(lowM, altM), Math.max(highM, altM)];
      if (highM - lowM > MAX_STUCK_RANGE_M) break;
    }
    if (timeS[records[end - 1]!]! - timeS[records[first]!]! < MIN_STUCK_S) continue;
    const stuck = records.subarray(first, end);
    const moved = Math.max(rangeOf(lat, stuck), rangeOf(lon, stuck));
    if (moved > MIN_MOVE && rangeOf(gnssAltM, stuck) > MIN_MISSED_M) return first;
  }
  return undefined;
}

function rangeOf(column: Int32Array | Int16Array, records: Int32Array): number {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const record of records) {
    low = Math.min(low, column[record]!);
    high = Math.max(high, column[record]!);
  }
  return high - low;
}

/** Returns whether the pressure altitude changes by another amount than the satellite altitude. */
function isScaled({ pressureAltM, gnssAltM }: FixColumns, records: Int32Array): boolean {
  const step = Math.ceil(records.length / MAX_COMPARED_FIXES);
  const ascending = records
    .filter((_, i) => i % step === 0)
    .sort((one, other) => gnssAltM[one]! - gnssAltM[other]!);
  const size = Math.ceil(PART * ascending.length);
  const [low, high] = [ascending.subarray(0, size), ascending.subarray(-size)];
  const changeOf = (altitudeM: Int16Array) => medianOf(altitudeM, high) - medianOf(altitudeM, low);
  const gnssM = changeOf(gnssAltM);
  const share = changeOf(pressureAltM) / gnssM;
  return gnssM >= MIN_COMPARED_M && (share < MIN_SHOWN_SHARE || share > MAX_SHOWN_SHARE);
}

function medianOf(column: Int16Array, records: Int32Array): number {
  return valuesAt(column, records).sort()[records.length >> 1]!;
}
