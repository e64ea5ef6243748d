import { readFileSync } from 'node:fs';
import { parseTaskFile } from '../task-files/task-file-formats.js';
import type { PlannedTask } from '../waypoint/planned-task.js';
import type { CliIo, ExitCode } from './cli-io.js';
import { FileError, withFile } from './each-file.js';

/** Reads a file with a function. */
export type Read = <Result>(file: string, work: (bytes: Uint8Array) => Result) => Result;

/** Runs a function that reads files; if one of them cannot be used, there is no result. */
export function withInputs(io: CliIo, work: (read: Read) => ExitCode): ExitCode {
  let current = '';
  try {
    return work((file, use) => {
      current = file;
      return use(withFile(() => new Uint8Array(readFileSync(file))));
    });
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    io.err(`cloudstreet-igc: ${current}: ${error.code}: ${error.message}\n`);
    return 1;
  }
}

/**
 * Returns a task of a file: by its number, or the last one with zones.
 *
 * @throws {FileError} If there is no such task.
 */
export function chooseTask(bytes: Uint8Array, number?: number): PlannedTask {
  const { tasks } = parseTaskFile(bytes);
  const task =
    number === undefined
      ? (tasks.findLast(({ points }) => points.every(({ zone }) => zone)) ?? tasks.at(-1))
      : tasks[number - 1];
  if (task) return task;
  throw new FileError(
    'NO_SUCH_TASK',
    tasks.length === 0 ? 'It has no task.' : `It has ${tasks.length} tasks.`,
  );
}
