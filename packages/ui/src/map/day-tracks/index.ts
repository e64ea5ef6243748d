export { createDayMoment, type DayMoment, moveDayMoment, valueAt } from './day-moment.js';
export {
  DAY_MEASURES,
  type DayMeasure,
  type DayTracks,
  type FlightOfDay,
  toDayTracks,
} from './day-tracks.js';
export { flightColumnsOf } from './flight-columns-of.js';
export { type GliderFigure, type GliderFigures, glidersAt } from './gliders-at.js';
export { countThermals, thermalsWorked, type WorkedThermal } from './thermal-strength.js';
