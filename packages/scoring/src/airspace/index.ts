export type {
  Airspace,
  AltitudeLimit,
  LimitReference,
  LineRange,
  OutlineArc,
  OutlineCorner,
  OutlinePart,
} from './airspace.js';
export { type AirspaceIndex, createAirspaceIndex } from './airspace-index.js';
export { airspaceOutline } from './airspace-outline.js';
export {
  type ActivePeriod,
  type ActivityReason,
  type AirspaceActivity,
  type AirspaceSchedule,
  airspaceActivity,
} from './airspace-schedule.js';
export {
  type AirspaceCrossing,
  type AirspaceCrossings,
  type AirspaceNearMiss,
  COUNTING_CLASSES,
  type CrossingInput,
  type CrossingInterval,
  type CrossingPlace,
  findAirspaceCrossings,
} from './find-airspace-crossings.js';
export { isInformational } from './informational-airspace.js';
export { type LimitConditions, limitAltitudeM } from './limit-altitude.js';
export type { OpenAirCode, OpenAirFinding } from './open-air-finding.js';
export { type OpenAirOptions, type ParsedOpenAir, parseOpenAir } from './parse-open-air.js';
