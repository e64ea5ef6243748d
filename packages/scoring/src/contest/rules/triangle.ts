import type { LegShareBand } from '../../shape/fai-triangle.js';

/** @see DMSt competition rules 2021, §4.1.5.1 */
const DMST_TRIANGLE: readonly LegShareBand[] = [
  { fromM: 0, minPercent: 28, maxPercent: 100 },
  { fromM: 500_000, minPercent: 25, maxPercent: 45 },
];

/**
 * FAI triangle closed to a kilometre: the perimeter counts, the gap is not taken off, and the
 * start may lie anywhere.
 *
 * @see DMSt competition rules 2021, §4.1.5.1
 */
export const TRIANGLE = {
  name: 'triangle',
  scoreName: 'triangle',
  bands: DMST_TRIANGLE,
  maxGapM: 1000,
  maxLossOfHeightM: 1000,
} as const;
