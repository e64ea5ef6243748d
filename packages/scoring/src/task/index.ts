export {
  type FlownTask,
  type FlyTaskOptions,
  flyTask,
  type ReachedPoint,
  type Shortfall,
  type ShortfallCode,
} from './fly-task.js';
export type {
  Cylinder,
  Keyhole,
  Line,
  ObservationZone,
  ObservationZoneKind,
  SymmetricQuadrant,
} from './observation-zone.js';
export { readTask, type TaskLine, type TaskReading, type TaskShapes } from './read-task.js';
export { SAME_PLACE_M } from './same-place.js';
export type { RuleSetCode, Task, TaskKind, TaskPoint } from './task.js';
