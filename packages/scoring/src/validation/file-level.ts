import type { Finding, FindingType } from '../igc/finding.js';
import type { Recording } from '../igc/recording.js';
import { approvalLevel, type FileLevel } from './recorder-approval.js';

/** The level of a file with all its findings: one error makes it invalid. */
export function fileLevel(recording: Recording, findings: readonly Finding[]): FileLevel {
  return findings.some(({ type }) => type === 'error') ? 1 : approvalLevel(recording);
}

/**
 * Tells whether a file is valid with no remarks: it counts, and there is nothing to say of it. A
 * file that is still looked at has no findings either, but is not valid.
 */
export function isWithoutRemarks(level: FileLevel, findings: readonly Finding[]): boolean {
  return level >= 2 && findings.length === 0;
}

const WEIGHT: Readonly<Record<FindingType, number>> = { error: 0, warning: 1, info: 2 };

/** The findings with errors first and information last, otherwise as they were found. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => WEIGHT[a.type] - WEIGHT[b.type]);
}
