import { checkFixes } from '../igc/check-recording.js';
import type { FixColumns } from '../igc/recording.js';
import { checkRecords } from './check-track.js';
import { wrongPressureSinceS } from './wrong-pressure.js';

/** Altitude of a fix that the rules use. */
export type AltitudeSource = 'pressure' | 'gnss';

/** A pressure altitude that never exceeds this was not recorded. */
export const MIN_PRESSURE_MAX_ALT_M = 50;
/** Mean change between fixes in metres below which an altitude was not recorded. */
export const MIN_MEAN_ALT_CHANGE_M = 0.01;

/** Properties of an altitude column over a flight. */
export interface AltitudeStatistics {
  readonly maxM: number;
  readonly isConstant: boolean;
  /** Mean absolute change between fixes, in metres. */
  readonly meanChangeM: number;
}

/**
 * Computes the properties of an altitude column at the given records. All are 0 without records.
 */
export function altitudeStatistics(altitudeM: Int16Array, records: Int32Array): AltitudeStatistics {
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

/** Returns whether the recorded pressure altitude is unusable. */
export function isPressureUnusable({ maxM, meanChangeM }: AltitudeStatistics): boolean {
  return maxM <= MIN_PRESSURE_MAX_ALT_M || meanChangeM < MIN_MEAN_ALT_CHANGE_M;
}

/**
 * Chooses the pressure altitude, unless it was not recorded or is wrong for minutes, and the GNSS
 * altitude was recorded. It was not recorded if it never exceeds 50 m or changes by less than 0.01 m
 * per fix. It is wrong if the GNSS altitude contradicts it; see `wrongPressureSinceS`.
 *
 * @param records Indexes of the fixes to use.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a record is not the index of a fix.
 */
export function chooseAltitudeSource(fixes: FixColumns, records: Int32Array): AltitudeSource {
  checkFixes(fixes);
  checkRecords(records, fixes.count);
  const isUnusable = isPressureUnusable(altitudeStatistics(fixes.pressureAltM, records));
  if (!isUnusable && wrongPressureSinceS(fixes, records) === undefined) return 'pressure';
  return altitudeStatistics(fixes.gnssAltM, records).isConstant ? 'pressure' : 'gnss';
}
