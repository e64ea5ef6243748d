import { storeSmallImage } from '../images/store-small-image.js';
import type { Executor } from '../platform/database/database.js';
import type { Services } from '../platform/services.js';
import { replaceImage } from './queries.js';

export interface NewUserImage {
  readonly userId: number;
  readonly bytes: Uint8Array;
  /** Runs in the transaction that stores the image. */
  readonly alongside?: (transaction: Executor) => Promise<void>;
}

/**
 * Stores the image of a user and replaces the previous one.
 *
 * @throws {FieldError} If the image is invalid.
 */
export function storeUserImage(
  services: Pick<Services, 'db' | 'files' | 'jobs' | 'workers'>,
  { userId, bytes, alongside }: NewUserImage,
): Promise<void> {
  return storeSmallImage(services, {
    bytes,
    replace: async (transaction, key) => {
      const before = await replaceImage(transaction, userId, key);
      await alongside?.(transaction);
      return before;
    },
  });
}
