export type { AttemptText } from './contest/attempt-text.js';
export { checkReceipt, type ReceiptFlaw, type ReceiptResult } from './contest/check-receipt.js';
export {
  computePoints,
  type FlownMeasures,
  type PointsCalculation,
} from './contest/compute-points.js';
export type {
  ContestEntry,
  Score,
  ScoreGeometry,
  ScoreLeg,
  ScoreTurnpoint,
} from './contest/contest-entry.js';
export type { ContestInput } from './contest/contest-input.js';
export {
  type BitnerKind,
  CONTEST_NAMES,
  type ContestAlias,
  type ContestName,
  findContestName,
  type ScoreName,
} from './contest/contest-names.js';
export { contestTitle, rankingTitle } from './contest/contest-title.js';
export { countingFlights } from './contest/counting-flights.js';
export {
  type Course,
  findOptimum,
  type Optimum,
  type OptimumPoint,
} from './contest/find-optimum.js';
export { REFERENCE_INDEX } from './contest/index-factor.js';
export type { LimitState, LimitText } from './contest/limit-text.js';
export type {
  FigureName,
  LimitName,
  Receipt,
  ReceiptAttempt,
  ReceiptCheck,
  ReceiptCourse,
  ReceiptFigure,
  ReceiptFix,
  ReceiptInputs,
  ReceiptOperation,
  ReceiptPlace,
  ReceiptRule,
  ReceiptStep,
  ReceiptTask,
  ReceiptUnit,
} from './contest/receipt.js';
export type { ReceiptFormat } from './contest/receipt-format.js';
export { type HashedReceipt, receiptHash } from './contest/receipt-hash.js';
export {
  type FixText,
  type InputText,
  type PlaceText,
  type ReceiptText,
  receiptText,
} from './contest/receipt-text.js';
export type {
  BonusRule,
  ContestRule,
  CourseGeometry,
  CourseMeasure,
  CourseRule,
  EntryRule,
} from './contest/rules/contest-rule.js';
export { CONTEST_RULES, getContestRule } from './contest/rules/contest-rules.js';
export { scoreContests } from './contest/score-contests.js';
export type { StepText } from './contest/step-text.js';
export { editAllowedUntilS } from './flight/deadline.js';
export type { DeclaredFlight } from './flight/declared-flight.js';
export type { FlightPoint } from './flight/flight-point.js';
export { type FlightInput, type InspectedFlight, inspectFlight } from './flight/inspect-flight.js';
export { type ScoredFlight, type ScoreInput, scoreFlight } from './flight/score-flight.js';
export {
  type FilePreview,
  type FlightPreview,
  type PreviewInput,
  previewFile,
} from './preview/preview-file.js';
