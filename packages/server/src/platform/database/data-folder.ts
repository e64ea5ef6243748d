import { createHash } from 'node:crypto';
import { accessSync, chmodSync, chownSync, constants, mkdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ConfigError, type DataFolder } from '../config/config.js';
import { SYSTEM_FOLDER } from './engine-binaries.js';
import { canAccess, type EngineUser } from './engine-user.js';

/**
 * Returns the path of the data folder. If none was chosen and the engine's user cannot enter the
 * default one, it is a folder for this checkout below /var/lib.
 */
export function dataFolderPath(folder: DataFolder, user: EngineUser | undefined): string {
  if (folder.chosen || canAccess(user, dirname(folder.path))) return folder.path;
  const checkout = dirname(folder.path);
  const hash = createHash('sha256').update(checkout).digest('hex').slice(0, 8);
  return join(SYSTEM_FOLDER, `${basename(checkout) || 'root'}-${hash}`);
}

/**
 * Creates the data folder, which only the engine's user may enter.
 *
 * @throws {ConfigError} If it cannot be created or entered.
 */
export function prepareDataFolder(path: string, user: EngineUser | undefined): void {
  makeFolder(path);
  try {
    if (path.startsWith(SYSTEM_FOLDER)) chmodSync(SYSTEM_FOLDER, 0o755);
    if (user && !canAccess(user, path)) {
      chownSync(path, statSync(path).uid, user.gid);
      chmodSync(path, statSync(path).mode | 0o010);
    }
  } catch (error) {
    throw unusableFolder(path, error);
  }
  if (!canAccess(user, path)) {
    throw new ConfigError(
      `The data folder ${path} lies in a folder that user postgres, who runs the database, cannot enter; choose another with --data.`,
    );
  }
}

/**
 * Creates a data folder with missing parents.
 *
 * @throws {ConfigError} If it cannot be created or written to.
 */
export function makeFolder(path: string, mode?: number): void {
  try {
    makeWithParents(path, mode);
    accessSync(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusableFolder(path, error);
  }
}

/** Creates parents one by one, because with `recursive` Node never ends below /proc. */
function makeWithParents(path: string, mode?: number): void {
  const existing = statSync(path, { throwIfNoEntry: false });
  if (existing?.isDirectory()) return;
  if (!existing) makeWithParents(dirname(path));
  try {
    mkdirSync(path, mode);
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Returns the error for a folder that the system rejects, with advice for the operator. */
export function unusableFolder(path: string, error: unknown): ConfigError {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const reason = REASONS[code] ?? message;
  return new ConfigError(
    `The data folder ${path} cannot be used: ${reason}; choose another with --data.`,
  );
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOENT: 'no folder can be made there',
  ENOTDIR: 'a file is in the way',
  EEXIST: 'a file is in the way',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links lead in a circle',
  ENOSPC: 'the disk is full',
};
