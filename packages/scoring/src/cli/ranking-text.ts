import type { ContestEntry } from '../contest/contest-entry.js';
import { getContestRule } from '../contest/rules/contest-rules.js';
import type { Finding } from '../igc/finding.js';
import type { FileLevel } from '../validation/recorder-approval.js';

/** Properties of a result that decide whether rankings include it. */
type RankedEntry = Pick<ContestEntry, 'name' | 'points' | 'valid' | 'receipt'>;

/** Properties of the file of a result that decide the same. */
interface RankedFile {
  readonly valid: FileLevel;
  readonly findings: readonly Finding[];
}

/**
 * Returns the reasons why a result does not count in rankings, one sentence each. Empty if it
 * counts. The time of the upload is unknown here.
 */
export function unrankedTexts(
  { name, points, valid, receipt }: RankedEntry,
  { valid: level, findings }: RankedFile,
): string[] {
  const { minPoints } = getContestRule(name);
  const reasons = [
    level < 2 && `the file is invalid (${errorsText(findings)}).`,
    !valid && (receipt.inputs.index === undefined ? NO_INDEX : NO_SENSOR),
    points < minPoints && `${name} is ranked from ${minPoints} points on.`,
  ];
  return reasons.filter((reason) => reason !== false).map((reason) => `Not ranked: ${reason}`);
}

const NO_INDEX = 'unknown aircraft: scored with index 100.';
const NO_SENSOR = 'no sensor shows the energy that the engine used.';

/** Returns the errors among findings. A single one makes a file invalid. */
export function errorsOf<One extends Finding>(findings: readonly One[]): One[] {
  return findings.filter(({ type }) => type === 'error');
}

function errorsText(findings: readonly Finding[]): string {
  return [...new Set(errorsOf(findings).map(({ token }) => token))].join(', ');
}
