export { parseCupx, writeCupx } from './cup/cupx.js';
export { type ParsedCup, parseCup } from './cup/parse-cup.js';
export { writeCup } from './cup/write-cup.js';
export type {
  Cylinder,
  FixedLine,
  Keyhole,
  Line,
  ObservationZone,
  Sector,
  SectorAxis,
  SymmetricQuadrant,
} from './task/observation-zone.js';
export { type DeclarationTimes, parseCRecords, writeCRecords } from './task-files/c-records.js';
export { writeGeoJson } from './task-files/geojson-waypoints.js';
export { parseGpx, writeGpx } from './task-files/gpx-waypoints.js';
export { writeKml } from './task-files/kml-waypoints.js';
export { parseLkt, writeLkt } from './task-files/lkt.js';
export {
  parseTaskFile,
  TASK_FILE_FORMATS,
  type TaskFileFormat,
  writeTaskFile,
} from './task-files/task-file-formats.js';
export { taskUnderRules } from './task-files/task-under-rules.js';
export { parseTsk, writeTsk } from './task-files/tsk.js';
export { parseXctsk, writeXctsk, writeXctskCode } from './task-files/xctsk.js';
export { decodeText, encodeText, type TextEncoding } from './waypoint/decode-text.js';
export type {
  FormatOptions,
  PlannedPoint,
  PlannedTask,
} from './waypoint/planned-task.js';
export { type SeeYouDirection, type SeeYouZone, zoneOfSeeYou } from './waypoint/see-you-zone.js';
export type { ParsedTaskFile, PhotoFile, TaskFile } from './waypoint/task-file.js';
export type { TaskFileCode, TaskFileFinding } from './waypoint/task-file-finding.js';
export { WAYPOINT_KINDS, type Waypoint, type WaypointKind } from './waypoint/waypoint.js';
