import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { FileError, withFile } from './each-file.js';
import { UsageError } from './options.js';

/**
 * Rejects paths that two files share or that exist already, before anything is written.
 *
 * @throws {UsageError} If there is such a path.
 */
export function checkPaths(files: readonly string[], pathOf: (file: string) => string): void {
  const fileOf = new Map<string, string>();
  for (const file of files) {
    const path = pathOf(file);
    const other = fileOf.get(path);
    if (other !== undefined) {
      throw new UsageError(
        `${other} and ${file} would both become ${path}: convert them into folders of their own.`,
      );
    }
    if (existsSync(path)) {
      throw new UsageError(`${path} exists already: move it away, or choose another folder.`);
    }
    fileOf.set(path, file);
  }
}

/**
 * Writes a new file. Never overwrites one, even if the names differ only in case on a file system
 * that ignores case.
 */
export function writeNew(path: string, content: string | Uint8Array): void {
  try {
    withFile(() => writeFileSync(path, content, { flag: 'wx' }));
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    throw new FileError(error.code, `${path}: ${error.message}`);
  }
}

/** Creates the folder of `--output`. */
export function makeFolder(folder: string): void {
  try {
    withFile(() => {
      // Created one by one: `recursive` alone may retry forever in a folder that takes no others.
      for (const missing of missingFolders(folder)) mkdirSync(missing);
      mkdirSync(folder, { recursive: true });
    });
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const reason = error.code === 'ENOENT' ? 'No folder can be made there.' : error.message;
    throw new UsageError(`--output ${folder}: ${reason}`);
  }
}

/** Returns the missing folders of a path, the outermost first. */
function missingFolders(folder: string): string[] {
  const missing: string[] = [];
  for (let at = resolve(folder); !existsSync(at); at = dirname(at)) missing.unshift(at);
  return missing;
}
