import { distinctWaypoints } from '../waypoint/distinct-waypoints.js';
import type { PlannedTask } from '../waypoint/planned-task.js';
import type { ParsedTaskFile } from '../waypoint/task-file.js';
import type { FindingList } from '../waypoint/task-file-finding.js';

/** Returns the content of a file of one task. */
export function contentOfTask(task: PlannedTask | undefined, list: FindingList): ParsedTaskFile {
  const tasks = task ? [task] : [];
  const { findings, furtherFindings } = list;
  return { waypoints: distinctWaypoints(tasks), tasks, findings, furtherFindings };
}

/** Returns whether coordinates are on the globe. */
export function arePlausible(lat: number | undefined, lon: number | undefined): boolean {
  return lat !== undefined && lon !== undefined && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
}
