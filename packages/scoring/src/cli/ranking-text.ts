import type { ContestEntry } from '../contest/contest-entry.js';
import { getContestRule } from '../contest/rules/contest-rules.js';
import type { Finding } from '../igc/finding.js';
import type { FileLevel } from '../validation/recorder-approval.js';

/** What rankings ask of a result. */
type RankedEntry = Pick<ContestEntry, 'name' | 'points' | 'valid' | 'receipt'>;

/** What they ask of its file. */
interface RankedFile {
  readonly valid: FileLevel;
  readonly findings: readonly Finding[];
}

/**
 * Why a result does not count in rankings, a sentence each; none where it does. When the file was
 * handed in is not known here.
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

const NO_INDEX = 'the aircraft has no index, and 100 stands in for it.';
const NO_SENSOR = 'no sensor shows the energy that the engine used.';

/** One error makes a file invalid. */
export function errorsOf<One extends Finding>(findings: readonly One[]): One[] {
  return findings.filter(({ type }) => type === 'error');
}

function errorsText(findings: readonly Finding[]): string {
  return [...new Set(errorsOf(findings).map(({ token }) => token))].join(', ');
}
