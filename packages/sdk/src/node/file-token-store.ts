import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseToken, type StoredToken, type TokenStore } from '../tokens.js';

/** A renewal ends after 30 seconds. An older lock belongs to a process that was killed. */
const LOCK_EXPIRES_MS = 60_000;
const LOCK_POLL_MS = 100;

/**
 * Stores the token in a file that only its owner can read, so that a script stays signed in. Scripts may
 * share the file: only one of them renews the token, and the others read the new one before their next
 * call. Listeners learn only of changes in the same process.
 */
export function fileTokenStore(path: string): TokenStore {
  const listeners = new Set<() => void>();
  let text: string | undefined;
  let token: StoredToken | undefined;
  return {
    get() {
      const current = readIfExists(path);
      if (current !== text) {
        text = current;
        token = parseToken(current ?? null);
      }
      return token;
    },
    set(next) {
      if (next) replaceFile(path, `${JSON.stringify(next)}\n`);
      else rmSync(path, { force: true });
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    exclusively: (task) => withLock(`${path}.lock`, task),
  };
}

/** Replaces the file in one step, so that no process reads half of it. */
function replaceFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  rmSync(temporary, { force: true });
  writeFileSync(temporary, text, { mode: 0o600, flag: 'wx' });
  renameSync(temporary, path);
}

function readIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function withLock<T>(path: string, task: () => Promise<T>): Promise<T> {
  const id = randomUUID();
  while (!tryLock(path, id)) await pause(LOCK_POLL_MS);
  try {
    return await task();
  } finally {
    // Another process may have taken over the lock of a task that took too long.
    if (readIfExists(path) === id) rmSync(path, { force: true });
  }
}

function tryLock(path: string, id: string): boolean {
  try {
    writeFileSync(path, id, { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    if (isExpired(path)) removeExpired(path, `${path}.${id}`);
    return false;
  }
}

function isExpired(path: string): boolean {
  const made = statSync(path, { throwIfNoEntry: false });
  return made !== undefined && Date.now() - made.mtimeMs > LOCK_EXPIRES_MS;
}

/** Moves the lock aside first, because another process may have replaced it since; then returns it. */
function removeExpired(path: string, aside: string): void {
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  try {
    if (!isExpired(aside)) linkSync(aside, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
