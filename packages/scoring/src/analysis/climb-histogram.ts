import { checkFinite, checkList, checkNumber } from '../units/check-value.js';
import type { DescribedPhase } from './describe-phases.js';

/** Thermals whose mean climb lies between two limits. */
export interface ClimbBin {
  /** Limits in m/s: the lower is inclusive, the upper exclusive. */
  readonly fromMps: number;
  readonly toMps: number;
  /** Number of thermals, and the sums of their times and heights gained. */
  readonly count: number;
  readonly seconds: number;
  readonly gainM: number;
}

/** Mean climbs beyond ± this value are errors of the altimeter. */
const MAX_CLIMB_MPS = 20;

/**
 * Counts thermals by their mean climb, in equal bins without gaps, the weakest first: a climb c is
 * in bin ⌊c / step⌋. One wide bin holds all climbs above 20 m/s, another all below −20 m/s, so that
 * a faulty altimeter does not make the others unreadable; these limits are this project's. Attempts
 * and glides are ignored. Without thermals there are no bins.
 *
 * @param stepMps Width of the bins, whose limits are its multiples; 0.5 m/s by default, which is
 *   this project's choice.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a climb is not finite, or the step is not between 0.01 and 100 m/s.
 */
export function climbHistogram(
  phases: readonly Pick<DescribedPhase, 'kind' | 'climbMps' | 'seconds' | 'gainM'>[],
  stepMps = 0.5,
): ClimbBin[] {
  checkList('phases', phases);
  checkNumber('stepMps', stepMps, { min: 0.01, max: 100 });
  const thermals = phases.filter(({ kind }) => kind === 'thermal');
  if (thermals.length === 0) return [];
  for (const { climbMps } of thermals) checkFinite('climbMps', climbMps);
  const steps = thermals.map(({ climbMps }) => Math.floor(climbMps / stepMps));
  const lowest = steps.reduce((least, step) => Math.min(least, step), Infinity);
  const highest = steps.reduce((most, step) => Math.max(most, step), -Infinity);
  const above = Math.ceil(MAX_CLIMB_MPS / stepMps);
  const binOf = (step: number) => Math.max(-above - 1, Math.min(step, above));
  const [first, last] = [binOf(lowest), binOf(highest)];
  const bins = Array.from({ length: last - first + 1 }, (_, i) => ({
    fromMps: (i === 0 ? Math.min(lowest, first) : first + i) * stepMps,
    toMps: (first + i === last ? Math.max(highest, last) + 1 : first + i + 1) * stepMps,
    count: 0,
    seconds: 0,
    gainM: 0,
  }));
  for (const [i, phase] of thermals.entries()) {
    const bin = bins[binOf(steps[i]!) - first]!;
    bin.count += 1;
    bin.seconds += phase.seconds;
    bin.gainM += phase.gainM;
  }
  return bins;
}
