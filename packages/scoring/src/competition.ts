export type { Conventions, FinishLimits, StartLimits } from './competition/conventions.js';
export {
  type DayConditions,
  type DayFactors,
  type DayFigures,
  type DayPoints,
  dayPoints,
  type PublishedCounts,
} from './competition/day-points.js';
export { EARTH_MODELS, type EarthModel } from './competition/earth-model.js';
export type {
  FlownPoint,
  FlownStatus,
  FlownTask,
  MissedPoint,
  MissedReason,
} from './competition/flown-task.js';
export { flyRecording } from './competition/fly-recording.js';
export { flyTask } from './competition/fly-task.js';
export {
  type ClassRules,
  COMPETITION_CLASSES,
  type CompetitionClass,
  type PlacePointRules,
  POINT_RULES,
  type PointRules,
  type PointRulesName,
  type SpeedPointRules,
  type ThousandPointRules,
} from './competition/point-rules.js';
export {
  type DayEntry,
  type DayRow,
  type ScoredDay,
  scoreDay,
  type TotalRow,
  totalRanking,
} from './competition/score-day.js';
export { type MeasuredTask, measureTask } from './competition/task-measure.js';
export type { PlannedPoint, PlannedTask } from './waypoint/planned-task.js';
