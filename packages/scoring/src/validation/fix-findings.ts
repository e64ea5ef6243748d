import { type Finding, info, warning } from '../igc/finding.js';
import { MAX_GROUND_SPEED_KMH, type UsableFixes } from '../track/usable-fixes.js';
import { checkInteger, checkList, checkObject } from '../units/check-value.js';
import { clockText } from './clock-text.js';

/**
 * Returns findings about dropped fixes.
 *
 * @throws {TypeError} If the argument is not a result of `selectUsableFixes`.
 * @throws {RangeError} If a count is negative.
 */
export function fixFindings(usable: UsableFixes): Finding[] {
  checkObject('usable', usable, ['invalidCount', 'backwardSteps', 'tooFast']);
  const { invalidCount, backwardSteps, tooFast } = usable;
  checkInteger('invalidCount', invalidCount, { min: 0, max: Number.MAX_SAFE_INTEGER });
  checkList('backwardSteps', backwardSteps);
  checkList('tooFast', tooFast);
  const findings: Finding[] = [];
  const [step] = backwardSteps;
  if (step) {
    const [from, to] = [clockText(step.fromS), clockText(step.toS)];
    findings.push(warning('NON_INCREASING_TIMES', from, to, backwardSteps.length));
  }
  const [first] = tooFast;
  if (first) {
    const fastest = tooFast.reduce((a, b) => (b.speedKmh > a.speedKmh ? b : a), first);
    // Up, so that what is over the limit by less than one is not named as the limit.
    const speedKmh = Math.ceil(fastest.speedKmh);
    const at = clockText(fastest.timeS);
    findings.push(warning('MAX_GROUND_SPEED_WARNING', speedKmh, at, MAX_GROUND_SPEED_KMH));
  }
  if (invalidCount > 0) findings.push(info('NON_VALID_FIXES', invalidCount));
  return findings;
}
