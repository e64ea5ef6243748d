export { splitFlights } from './flight/split-flights.js';
export { type Declaration, type DeclaredPoint, parseDeclarations } from './igc/c-record.js';
export { fileSha256 } from './igc/file-sha256.js';
export type { Finding, FindingToken, FindingType } from './igc/finding.js';
export { IgcError, type IgcErrorCode, igcErrorText } from './igc/igc-error.js';
export { type KRecordColumns, readKRecords } from './igc/k-record.js';
export type { OtherLines } from './igc/other-lines.js';
export { type ParsedIgc, type ParseOptions, parseIgc } from './igc/parse-igc.js';
export {
  type ExtensionField,
  type FixColumns,
  MISSING_VALUE,
  type RecordCounts,
  type Recording,
  type RecordingHeaders,
  type RecordingSignature,
} from './igc/recording.js';
export { OWN_MANUFACTURER, signIgc, verifyIgc } from './igc/signature.js';
export { BUILT_IN_VERIFIERS } from './igc/signature-state.js';
export type { SignatureVerdict, SignatureVerifier } from './igc/signature-verifier.js';
export { findSimulator } from './igc/simulator.js';
export {
  type Comment,
  type DifferentialBase,
  type RecordedEvent,
  readComments,
  readDifferentialBases,
  readEvents,
  readSatelliteSets,
  type SatelliteSet,
} from './igc/timed-records.js';
export { writeIgc } from './igc/write-igc.js';
export { maxAltitudeGainM } from './track/altitude-gain.js';
export { type AltitudeSource, chooseAltitudeSource } from './track/altitude-source.js';
export { correctUnpoweredTimes } from './track/correct-unpowered-times.js';
export { createTrack, createTrackOf } from './track/create-track.js';
export { addEngineRun, removeEngineRun, scoringTimeLimits } from './track/edit-scoring-times.js';
export { batteryVoltageV, electricPowerW } from './track/electric-energy.js';
export type { EngineRuns } from './track/engine-noise.js';
export {
  type AircraftKind,
  ENGINE_SENSORS,
  findEngineRuns,
  judgeEngine,
} from './track/engine-runs.js';
export {
  type ExcludedInterval,
  excludedIntervals,
  type FlightTimes,
} from './track/excluded-intervals.js';
export { type DetectedFlight, findFlights } from './track/find-flights.js';
export type { FixInterval } from './track/fix-interval.js';
export { fixesBetween } from './track/fixes-between.js';
export type { GroundColumn } from './track/ground-column.js';
export { hasEngine } from './track/has-engine.js';
export type { Interval } from './track/interval.js';
export { findLaunch, type Launch, type LaunchKind } from './track/launch.js';
export { unpoweredWindows, windowsFromTimes } from './track/scoring-windows.js';
export { shiftAltitudes } from './track/shift-altitudes.js';
export { POSITION_UNITS_PER_DEGREE, type Track } from './track/track.js';
export { trackBoundingBox } from './track/track-bounding-box.js';
export {
  listUnpoweredTimes,
  type UnpoweredTimes,
  unpoweredInterval,
  unpoweredIntervals,
} from './track/unpowered-intervals.js';
export {
  type BackwardStep,
  MAX_GROUND_SPEED_KMH,
  selectUsableFixes,
  type TooFastFix,
  type UsableFixes,
} from './track/usable-fixes.js';
export { aircraftFindings } from './validation/aircraft-findings.js';
export { altitudeFindings } from './validation/altitude-findings.js';
export { engineFindings } from './validation/engine-findings.js';
export { fileLevel, isValidWithoutFindings, sortFindings } from './validation/file-level.js';
export {
  type CatalogueEntry,
  type CatalogueToken,
  FINDING_CATALOGUE,
  type ParameterQuantity,
} from './validation/finding-catalogue.js';
export {
  type FindingMessageOptions,
  type FindingText,
  findingMessage,
  findingText,
} from './validation/finding-message.js';
export { fixFindings } from './validation/fix-findings.js';
export { flightFindings } from './validation/flight-findings.js';
export { futureFindings } from './validation/future-finding.js';
export { intervalFindings } from './validation/interval-findings.js';
export { qnhFindings, qnhHpa } from './validation/qnh-finding.js';
export { approvalLevel, type FileLevel, recorderFindings } from './validation/recorder-approval.js';
