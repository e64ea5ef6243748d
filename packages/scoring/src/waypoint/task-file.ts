import type { PlannedTask } from './planned-task.js';
import type { TaskFileFinding } from './task-file-finding.js';
import type { Waypoint } from './waypoint.js';

/** Content of a file of waypoints and tasks. */
export interface TaskFile {
  /** In the order of the file. Formats of tasks only have those that the tasks use. */
  readonly waypoints: readonly Waypoint[];
  readonly tasks: readonly PlannedTask[];
  /** Photos of waypoints; only CUPX files have them. */
  readonly photos?: readonly PhotoFile[];
}

/** A photo in an archive. */
export interface PhotoFile {
  /** File name without folders. */
  readonly name: string;
  /** JPEG. */
  readonly bytes: Uint8Array;
}

/** Content of a file that was read. */
export interface ParsedTaskFile extends TaskFile {
  readonly findings: readonly TaskFileFinding[];
  /** Number of findings beyond the first 1000. */
  readonly furtherFindings: number;
}
