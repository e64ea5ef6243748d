import { checkList, checkObject, describeValue } from '../units/check-value.js';
import type { PlannedTask } from './planned-task.js';
import type { TaskFile } from './task-file.js';

/** @throws {TypeError} If the content has no list of waypoints or tasks. */
export function checkTaskFile(content: TaskFile): void {
  checkObject('content', content, ['waypoints', 'tasks']);
  checkList('waypoints', content.waypoints);
  checkList('tasks', content.tasks);
}

/** @throws {TypeError} If the task has no list of points. */
export function checkPlannedTask(task: PlannedTask): void {
  checkObject('task', task, ['points']);
  checkList('points', task.points);
}

/** @throws {TypeError} If the value is not a list of bytes. */
export function checkBytes(name: string, bytes: Uint8Array): void {
  if (bytes instanceof Uint8Array) return;
  throw new TypeError(`${name} must be a Uint8Array, not ${describeValue(bytes)}.`);
}
