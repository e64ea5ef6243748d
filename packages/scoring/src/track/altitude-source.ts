import { checkFixes } from '../igc/check-recording.js';
import type { FixColumns } from '../igc/recording.js';
import { checkRecords } from './check-track.js';

/** Which of the two altitudes of a fix the rules use. */
export type AltitudeSource = 'pressure' | 'gnss';

/** A pressure altitude that never exceeds this was not recorded. */
export const MIN_PRESSURE_MAX_ALT_M = 50;
/** Mean change from fix to fix, in metres, below which an altitude was not recorded. */
export const MIN_MEAN_ALT_CHANGE_M = 0.01;

/** What a column of altitudes shows over a flight. */
export interface AltitudeFacts {
  readonly maxM: number;
  readonly isConstant: boolean;
  /** Mean absolute change from fix to fix, in metres. */
  readonly meanChangeM: number;
}

/** Facts of one altitude column at the given records; of no records, all zero and constant. */
export function altitudeFacts(altitudeM: Int16Array, records: Int32Array): AltitudeFacts {
  let [maxM, sumM] = [Number.NEGATIVE_INFINITY, 0];
  for (let i = 0; i < records.length; i++) {
    const altM = altitudeM[records[i]!]!;
    maxM = Math.max(maxM, altM);
    if (i > 0) sumM += Math.abs(altM - altitudeM[records[i - 1]!]!);
  }
  return {
    maxM: records.length === 0 ? 0 : maxM,
    isConstant: sumM === 0,
    meanChangeM: records.length < 2 ? 0 : sumM / (records.length - 1),
  };
}

/** Tells whether the recorder's pressure altitude says nothing. */
export function isPressureUnusable({ maxM, meanChangeM }: AltitudeFacts): boolean {
  return maxM <= MIN_PRESSURE_MAX_ALT_M || meanChangeM < MIN_MEAN_ALT_CHANGE_M;
}

/**
 * Pressure altitude, unless it was not recorded and the receiver's altitude was: never above 50 m, or
 * changing by less than 0.01 m a fix.
 *
 * @param records Indices of the fixes to look at.
 * @throws {TypeError} If an argument is not what it should be.
 * @throws {RangeError} If a record is none of the fixes.
 */
export function chooseAltitudeSource(fixes: FixColumns, records: Int32Array): AltitudeSource {
  checkFixes(fixes);
  checkRecords(records, fixes.count);
  if (!isPressureUnusable(altitudeFacts(fixes.pressureAltM, records))) return 'pressure';
  return altitudeFacts(fixes.gnssAltM, records).isConstant ? 'pressure' : 'gnss';
}
