import { entityPath } from '../paths.js';

/** Returns the path of the tasks of a user. */
export function userTasksPath(userId: number): string {
  return `${entityPath('user', userId)}/task`;
}
