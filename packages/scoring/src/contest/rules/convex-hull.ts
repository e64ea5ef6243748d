import type { ContestRule } from './contest-rule.js';

/** Perimeter of the convex hull of a closed flight. */
export const CONVEX_HULL: ContestRule = {
  name: 'convex_hull',
  version: '2026.1',
  source: 'A rule of our own: no organiser has published one for this contest.',
  courses: [
    {
      scoreName: 'convex_hull',
      geometry: { kind: 'hull', maxGapM: 1000 },
      factorPercent: 100,
      measure: { kind: 'distance' },
    },
  ],
  indexWeightPercent: 100,
  minPoints: 0,
};
