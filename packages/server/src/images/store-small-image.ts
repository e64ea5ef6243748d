import type { Executor } from '../platform/database/database.js';
import { FieldError } from '../platform/errors/errors.js';
import { contentHash, contentKey } from '../platform/files/file-store.js';
import { removeFilesQueue } from '../platform/files/remove-files.js';
import { storeFile } from '../platform/files/store-file.js';
import type { Services } from '../platform/services.js';
import { IMAGE_REFUSALS } from './image-refusals.js';
import type { prepareSmallImage } from './prepare-small-image.js';

export interface SmallImage {
  readonly bytes: Uint8Array;
  /** Stores the key of the new file and returns the previous one. */
  readonly replace: (transaction: Executor, key: string) => Promise<string | null>;
}

/**
 * Replaces the image of a user or a group.
 *
 * @throws {FieldError} If the upload is not a usable image.
 */
export async function storeSmallImage(
  { db, files, jobs, workers }: Pick<Services, 'db' | 'files' | 'jobs' | 'workers'>,
  { bytes, replace }: SmallImage,
): Promise<void> {
  const image = await workers.run<typeof prepareSmallImage>('prepareSmallImage', { bytes });
  if ('refusal' in image) {
    const { refusal: type } = image;
    throw new FieldError([{ loc: ['image'], type, message: IMAGE_REFUSALS[type] }]);
  }
  const key = contentKey('user', contentHash(image.jpeg), 'jpg');
  await db.transaction().execute(async (transaction) => {
    const before = await replace(transaction, key);
    if (before !== null && before !== key) {
      await jobs.send(transaction, removeFilesQueue, { keys: [before] });
    }
    // Last, so that a failed upload leaves no file.
    await storeFile(transaction, files, { key, bytes: image.jpeg });
  });
}
