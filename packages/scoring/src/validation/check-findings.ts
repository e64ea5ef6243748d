import type { Finding, FindingType } from '../igc/finding.js';
import { checkList, checkObject, checkOneOf, checkText } from '../units/check-value.js';

const TYPES: readonly FindingType[] = ['error', 'warning', 'info'];

/**
 * @throws {TypeError} If the value is not a list of findings.
 * @throws {RangeError} If one has another weight.
 */
export function checkFindings(findings: readonly Finding[]): void {
  checkList('findings', findings);
  for (const finding of findings) checkFinding(finding);
}

/**
 * @throws {TypeError} If the value is not a finding.
 * @throws {RangeError} If it has another weight.
 */
export function checkFinding(finding: Finding): void {
  checkObject('finding', finding, ['token', 'type', 'parameters']);
  checkText('token', finding.token);
  checkOneOf('type', finding.type, TYPES);
  checkList('parameters', finding.parameters);
}
