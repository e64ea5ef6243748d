import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';

/** Opens a file of the disk for an upload, under its own name. */
export async function fileFromPath(path: string): Promise<File> {
  return new File([await openAsBlob(path)], basename(path));
}
