import type { ContestRule, CourseRule } from './contest-rule.js';

/**
 * Best two hours: up to three legs, with the finish no lower than the start. The speed is the
 * distance divided by two hours, even if the course took less time.
 */
const TWO_HOURS: CourseRule = {
  scoreName: 'speed',
  geometry: { kind: 'path', maxLegs: 3, maxDurationS: 7200, maxLossOfHeightM: 0 },
  factorPercent: 100,
  measure: { kind: 'speed', overS: 7200 },
};

/** Fastest two hours of a flight. The index counts only by three quarters. */
export const SPEED: ContestRule = {
  name: 'speed',
  version: '2025.1',
  source: 'DMSt competition rules 2021, §4.2, and published scores of season 2025.',
  courses: [TWO_HOURS],
  indexWeightPercent: 75,
  minPoints: 0,
};

/** The same two hours in the German championship, which ranks 25 points or more. */
export const DMST_SPEED: ContestRule = {
  name: 'dmst_speed',
  version: '2021.1',
  source: 'DMSt competition rules 2021, §4.2.',
  courses: [TWO_HOURS],
  indexWeightPercent: 75,
  entry: { clubCountry: 'DE' },
  minPoints: 25,
};
