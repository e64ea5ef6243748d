import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Recording } from './recording.js';

/** SHA-256 of the file that a recording was read from, as 64 hexadecimal digits. */
export function fileSha256({ otherLines }: Pick<Recording, 'otherLines'>): string {
  return bytesToHex(sha256(otherLines.bytes));
}
