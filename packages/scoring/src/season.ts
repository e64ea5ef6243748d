export { achievementLevel, achievementsToNextLevel } from './season/achievement-level.js';
export {
  type ClassedAircraft,
  MAX_CLUB_CLASS_INDEX,
  mayScoreClubClass,
  rankedClass,
} from './season/club-class.js';
export { findTravels, type TravelFlight, travelDays } from './season/find-travels.js';
export { indexOfYear, type YearIndex } from './season/index-of-year.js';
export {
  isJuniorInSeason,
  juniorsBornFrom,
  type SeasonBounds,
  seasonBounds,
  seasonOf,
} from './season/season.js';
