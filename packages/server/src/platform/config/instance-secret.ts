import { hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BYTES = 32;

/**
 * Returns the secret of an instance: that of the operator, or one that the first start generates in
 * the data folder.
 */
export function readInstanceSecret(secret: string | undefined, folder: string): string {
  return secret ?? readStoredSecret(join(folder, 'secret'));
}

function readStoredSecret(path: string): string {
  try {
    // If two processes start at the same time, only one of them creates it.
    writeFileSync(path, randomBytes(BYTES).toString('hex'), {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8');
}

/** Derives one key per purpose, so that a leaked key does not reveal the others. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, BYTES));
}
