import type { ContestRule } from './contest-rule.js';
import { OUT_RETURN } from './out-return.js';
import { TRIANGLE } from './triangle.js';

/** Free distance over up to five turnpoints, plus a bonus for the area flown. */
export const FREE: ContestRule = {
  name: 'free',
  version: '2025.1',
  source: 'Scores of season 2025: every published entry has six legs and the larger bonus.',
  courses: [
    {
      scoreName: 'free6',
      geometry: { kind: 'path', maxLegs: 6, maxLossOfHeightM: 1000 },
      factorPercent: 100,
      measure: { kind: 'distance' },
    },
  ],
  bonuses: [
    { scoreName: 'triangle', geometry: TRIANGLE.courses[0]!.geometry, sharePercent: 30 },
    { scoreName: 'out_return', geometry: OUT_RETURN.courses[0]!.geometry, sharePercent: 20 },
  ],
  indexWeightPercent: 100,
  minPoints: 0,
};
