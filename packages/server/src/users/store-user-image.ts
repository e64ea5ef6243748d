import type { Executor } from '../database/database.js';
import { contentHash, contentKey } from '../files/file-store.js';
import { keepFile } from '../files/keep-file.js';
import { FieldError } from '../http/errors.js';
import { IMAGE_REFUSALS } from '../pictures/image-refusals.js';
import type { Services } from '../services.js';
import { replaceImage } from './queries.js';

export interface NewUserImage {
  readonly userId: number;
  readonly bytes: Uint8Array;
  /** What happens in the transaction that stores it. */
  readonly alongside?: (transaction: Executor) => Promise<void>;
}

/**
 * Stores a picture of a user in place of the one before.
 *
 * @throws {FieldError} If it cannot be taken.
 */
export async function storeUserImage(
  { db, files, jobs, workers }: Pick<Services, 'db' | 'files' | 'jobs' | 'workers'>,
  { userId, bytes, alongside }: NewUserImage,
): Promise<void> {
  const image = await workers.run('prepareUserImage', { bytes });
  if ('refusal' in image) {
    const { refusal: type } = image;
    throw new FieldError([{ loc: ['image'], type, message: IMAGE_REFUSALS[type] }]);
  }
  const key = contentKey('user', contentHash(image.jpeg), 'jpg');
  await db.transaction().execute(async (transaction) => {
    const before = await replaceImage(transaction, userId, key);
    if (before !== null && before !== key) {
      await jobs.send(transaction, 'remove-files', { keys: [before] });
    }
    await alongside?.(transaction);
    // Last, so that nothing is on the disk of an upload that failed.
    await keepFile(transaction, files, { key, bytes: image.jpeg });
  });
}
