import type { ContestRule, CourseRule } from './contest-rule.js';

/**
 * The best two hours: up to three legs, finishing no lower than the start. Points divide by the
 * full two hours however short the course is.
 */
const TWO_HOURS: CourseRule = {
  scoreName: 'speed',
  geometry: { kind: 'path', maxLegs: 3, maxDurationS: 7200, maxLossOfHeightM: 0 },
  factorPercent: 100,
  measure: { kind: 'speed', overS: 7200 },
};

/** The fastest two hours of the flight; a quarter of the aircraft's advantage stays. */
export const SPEED: ContestRule = {
  name: 'speed',
  version: '2025.1',
  source: 'DMSt competition rules 2021, §4.2, and published scores of season 2025.',
  courses: [TWO_HOURS],
  indexWeightPercent: 75,
  minPoints: 0,
};

/** The same two hours in the German championship, which ranks from 25 points on. */
export const DMST_SPEED: ContestRule = {
  name: 'dmst_speed',
  version: '2021.1',
  source: 'DMSt competition rules 2021, §4.2.',
  courses: [TWO_HOURS],
  indexWeightPercent: 75,
  entry: { clubCountry: 'DE' },
  minPoints: 25,
};
