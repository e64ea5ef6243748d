import { createHash } from 'node:crypto';

/** @param {Uint8Array} bytes */
export function sha256Of(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}
