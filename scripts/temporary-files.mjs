import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Folder of Linux whose files are in memory. */
const MEMORY = '/dev/shm';
const PREFIX = 'cloudstreet-test-';
/** A run needs about a quarter of it. */
const LEAST_BYTES = 6 * 1024 ** 3;

/**
 * Keeps the temporary files of this process and its children in memory until it exits, if there is
 * enough: hundreds of databases are copied, which takes ten times the processor time on a disk.
 */
export function keepTemporaryFilesInMemory() {
  if (!existsSync(MEMORY)) return;
  removeRemains();
  const { bavail, bsize } = statfsSync(MEMORY);
  if (Math.min(bavail * bsize, freemem()) < LEAST_BYTES) return;
  const folder = join(MEMORY, `${PREFIX}${process.pid}`);
  mkdirSync(folder);
  // The user of the database engine works below it.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  // Children that end at the same time may still write.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}

/** Removes folders of runs that were killed. */
function removeRemains() {
  for (const name of readdirSync(MEMORY)) {
    const pid = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : '';
    // A killed run may have had the id that this process has now.
    const isOver = pid === String(process.pid) || !existsSync(join('/proc', pid));
    if (/^\d+$/.test(pid) && isOver) {
      rmSync(join(MEMORY, name), { recursive: true, force: true });
    }
  }
}
