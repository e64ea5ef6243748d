import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns a text that distinguishes a process from later ones with the same id. Undefined if no
 * process has this id. Ids are reused, in containers immediately.
 */
export function findProcessIdentity(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  if (existsSync('/proc/self/stat')) return linuxIdentity(pid);
  return psColumn(pid, 'lstart');
}

/** Returns the command line of a running process, or undefined if there is none. */
export function findCommandLine(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  if (!existsSync('/proc/self/cmdline')) return psColumn(pid, 'command');
  return readIfThere(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim();
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function linuxIdentity(pid: number): string | undefined {
  const stat = readIfThere(`/proc/${pid}/stat`);
  if (!stat) return undefined;
  // The command name, in parentheses, may contain spaces. The 22nd field is the start time since
  // boot.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const isZombie = fields[0] === 'Z';
  return isZombie
    ? undefined
    : `${readIfThere('/proc/sys/kernel/random/boot_id')?.trim()} ${fields[19]}`;
}

function psColumn(pid: number, column: string): string | undefined {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
