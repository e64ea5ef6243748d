import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import type { WriteOptions } from 'flydrive/types';

/**
 * Stores files in a folder, each completely or not at all, even after a power failure: it writes a
 * temporary file, flushes it to the disk and renames it.
 */
export class DurableFsDriver extends FSDriver {
  constructor(private readonly folder: string) {
    super({ location: folder, visibility: 'private' });
  }

  override put(key: string, contents: string | Uint8Array, _options?: WriteOptions): Promise<void> {
    return this.write(key, contents);
  }

  override putStream(key: string, contents: Readable, _options?: WriteOptions): Promise<void> {
    return this.write(key, contents);
  }

  /** The original returns the whole memory pool into which a small file was read. */
  override async getBytes(key: string): Promise<Uint8Array> {
    return readFile(join(this.folder, key));
  }

  private async write(key: string, contents: string | Uint8Array | Readable): Promise<void> {
    const path = join(this.folder, key);
    const unfinished = `${path}.${randomUUID()}.part`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFlushed(unfinished, contents);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await flushFolder(dirname(path));
  }
}

async function writeFlushed(path: string, contents: string | Uint8Array | Readable): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await writeFile(file, contents);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes a folder. The new name of a file is durable only after that. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
