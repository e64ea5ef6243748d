export { isJuniorInSeason, type SeasonBounds, seasonBounds, seasonOf } from './season.js';
