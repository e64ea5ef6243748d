export { parseCupx, writeCupx } from './cup/cupx.js';
export { parseCup } from './cup/parse-cup.js';
export { writeCup } from './cup/write-cup.js';
export { decodeText, encodeText, type TextEncoding } from './waypoint/decode-text.js';
export type {
  FixedLine,
  FormatOptions,
  PlannedPoint,
  PlannedTask,
  PlannedZone,
  Sector,
  SectorAxis,
} from './waypoint/planned-task.js';
export type { ParsedTaskFile, PhotoFile, TaskFile } from './waypoint/task-file.js';
export type { TaskFileCode, TaskFileFinding } from './waypoint/task-file-finding.js';
export { WAYPOINT_KINDS, type Waypoint, type WaypointKind } from './waypoint/waypoint.js';
