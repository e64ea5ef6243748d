import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** Folders that packages use for a major version: Debian, Red Hat, Homebrew on both processors. */
const USUAL_FOLDERS = (major: string) => [
  `/usr/lib/postgresql/${major}`,
  `/usr/pgsql-${major}`,
  `/opt/homebrew/opt/postgresql@${major}`,
  `/usr/local/opt/postgresql@${major}`,
];

/**
 * Finds an installation of one major version of PostgreSQL on this machine and returns the folder
 * that contains `bin/postgres` and `bin/initdb`. Searches the folders of packages, then asks
 * `pg_config`, then searches `path`.
 */
export function findPostgres(
  major: string,
  { usual = USUAL_FOLDERS(major), path = process.env.PATH ?? '' } = {},
): string | undefined {
  return [...usual, ...foldersOfPgConfig(path), ...foldersOnPath(path)].find(
    (folder) => isComplete(folder) && majorOf(join(folder, 'bin', 'postgres')) === major,
  );
}

function foldersOfPgConfig(path: string): string[] {
  return path
    .split(delimiter)
    .map((folder) => join(folder, 'pg_config'))
    .filter((program) => existsSync(program))
    .flatMap((program) => outputOf(program, '--bindir') ?? [])
    .map((bin) => dirname(bin));
}

/** A program on the path is often a link into the installation. */
function foldersOnPath(path: string): string[] {
  return path
    .split(delimiter)
    .map((folder) => join(folder, 'postgres'))
    .filter((program) => existsSync(program))
    .map((program) => dirname(dirname(realpathSync(program))));
}

function isComplete(folder: string): boolean {
  return ['postgres', 'initdb'].every((name) => existsSync(join(folder, 'bin', name)));
}

function majorOf(postgres: string): string | undefined {
  return /PostgreSQL\) (\d+)/.exec(outputOf(postgres, '--version') ?? '')?.[1];
}

function outputOf(program: string, option: string): string | undefined {
  try {
    return execFileSync(program, [option], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}
