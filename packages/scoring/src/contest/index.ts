export type {
  ContestEntry,
  ContestName,
  Score,
  ScoreGeometry,
  ScoreLeg,
  ScoreName,
  ScoreTurnpoint,
} from './contest-entry.js';
export { distanceIndexFactor, speedIndexFactor } from './index-factor.js';
export { type ContestInput, type FixWindow, scoreContests } from './score-contests.js';
