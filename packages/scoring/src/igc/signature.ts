import { checkText } from '../units/check-value.js';
import { checkBytes } from './check-recording.js';
import { LineScan } from './line-scan.js';
import type { SignatureVerifier } from './signature-verifier.js';

/**
 * Manufacturer code of files that this project writes, such as those of the demo season. Codes that
 * begin with X are free for recorders without approval. No other program in the list of known
 * recorders uses this one.
 */
export const OWN_MANUFACTURER = 'XCD';

const LETTER_G = 71;
const DIGEST_LENGTH = 32;

/**
 * Appends the project's own G record to IGC text without one. The algorithm is public, so the
 * record proves only that the file was not changed by accident, not who wrote it.
 *
 * @param text Records in ASCII.
 * @returns The text with CR LF line endings and the G record as its last line.
 * @throws {TypeError} If the argument is not a string.
 * @throws {RangeError} If a character is not ASCII. Written as UTF-8, the file would not verify.
 */
export function signIgc(text: string): string {
  checkText('text', text);
  const foreign = /[^\p{ASCII}]/u.exec(text)?.[0];
  if (foreign) throw new RangeError(`IGC files are written in ASCII, which has no "${foreign}".`);
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line !== '');
  const body = lines.map((line) => `${line}\r\n`).join('');
  const bytes = Uint8Array.from(body, (letter) => letter.charCodeAt(0));
  return `${body}G${digestIgc(bytes)}\r\n`;
}

/**
 * Returns whether the file ends in the project's own G record and contains the text that it signs.
 *
 * @throws {TypeError} If the argument is not an array of bytes.
 */
export function verifyIgc(bytes: Uint8Array): boolean {
  checkBytes('bytes', bytes);
  const scan = new LineScan(bytes);
  while (scan.next()) {
    if (bytes[scan.start] !== LETTER_G) continue;
    const signed = String.fromCharCode(...bytes.subarray(scan.start + 1, scan.end).slice(0, 64));
    return signed === digestIgc(bytes) && !hasMoreRecords(scan);
  }
  return false;
}

/** Verifies the project's own signature. */
export const OWN_VERIFIER: SignatureVerifier = {
  manufacturers: [OWN_MANUFACTURER],
  verify: (bytes) => (verifyIgc(bytes) ? 'verified' : 'failed'),
};

function hasMoreRecords(scan: LineScan): boolean {
  while (scan.next()) {
    if (scan.end > scan.start) return true;
  }
  return false;
}

/**
 * Digest of 128 bits over every line before the first G record, as hexadecimal digits. Line endings
 * are excluded, so that a file still verifies after mail or version control converted them.
 */
function digestIgc(bytes: Uint8Array): string {
  const state = new Uint32Array([0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b]);
  const scan = new LineScan(bytes);
  while (scan.next() && bytes[scan.start] !== LETTER_G) {
    for (let at = scan.start; at < scan.end; at++) mix(state, bytes[at]!);
    mix(state, 10);
  }
  // Mixes the last bytes of one word into all others.
  for (let round = 0; round < DIGEST_LENGTH; round++) mix(state, round);
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}

/** Applies one FNV-1a step to the first word. Each other word is fed by the previous word. */
function mix(state: Uint32Array, byte: number): void {
  let carry = byte;
  for (let word = 0; word < state.length; word++) {
    const mixed = Math.imul(state[word]! ^ carry, 0x01000193);
    state[word] = mixed;
    carry = (mixed >>> 15) ^ (mixed & 0xff);
  }
}
