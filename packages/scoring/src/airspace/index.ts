export type {
  Airspace,
  AltitudeLimit,
  LimitReference,
  LineRange,
  OutlineArc,
  OutlineCorner,
  OutlinePart,
} from './airspace.js';
export { airspaceOutline } from './airspace-outline.js';
export {
  type ActivePeriod,
  type ActivityReason,
  type AirspaceActivity,
  type AirspaceSchedule,
  airspaceActivity,
} from './airspace-schedule.js';
export type { OpenAirCode, OpenAirFinding } from './open-air-finding.js';
export { type ParsedOpenAir, parseOpenAir } from './parse-open-air.js';
