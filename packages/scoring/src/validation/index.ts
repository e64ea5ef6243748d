export type { Finding, FindingToken, FindingType } from '../igc/finding.js';
export { OWN_MANUFACTURER, signIgc, verifyIgc } from '../igc/signature.js';
export { aircraftFindings } from './aircraft-findings.js';
export { altitudeFindings } from './altitude-findings.js';
export { engineFindings } from './engine-findings.js';
export { fileLevel, isValidWithoutFindings, sortFindings } from './file-level.js';
export {
  type CatalogueEntry,
  type CatalogueToken,
  FINDING_CATALOGUE,
  type ParameterQuantity,
} from './finding-catalogue.js';
export {
  type FindingMessageOptions,
  type FindingText,
  findingMessage,
  findingText,
} from './finding-message.js';
export { fixFindings } from './fix-findings.js';
export { flightFindings } from './flight-findings.js';
export { futureFindings } from './future-finding.js';
export { intervalFindings } from './interval-findings.js';
export { qnhFindings, qnhHpa } from './qnh-finding.js';
export { approvalLevel, type FileLevel, recorderFindings } from './recorder-approval.js';
