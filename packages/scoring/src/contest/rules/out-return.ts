import type { ContestRule } from './contest-rule.js';

/** Out and return over one turnpoint, closed to one kilometre. Twice the longer leg counts. */
export const OUT_RETURN: ContestRule = {
  name: 'out_return',
  version: '2025.1',
  source: 'Scores of season 2025: twice the longer leg reproduces every published entry.',
  courses: [
    {
      scoreName: 'out_return',
      geometry: { kind: 'out_return', maxGapM: 1000, maxLossOfHeightM: 1000 },
      factorPercent: 100,
      measure: { kind: 'distance' },
    },
  ],
  indexWeightPercent: 100,
  minPoints: 0,
};
