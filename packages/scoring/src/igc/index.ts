export type { Finding, FindingType } from './finding.js';
export { IgcError, type IgcErrorCode } from './igc-error.js';
export { type ParsedIgc, parseIgc } from './parse-igc.js';
export {
  type ExtensionField,
  type FixColumns,
  MISSING_VALUE,
  type RecordCounts,
  type Recording,
  type RecordingHeaders,
  type RecordingSignature,
} from './recording.js';
