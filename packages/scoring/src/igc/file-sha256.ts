import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { checkObject } from '../units/check-value.js';
import { checkOtherLines } from './check-recording.js';
import type { Recording } from './recording.js';

/**
 * Returns the SHA-256 hash of the file of a recording, as 64 hexadecimal digits.
 *
 * @throws {TypeError} If the argument has no lines of a file.
 */
export function fileSha256(recording: Pick<Recording, 'otherLines'>): string {
  checkObject('recording', recording, ['otherLines']);
  checkOtherLines(recording.otherLines);
  return bytesToHex(sha256(recording.otherLines.bytes));
}
