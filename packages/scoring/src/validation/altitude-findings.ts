import { checkRecording } from '../igc/check-recording.js';
import { error, type Finding, type FindingToken, warning } from '../igc/finding.js';
import type { FixColumns, Recording } from '../igc/recording.js';
import {
  type AltitudeStatistics,
  altitudeStatistics,
  isPressureUnusable,
  MIN_MEAN_ALT_CHANGE_M,
} from '../track/altitude-source.js';
import { checkRecords } from '../track/check-track.js';
import { findAltitudeSpikes, MAX_ALT_CHANGE_MPS } from '../track/interpolate-altitudes.js';
import { wrongPressureSinceS } from '../track/wrong-pressure.js';
import { clockText } from './clock-text.js';

/** Limits of the altitude of a glider. */
export const MIN_ALT_M = -600;
export const MAX_ALT_M = 16_000;
/** Changes faster than a glider's are counted; a number of them is allowed. */
export const ALLOWED_FAST_CHANGES = 3;
/** Margin below the maximum of a sensor, within which it may have stopped following. */
export const SENSOR_MARGIN_M = 50;

/**
 * Returns findings about the altitudes at some records. An altitude that was not recorded is a
 * warning if the other one can replace it, else an error.
 *
 * @param records Indices of the usable fixes in flight.
 * @param usable Indices of all usable fixes, for which the source of altitudes is chosen.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a record is not the index of a fix.
 */
export function altitudeFindings(
  recording: Recording,
  records: Int32Array,
  usable = records,
): Finding[] {
  checkRecording(recording);
  checkRecords(records, recording.fixes.count);
  checkRecords(usable, recording.fixes.count);
  if (records.length < 2) return [];
  const { fixes, headers } = recording;
  const pressure = altitudeStatistics(fixes.pressureAltM, records);
  const gnss = altitudeStatistics(fixes.gnssAltM, records);
  const create = isStuck(pressure) && isStuck(gnss) ? error : warning;
  const findings: Finding[] = [];
  if (isStuck(gnss)) findings.push(create('AVG_GNSS_ALT_CHANGE', ...changeParameters(gnss)));
  if (isStuck(pressure)) {
    findings.push(create('AVG_PRESS_ALT_CHANGE', ...changeParameters(pressure)));
  }
  if (isPressureUnusable(pressure)) findings.push(warning('PRESS_ALT_NOT_VALID', pressure.maxM));
  return [
    ...findings,
    ...columnFindings('GNSS', fixes.gnssAltM, fixes.timeS, records),
    ...columnFindings('PRESS', fixes.pressureAltM, fixes.timeS, records),
    ...(isPressureUnusable(pressure) ? [] : wrongPressureFindings(fixes, records, usable)),
    ...sensorFindings('MAX_GNSS_ALT_REACHED', headers.gnssMaxAltM, gnss),
    ...sensorFindings('MAX_PRESS_ALT_REACHED', headers.pressureMaxAltM, pressure),
  ];
}

function isStuck({ meanChangeM }: AltitudeStatistics): boolean {
  return meanChangeM < MIN_MEAN_ALT_CHANGE_M;
}

function changeParameters({ meanChangeM }: AltitudeStatistics): number[] {
  return [Math.round(meanChangeM * 1000) / 1000, MIN_MEAN_ALT_CHANGE_M];
}

function columnFindings(
  name: 'GNSS' | 'PRESS',
  altitudeM: Int16Array,
  timeS: Int32Array,
  records: Int32Array,
): Finding[] {
  let [outside, fast] = [0, 0];
  for (let i = 0; i < records.length; i++) {
    const altM = altitudeM[records[i]!]!;
    if (altM < MIN_ALT_M || altM > MAX_ALT_M) outside++;
    if (i === 0) continue;
    const changeM = Math.abs(altM - altitudeM[records[i - 1]!]!);
    const seconds = timeS[records[i]!]! - timeS[records[i - 1]!]!;
    if (changeM > MAX_ALT_CHANGE_MPS * seconds) fast++;
  }
  const findings: Finding[] = [];
  if (outside > 0) {
    findings.push(warning(`${name}_ALT_VIOLATIONS`, MIN_ALT_M, MAX_ALT_M, outside));
  }
  if (fast > ALLOWED_FAST_CHANGES) {
    findings.push(warning(`HIGH_CHANGE_${name}_ALT`, fast, MAX_ALT_CHANGE_MPS));
  }
  return findings;
}

/** Reports a pressure altitude that is wrong for minutes and replaced, or else its spikes. */
function wrongPressureFindings(
  fixes: FixColumns,
  records: Int32Array,
  usable: Int32Array,
): Finding[] {
  const sinceS = wrongPressureSinceS(fixes, usable);
  // As in `chooseAltitudeSource`, a constant altitude replaces nothing.
  if (sinceS === undefined || altitudeStatistics(fixes.gnssAltM, usable).isConstant) {
    return spikeFindings(fixes, records);
  }
  return [warning('PRESS_ALT_CONTRADICTED', clockText(sinceS))];
}

/** Reports altitudes that are wrong for some seconds. Impossible ones have a finding of their own. */
function spikeFindings(fixes: FixColumns, records: Int32Array): Finding[] {
  const { pressureAltM: altitudeM, gnssAltM: otherAltM, timeS } = fixes;
  const spikes = findAltitudeSpikes({ altitudeM, records, timeS, otherAltM }).filter(
    ({ first }) => {
      const altM = altitudeM[records[first]!]!;
      return altM >= MIN_ALT_M && altM <= MAX_ALT_M;
    },
  );
  const [spike] = spikes;
  if (!spike) return [];
  return [warning('PRESS_ALT_SPIKES', clockText(timeS[records[spike.first]!]!), spikes.length)];
}

/** Reports a sensor at its limit. A number that the flight exceeds is not the limit of its sensor. */
function sensorFindings(
  token: FindingToken,
  limitM: number | undefined,
  { maxM }: AltitudeStatistics,
): Finding[] {
  if (limitM === undefined || Math.abs(maxM - limitM) > SENSOR_MARGIN_M) return [];
  return [warning(token, limitM, maxM)];
}
