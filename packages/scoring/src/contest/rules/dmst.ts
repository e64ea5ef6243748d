import type { ContestRule, CourseRule } from './contest-rule.js';
import { DMST_DECLARED } from './declaration.js';
import { OUT_RETURN } from './out-return.js';
import { TRIANGLE } from './triangle.js';

/**
 * Free courses of the German championship.
 *
 * @see DMSt competition rules 2021, §4.1.5
 */
const DMST_FREE: readonly CourseRule[] = [
  {
    scoreName: 'free4',
    geometry: { kind: 'path', maxLegs: 4, maxLossOfHeightM: 1000 },
    factorPercent: 100,
    measure: { kind: 'distance' },
  },
  { ...OUT_RETURN.courses[0]!, factorPercent: 130 },
  { ...TRIANGLE.courses[0]!, factorPercent: 140 },
];

/** German championship: the best of all free and declared courses. */
export const DMST: ContestRule = {
  name: 'dmst',
  version: '2021.1',
  source: 'DMSt competition rules 2021, §4.1.',
  courses: [...DMST_FREE, ...DMST_DECLARED],
  indexWeightPercent: 100,
  entry: { clubCountry: 'DE' },
  minPoints: 50,
};

/** Australian cup, scored like the German championship. */
export const AU: ContestRule = {
  name: 'au',
  version: '2025.1',
  source: 'Scores of season 2025: the German factors reproduce every published entry.',
  courses: [...DMST_FREE, ...DMST_DECLARED],
  indexWeightPercent: 100,
  entry: { clubCountry: 'AU' },
  minPoints: 50,
};
