export { maxAltitudeGainM } from './altitude-gain.js';
export { type AltitudeSource, chooseAltitudeSource } from './altitude-source.js';
export { correctUnpoweredTimes } from './correct-unpowered-times.js';
export { createTrack, createTrackOf } from './create-track.js';
export { addEngineRun, removeEngineRun, scoringTimeLimits } from './edit-scoring-times.js';
export { batteryVoltageV, electricPowerW } from './electric-energy.js';
export type { EngineRuns } from './engine-noise.js';
export { type AircraftKind, ENGINE_SENSORS, findEngineRuns, judgeEngine } from './engine-runs.js';
export {
  type ExcludedInterval,
  excludedIntervals,
  type FlightTimes,
} from './excluded-intervals.js';
export { type DetectedFlight, findFlights } from './find-flights.js';
export type { FixInterval } from './fix-interval.js';
export { fixesBetween } from './fixes-between.js';
export type { GroundColumn } from './ground-column.js';
export { hasEngine } from './has-engine.js';
export type { Interval } from './interval.js';
export { findLaunch, type Launch, type LaunchKind } from './launch.js';
export { unpoweredWindows, windowsFromTimes } from './scoring-windows.js';
export { shiftAltitudes } from './shift-altitudes.js';
export { POSITION_UNITS_PER_DEGREE, type Track } from './track.js';
export { trackBoundingBox } from './track-bounding-box.js';
export {
  listUnpoweredTimes,
  type UnpoweredTimes,
  unpoweredInterval,
  unpoweredIntervals,
} from './unpowered-intervals.js';
export {
  type BackwardStep,
  MAX_GROUND_SPEED_KMH,
  selectUsableFixes,
  type TooFastFix,
  type UsableFixes,
} from './usable-fixes.js';
