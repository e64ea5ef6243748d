export { type Declaration, type DeclaredPoint, parseDeclarations } from './c-record.js';
export { fileSha256 } from './file-sha256.js';
export type { Finding, FindingType } from './finding.js';
export { IgcError, type IgcErrorCode, igcErrorText } from './igc-error.js';
export { type KRecordColumns, readKRecords } from './k-record.js';
export type { OtherLines } from './other-lines.js';
export { type ParsedIgc, type ParseOptions, parseIgc } from './parse-igc.js';
export {
  type ExtensionField,
  type FixColumns,
  MISSING_VALUE,
  type RecordCounts,
  type Recording,
  type RecordingHeaders,
  type RecordingSignature,
} from './recording.js';
export { BUILT_IN_VERIFIERS } from './signature-state.js';
export type { SignatureVerdict, SignatureVerifier } from './signature-verifier.js';
export { findSimulator } from './simulator.js';
export {
  type Comment,
  type DifferentialBase,
  type RecordedEvent,
  readComments,
  readDifferentialBases,
  readEvents,
  readSatelliteSets,
  type SatelliteSet,
} from './timed-records.js';
export { writeIgc } from './write-igc.js';
