import type { ContestRule } from './contest-rule.js';
import { DMST_TRIANGLE } from './dmst-shapes.js';

/**
 * FAI triangle closed to one kilometre. The perimeter counts in full, without the gap, and the
 * start may be anywhere on the course.
 */
export const TRIANGLE: ContestRule = {
  name: 'triangle',
  version: '2025.1',
  source: 'DMSt competition rules 2021, §4.1.5.1, and published scores of season 2025.',
  courses: [
    {
      scoreName: 'triangle',
      geometry: { kind: 'triangle', bands: DMST_TRIANGLE, maxGapM: 1000, maxLossOfHeightM: 1000 },
      factorPercent: 100,
      measure: { kind: 'distance' },
    },
  ],
  indexWeightPercent: 100,
  minPoints: 0,
};
