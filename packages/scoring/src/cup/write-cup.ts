import { checkTaskFile } from '../waypoint/check-task-file.js';
import type { TaskFile } from '../waypoint/task-file.js';
import type { Waypoint } from '../waypoint/waypoint.js';
import { cupTaskLines } from './cup-task.js';
import { CUP_HEADER, cupWaypointLine } from './cup-waypoint.js';

/**
 * Formats waypoints and tasks as a CUP file. Positions are rounded to thousandths of a minute, about
 * two metres.
 *
 * @throws {TypeError} If the content has no waypoints or tasks.
 * @see SeeYou CUP file format 1.2
 */
export function writeCup(content: TaskFile): string {
  checkTaskFile(content);
  const { waypoints, tasks } = content;
  const lineOfName = new Map<string, string>();
  const lines = waypoints.map((waypoint) => {
    const line = cupWaypointLine(waypoint);
    // Tasks refer to the first waypoint of a name.
    if (!lineOfName.has(waypoint.name)) lineOfName.set(waypoint.name, line);
    return line;
  });
  const isListed = (place: Waypoint) => lineOfName.get(place.name) === cupWaypointLine(place);
  const ofTasks = tasks.flatMap((task) => cupTaskLines(task, isListed));
  const related = tasks.length === 0 ? [] : ['-----Related Tasks-----', ...ofTasks];
  return [CUP_HEADER, ...lines, ...related, ''].join('\r\n');
}
