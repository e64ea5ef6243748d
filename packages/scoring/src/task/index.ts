export {
  type DeclarationSearch,
  type FoundDeclaration,
  findDeclaration,
  type OnlineDeclaration,
} from './find-declaration.js';
export { type FlownTask, type FlyTaskOptions, flyTask, type ReachedPoint } from './fly-task.js';
export type {
  Cylinder,
  Keyhole,
  Line,
  ObservationZone,
  ObservationZoneKind,
  SymmetricQuadrant,
} from './observation-zone.js';
export { readTask, type TaskLine, type TaskReading, type TaskShapes } from './read-task.js';
export { RULE_SETS, type RuleSet } from './rule-sets.js';
export { SAME_PLACE_M } from './same-place.js';
export type { Shortfall, ShortfallCode } from './shortfall.js';
export type { RuleSetCode, Task, TaskKind, TaskPoint } from './task.js';
export { type AreaDistances, areaDistances, penalizedDistanceKm } from './task-distance.js';
export { type JudgedFlight, type TaskText, taskText, zonesText } from './task-message.js';
