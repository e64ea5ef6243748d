export { type AirColumns, type AirInput, airColumns } from './air-columns.js';
export {
  type AnalysedFlight,
  type AnalyseFlightInput,
  analyseFlight,
  type RecordedFlight,
} from './analyse-flight.js';
export {
  type AirportIndex,
  type ArrivalHeight,
  type ArrivalKind,
  type ArrivalOptions,
  arrivalHeights,
  createAirportIndex,
  type LandingPlace,
} from './arrival-heights.js';
export { arrivalsFromFix, type GlidingAircraft } from './arrivals-from-fix.js';
export { type BarogramColumns, barogramColumns } from './barogram-columns.js';
export { bestHourSpeedsKmh } from './best-hour-speeds.js';
export { type ClimbBin, climbHistogram } from './climb-histogram.js';
export {
  compareFlights,
  type FlightComparison,
  type FlightComparisonInput,
} from './compare-flights.js';
export { type CourseProgress, courseProgress } from './course-progress.js';
export { cumulativeDistanceKm } from './cumulative-distance.js';
export {
  type DescribedCircling,
  type DescribedGlide,
  type DescribedPhase,
  describePhases,
} from './describe-phases.js';
export { findMeeting, type Meeting } from './find-meeting.js';
export { type CirclingPhase, canDetectCircling, findPhases } from './find-phases.js';
export { type AirMotion, findWind, type PhaseWind, type WindEstimate } from './find-wind.js';
export {
  type FlightAlignment,
  type FlightDifference,
  type FlightOnCourse,
  flightDifference,
} from './flight-difference.js';
export { type FlownStatistics, hasPhaseFigures, type PhaseStatistics } from './flown-statistics.js';
export { type GroundLimits, type GroundProfile, groundBetween } from './ground-between.js';
export { type IntervalFigures, intervalFigures } from './interval-figures.js';
export { type Lead, leadAt } from './lead-at.js';
export { type LocalWind, localWinds } from './local-winds.js';
export { phaseIndexes } from './phase-indexes.js';
export { type AnalysisInput, type FlightAnalysis, prepareAnalysis } from './prepare-analysis.js';
export { airspeedFactor } from './standard-air.js';
export { computeStatistics } from './statistics.js';
export { type ThermalFeature, thermalFeatures } from './thermal-features.js';
export { toWind, type Wind } from './wind.js';
export { type WindLayer, windByHeight } from './wind-by-height.js';
export { type WindColumns, windColumns } from './wind-columns.js';
