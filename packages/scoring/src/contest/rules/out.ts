import type { ContestRule } from './contest-rule.js';

/** The longest straight line between two fixes. */
export const OUT: ContestRule = {
  name: 'out',
  version: '2025.1',
  source: 'Scores of season 2025; the loss of height allowed is that of the other distances.',
  courses: [
    {
      scoreName: 'out',
      geometry: { kind: 'line', maxLossOfHeightM: 1000 },
      factorPercent: 100,
      measure: { kind: 'distance' },
    },
  ],
  indexWeightPercent: 100,
  minPoints: 0,
};
