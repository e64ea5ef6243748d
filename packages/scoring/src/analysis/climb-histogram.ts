import { checkFinite, checkList, checkNumber } from '../units/check-value.js';
import type { DescribedPhase } from './describe-phases.js';

/** The thermals whose mean climb lies between two limits. */
export interface ClimbBin {
  /** Metres per second; a climb equal to the upper limit belongs to the next bin. */
  readonly fromMps: number;
  readonly toMps: number;
  /** How many there are, and their time and height together. */
  readonly count: number;
  readonly seconds: number;
  readonly gainM: number;
}

const MAX_BINS = 1000;

/**
 * Counts thermals by their mean climb, in equal bins from the weakest to the strongest without a gap
 * between them: climb c is in bin ⌊c / step⌋. Attempts and glides are left out; without thermals there
 * are no bins.
 *
 * @param stepMps Width of the bins, whose limits are its multiples; 0.5 m/s where left out, as this
 *   project chose.
 * @throws {TypeError} If an argument is not what it should be.
 * @throws {RangeError} If a climb is not finite, or the step makes more than 1000 bins.
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
  const binOf = ({ climbMps }: { readonly climbMps: number }) => Math.floor(climbMps / stepMps);
  const lowest = thermals.reduce((low, phase) => Math.min(low, binOf(phase)), Infinity);
  const highest = thermals.reduce((high, phase) => Math.max(high, binOf(phase)), -Infinity);
  const size = highest - lowest + 1;
  if (size > MAX_BINS) throw new RangeError(`stepMps of ${stepMps} makes ${size} bins.`);
  const bins = Array.from({ length: size }, (_, i) => ({
    fromMps: (lowest + i) * stepMps,
    toMps: (lowest + i + 1) * stepMps,
    count: 0,
    seconds: 0,
    gainM: 0,
  }));
  for (const phase of thermals) {
    const bin = bins[binOf(phase) - lowest]!;
    bin.count += 1;
    bin.seconds += phase.seconds;
    bin.gainM += phase.gainM;
  }
  return bins;
}
