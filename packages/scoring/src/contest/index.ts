export type { AttemptText } from './attempt-text.js';
export { checkReceipt, type ReceiptFlaw, type ReceiptResult } from './check-receipt.js';
export {
  computePoints,
  type FlownMeasures,
  type PointsCalculation,
} from './compute-points.js';
export type {
  ContestEntry,
  Score,
  ScoreGeometry,
  ScoreLeg,
  ScoreTurnpoint,
} from './contest-entry.js';
export type { ContestInput } from './contest-input.js';
export {
  type BitnerKind,
  CONTEST_NAMES,
  type ContestAlias,
  type ContestName,
  findContestName,
  type ScoreName,
} from './contest-names.js';
export { contestTitle } from './contest-title.js';
export { countingFlights } from './counting-flights.js';
export { type Course, findOptimum, type Optimum, type OptimumPoint } from './find-optimum.js';
export { REFERENCE_INDEX } from './index-factor.js';
export type { LimitState, LimitText } from './limit-text.js';
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
} from './receipt.js';
export type { ReceiptFormat } from './receipt-format.js';
export { type HashedReceipt, receiptHash } from './receipt-hash.js';
export {
  type FixText,
  type InputText,
  type PlaceText,
  type ReceiptText,
  receiptText,
} from './receipt-text.js';
export type {
  BonusRule,
  ContestRule,
  CourseGeometry,
  CourseMeasure,
  CourseRule,
  EntryRule,
} from './rules/contest-rule.js';
export { CONTEST_RULES, getContestRule } from './rules/contest-rules.js';
export { scoreContests } from './score-contests.js';
export type { StepText } from './step-text.js';
