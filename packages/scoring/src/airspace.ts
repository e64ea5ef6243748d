export type {
  Airspace,
  AltitudeLimit,
  LimitReference,
  LineRange,
  OutlineArc,
  OutlineCorner,
  OutlinePart,
} from './airspace/airspace.js';
export { type AirspaceIndex, createAirspaceIndex } from './airspace/airspace-index.js';
export { airspaceOutline } from './airspace/airspace-outline.js';
export {
  type ActivePeriod,
  type ActivityReason,
  type AirspaceActivity,
  type AirspaceSchedule,
  airspaceActivity,
} from './airspace/airspace-schedule.js';
export {
  type AirspaceCrossing,
  type AirspaceCrossings,
  type AirspaceNearMiss,
  COUNTING_CLASSES,
  type CrossingInput,
  type CrossingInterval,
  type CrossingPlace,
  findAirspaceCrossings,
} from './airspace/find-airspace-crossings.js';
export { isInformational } from './airspace/informational-airspace.js';
export { legsInArea } from './airspace/legs-in-area.js';
export { type LimitConditions, limitAltitudeM } from './airspace/limit-altitude.js';
export type { OpenAirCode, OpenAirFinding } from './airspace/open-air-finding.js';
export {
  type OpenAirOptions,
  type ParsedOpenAir,
  parseOpenAir,
} from './airspace/parse-open-air.js';
