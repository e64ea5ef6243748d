import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config/config.js';
import { unusableFolder } from './data-folder.js';
import { findProcessIdentity } from './process-identity.js';

/** Exclusive use of a data folder. It ends with `release` or with the process. */
export interface FolderLock {
  release(): void;
}

const FILE = 'server.pid';

/**
 * Takes the lock of a data folder, also if a killed process left it behind.
 *
 * @throws {ConfigError} If a running process holds it, or it cannot be taken.
 */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, FILE);
  const own = `${process.pid}\n${findProcessIdentity(process.pid)}\n`;
  for (;;) {
    try {
      writeFileSync(path, own, { flag: 'wx' });
      return { release: () => rmSync(path, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unusableFolder(folder, error);
    }
    const holder = findLockHolder(folder);
    if (holder !== undefined) {
      throw new ConfigError(
        `The data folder ${folder} is in use by process ${holder}; stop it or choose another with --data.`,
      );
    }
    removeStale(path);
  }
}

/** Returns the id of the running process that holds the lock of this folder. */
export function findLockHolder(folder: string): number | undefined {
  let text: string;
  try {
    text = readFileSync(join(folder, FILE), 'utf8');
  } catch {
    return undefined;
  }
  const [pid, identity] = text.split('\n');
  const alive = findProcessIdentity(Number(pid));
  return alive !== undefined && alive === identity ? Number(pid) : undefined;
}

/**
 * Renames the file first, so that only one of two processes that find the same stale file removes
 * it.
 */
function removeStale(path: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    rmSync(aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
