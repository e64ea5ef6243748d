export type {
  ContestEntry,
  ContestName,
  Score,
  ScoreGeometry,
  ScoreLeg,
  ScoreName,
  ScoreTurnpoint,
} from './contest-entry.js';
export { type Course, findOptimum, type Optimum, type OptimumPoint } from './find-optimum.js';
export { distanceIndexFactor, REFERENCE_INDEX, speedIndexFactor } from './index-factor.js';
export { roundToHundredths } from './round.js';
export { FREE } from './rules/free.js';
export { OUT } from './rules/out.js';
export { OUT_RETURN } from './rules/out-return.js';
export { SPEED } from './rules/speed.js';
export { TRIANGLE } from './rules/triangle.js';
export { type ContestInput, type FixWindow, scoreContests } from './score-contests.js';
