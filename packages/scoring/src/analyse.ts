export { type AirColumns, type AirInput, airColumns } from './analysis/air-columns.js';
export {
  type AnalysedFlight,
  type AnalyseFlightInput,
  analyseFlight,
  type RecordedFlight,
} from './analysis/analyse-flight.js';
export {
  type AirportIndex,
  type ArrivalHeight,
  type ArrivalKind,
  type ArrivalOptions,
  arrivalHeights,
  createAirportIndex,
  type LandingPlace,
} from './analysis/arrival-heights.js';
export { arrivalsFromFix, type GlidingAircraft } from './analysis/arrivals-from-fix.js';
export { type BarogramColumns, barogramColumns } from './analysis/barogram-columns.js';
export { bestClimb, type Climb } from './analysis/best-climb.js';
export { bestHourSpeedsKmh } from './analysis/best-hour-speeds.js';
export { type ClimbBin, climbHistogram } from './analysis/climb-histogram.js';
export {
  compareFlights,
  type FlightComparison,
  type FlightComparisonInput,
} from './analysis/compare-flights.js';
export { type CourseProgress, courseProgress } from './analysis/course-progress.js';
export { cumulativeDistanceKm } from './analysis/cumulative-distance.js';
export {
  type DescribedCircling,
  type DescribedGlide,
  type DescribedPhase,
  describePhases,
} from './analysis/describe-phases.js';
export { findMeeting, type Meeting } from './analysis/find-meeting.js';
export { type CirclingPhase, canDetectCircling, findPhases } from './analysis/find-phases.js';
export {
  type AirMotion,
  findWind,
  type PhaseWind,
  type WindEstimate,
} from './analysis/find-wind.js';
export {
  type FlightAlignment,
  type FlightDifference,
  type FlightOnCourse,
  flightDifference,
} from './analysis/flight-difference.js';
export {
  type FlownStatistics,
  hasPhaseFigures,
  type PhaseStatistics,
} from './analysis/flown-statistics.js';
export { type GroundLimits, type GroundProfile, groundBetween } from './analysis/ground-between.js';
export { type IntervalFigures, intervalFigures } from './analysis/interval-figures.js';
export { type Lead, leadAt } from './analysis/lead-at.js';
export { type LocalWind, localWinds } from './analysis/local-winds.js';
export { phaseIndexes } from './analysis/phase-indexes.js';
export {
  type AnalysisInput,
  type FlightAnalysis,
  prepareAnalysis,
} from './analysis/prepare-analysis.js';
export { airspeedFactor } from './analysis/standard-air.js';
export { computeStatistics } from './analysis/statistics.js';
export { type ThermalFeature, thermalFeatures } from './analysis/thermal-features.js';
export { toWind, type Wind } from './analysis/wind.js';
export { type WindLayer, windByHeight } from './analysis/wind-by-height.js';
export { type WindColumns, windColumns } from './analysis/wind-columns.js';
export type { AltitudeUnit, ClimbBand } from './coach/climb-by-height.js';
export { type Coach, type CoachMass, coach } from './coach/coach.js';
export type { CoachedGlide, GlideAdvice, GlideFigures } from './coach/coach-glides.js';
export type { CoachInput, Coaching, MassLimits, Refusal } from './coach/coach-input.js';
export type { SpeedAdvice, SpeedBand, SpeedTip } from './coach/coach-speed.js';
export type { ThermalAdvice, ThermalTip } from './coach/coach-thermals.js';
export type { MassSpeed, WeightAdvice, WeightTip } from './coach/coach-weight.js';
export type { MacCready } from './coach/mac-cready.js';
export type { LossCauses, TimeLost } from './coach/time-lost.js';
export { type AircraftFigures, aircraftPolar } from './flight/aircraft-polar.js';
export { flightLine, flightOutline } from './flight/flight-outline.js';
export { type FlightTrack, flightTrack } from './flight/flight-track.js';
export { readFlightTrack } from './flight/read-flight-track.js';
export {
  type ReadReplay,
  type ReplayLine,
  readReplayLine,
  replayLine,
} from './flight/replay-line.js';
export {
  type AircraftMasses,
  type TakeoffMassLimits,
  takeoffMassLimits,
} from './flight/takeoff-mass.js';
export { checkPolar, type Polar, verticalSpeedMps } from './polar/polar.js';
export { isPolarMass, polarAtMass } from './polar/polar-at-mass.js';
export { type PolarPoint, polarThroughPoints } from './polar/polar-through-points.js';
export {
  type BestGlide,
  bestGlide,
  crossCountrySpeedMps,
  type GlideConditions,
  type MinimumSink,
  minimumSink,
  speedToFlyMps,
} from './polar/speed-to-fly.js';
