import { checkRecording } from '../igc/check-recording.js';
import type { Finding, FindingType } from '../igc/finding.js';
import type { Recording } from '../igc/recording.js';
import { checkInteger } from '../units/check-value.js';
import { checkFindings } from './check-findings.js';
import { approvalLevel, type FileLevel } from './recorder-approval.js';

/**
 * Returns the level of a file with all its findings. One error makes it invalid.
 *
 * @throws {TypeError} If an argument has the wrong type.
 */
export function fileLevel(recording: Recording, findings: readonly Finding[]): FileLevel {
  checkRecording(recording);
  checkFindings(findings);
  return findings.some(({ type }) => type === 'error') ? 1 : approvalLevel(recording);
}

/**
 * Returns whether a file is valid without findings. A file that is still pending has no findings
 * either, but is not valid.
 *
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the level is unknown.
 */
export function isValidWithoutFindings(level: FileLevel, findings: readonly Finding[]): boolean {
  checkInteger('level', level, { min: 0, max: 4 });
  checkFindings(findings);
  return level >= 2 && findings.length === 0;
}

const WEIGHT: Readonly<Record<FindingType, number>> = { error: 0, warning: 1, info: 2 };

/**
 * Returns the findings with errors first and information last, otherwise in their order.
 *
 * @throws {TypeError} If the argument is not a list of findings.
 */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  checkFindings(findings);
  return findings.toSorted((a, b) => WEIGHT[a.type] - WEIGHT[b.type]);
}
