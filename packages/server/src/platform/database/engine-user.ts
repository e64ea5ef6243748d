import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '../config/config.js';

/** The system user that runs the database engine. */
export interface EngineUser {
  readonly uid: number;
  readonly gid: number;
}

const NAME = 'postgres';

/**
 * Returns the user that runs the engine. PostgreSQL refuses to run as root, so for root it is the
 * user postgres, which is created if missing. Undefined means the user of this process.
 */
export function engineUser(): EngineUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return findUser() ?? createUser();
}

/** Whether the engine's user can enter the folder, or its nearest existing parent. */
export function canAccess(user: EngineUser | undefined, folder: string): boolean {
  let existing = folder;
  while (!existsSync(existing)) existing = dirname(existing);
  const probe = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', existing], { cwd: '/', ...user });
  return probe.status === 0;
}

function findUser(): EngineUser | undefined {
  try {
    return { uid: askId('-u'), gid: askId('-g') };
  } catch {
    return undefined;
  }
}

function askId(option: '-u' | '-g'): number {
  return Number(
    execFileSync('id', [option, NAME], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
}

function createUser(): EngineUser {
  const attempts: readonly [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', NAME]],
    ['adduser', ['-S', '-D', '-H', '-s', '/bin/false', NAME]],
  ];
  for (const [command, args] of attempts) {
    if (spawnSync(command, args, { stdio: 'ignore' }).status === 0) {
      const user = findUser();
      if (user) return user;
    }
  }
  throw new ConfigError(
    `The database engine cannot run as root, and a user "${NAME}" for it could not be made; make one, or start as another user.`,
  );
}
