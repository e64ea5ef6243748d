import { createHash } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ConfigError, type DataFolder } from '../config/config.js';
import { SYSTEM_FOLDER } from './engine-binaries.js';
import { canEnter, type EngineUser } from './engine-user.js';

/**
 * The path of the data folder. Where nobody chose one and the engine's user cannot enter the
 * usual place, it is a folder of this checkout's own below /var/lib.
 */
export function dataFolderPath(folder: DataFolder, user: EngineUser | undefined): string {
  if (folder.chosen || canEnter(user, dirname(folder.path))) return folder.path;
  const checkout = dirname(folder.path);
  const hash = createHash('sha256').update(checkout).digest('hex').slice(0, 8);
  return join(SYSTEM_FOLDER, `${basename(checkout) || 'root'}-${hash}`);
}

/**
 * Makes the data folder and lets the engine's user through it, and nobody else.
 *
 * @throws {ConfigError} If it cannot be made or entered.
 */
export function prepareDataFolder(path: string, user: EngineUser | undefined): void {
  try {
    mkdirSync(path, { recursive: true });
    if (path.startsWith(SYSTEM_FOLDER)) chmodSync(SYSTEM_FOLDER, 0o755);
    if (user && !canEnter(user, path)) {
      chownSync(path, statSync(path).uid, user.gid);
      chmodSync(path, statSync(path).mode | 0o010);
    }
  } catch (error) {
    throw new ConfigError(`The data folder ${path} cannot be used: ${(error as Error).message}.`);
  }
  if (!canEnter(user, path)) {
    throw new ConfigError(
      `The data folder ${path} lies in a folder that user postgres, who runs the database, cannot enter; choose another with --data.`,
    );
  }
}
