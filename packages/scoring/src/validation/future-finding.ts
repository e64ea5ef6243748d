import { checkRecording } from '../igc/check-recording.js';
import { error, type Finding } from '../igc/finding.js';
import type { Recording } from '../igc/recording.js';
import { checkNumber } from '../units/check-value.js';

/** Maximum number of seconds that the clock of a recorder may be ahead. */
export const MAX_AHEAD_S = 86_400;

/**
 * Returns a finding if a flight was recorded after its upload.
 *
 * @param uploadedAtS Unix seconds.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the time is NaN.
 */
export function futureFindings(recording: Recording, uploadedAtS: number): Finding[] {
  checkRecording(recording);
  checkNumber('uploadedAtS', uploadedAtS);
  const { dayStartS, fixes, date } = recording;
  const firstS = dayStartS + (fixes.timeS[0] ?? 0);
  const findings: Finding[] = [];
  if (firstS > uploadedAtS + MAX_AHEAD_S) findings.push(error('FUTURE_FLIGHT', date));
  return findings;
}
