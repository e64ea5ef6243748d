export {
  classifyTask,
  type TaskClassification,
  type TaskLine,
  type TaskShapes,
} from './classify-task.js';
export {
  type EvaluatedTask,
  type EvaluateTaskOptions,
  evaluateTask,
  type ReachedPoint,
} from './evaluate-task.js';
export {
  type DeclarationSearch,
  type FoundDeclaration,
  findDeclaration,
  type OnlineDeclaration,
} from './find-declaration.js';
export type {
  Cylinder,
  Keyhole,
  Line,
  ObservationZone,
  ObservationZoneKind,
  SymmetricQuadrant,
} from './observation-zone.js';
export { RULE_SETS, type RuleSet } from './rule-sets.js';
export { SAME_PLACE_M } from './same-place.js';
export type { Shortfall, ShortfallCode } from './shortfall.js';
export type { RuleSetCode, Task, TaskKind, TaskPoint } from './task.js';
export { type AreaDistances, areaDistances, penalizedDistanceKm } from './task-distance.js';
export { type JudgedFlight, type TaskText, taskText, zonesText } from './task-message.js';
