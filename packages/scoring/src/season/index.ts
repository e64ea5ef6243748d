export { achievementLevel, achievementsToNextLevel } from './achievement-level.js';
export {
  type ClassedAircraft,
  MAX_CLUB_CLASS_INDEX,
  mayScoreClubClass,
  rankedClass,
} from './club-class.js';
export { indexOfYear, type YearIndex } from './index-of-year.js';
export {
  isJuniorInSeason,
  juniorsBornFrom,
  type SeasonBounds,
  seasonBounds,
  seasonOf,
} from './season.js';
