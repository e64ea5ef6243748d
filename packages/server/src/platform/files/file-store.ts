import { createHash } from 'node:crypto';
import { Disk } from 'flydrive';
import { DurableFsDriver } from './durable-driver.js';

/** Storage of uploaded and derived files. They are named after their content and never change. */
export type FileStore = Disk;

export function openFileStore(folder: string): FileStore {
  return new Disk(new DurableFsDriver(folder));
}

/** SHA-256 in hexadecimal digits. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Returns the key of a file by its content: `igc/3f/3f79….igc`. Two levels keep folders small.
 *
 * @param folder Folder of a resource, such as `igc`.
 */
export function contentKey(folder: string, hash: string, extension: string): string {
  return `${folder}/${hash.slice(0, 2)}/${hash}.${extension}`;
}
