export { isFaiTriangle, type LegShareBand, type TriangleLegs } from './shape/fai-triangle.js';
export { isRectangle, type RectangleCorners } from './shape/rectangle.js';
export {
  classifyTask,
  type TaskClassification,
  type TaskLine,
  type TaskShapes,
} from './task/classify-task.js';
export {
  type EvaluatedTask,
  type EvaluateTaskOptions,
  evaluateTask,
  type ReachedPoint,
} from './task/evaluate-task.js';
export {
  type DeclarationSearch,
  type FoundDeclaration,
  findDeclaration,
  type OnlineDeclaration,
} from './task/find-declaration.js';
export type {
  Cylinder,
  Keyhole,
  Line,
  ObservationZone,
  ObservationZoneKind,
  SymmetricQuadrant,
} from './task/observation-zone.js';
export { RULE_SETS, type RuleSet } from './task/rule-sets.js';
export { SAME_PLACE_M } from './task/same-place.js';
export type { Shortfall, ShortfallCode } from './task/shortfall.js';
export type { RuleSetCode, Task, TaskKind, TaskPoint } from './task/task.js';
export { type AreaDistances, areaDistances, penalizedDistanceKm } from './task/task-distance.js';
export { type JudgedFlight, type TaskText, taskText, zonesText } from './task/task-message.js';
