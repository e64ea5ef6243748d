export { DMST_SHAPES } from './contest/rules/dmst-shapes.js';
export { type TaskWorth, taskWorth } from './contest/task-worth.js';
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
export { faiSectors } from './task/fai-sectors.js';
export type {
  Cylinder,
  FixedLine,
  Keyhole,
  Line,
  ObservationZone,
  ObservationZoneKind,
  Sector,
  SectorAxis,
  SymmetricQuadrant,
} from './task/observation-zone.js';
export { RULE_SETS, type RuleSet } from './task/rule-sets.js';
export { SAME_PLACE_M } from './task/same-place.js';
export type { Shortfall, ShortfallCode } from './task/shortfall.js';
export type { RuleSetCode, Task, TaskKind, TaskPoint } from './task/task.js';
export { type AreaDistances, areaDistances, penalizedDistanceKm } from './task/task-distance.js';
export {
  legTimesS,
  type PlannedPace,
  type PlannedWind,
  type TaskLeg,
  taskLegs,
} from './task/task-legs.js';
export { type JudgedFlight, type TaskText, taskText } from './task/task-message.js';
export { zonesText, zoneText } from './task/zone-message.js';
export { type ZoneOutline, zoneOutlines } from './task/zone-outlines.js';
export { propertiesOfZone, type ZoneProperties, zoneOfProperties } from './task/zone-properties.js';
export {
  type DeclarationSearch,
  type FoundDeclaration,
  findDeclaration,
  type OnlineDeclaration,
} from './task-files/find-declaration.js';
