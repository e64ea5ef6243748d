import type { IgcErrorCode } from './igc-error.js';

/** Above this share of control characters a file is not a string. */
export const MAX_CONTROL_SHARE = 0.05;
/**
 * Step between the bytes that are sampled first: primes, so that lines of equal length do not hide.
 */
const SAMPLE_STRIDE = 13;
const LARGE_SAMPLE_STRIDE = 127;
/** Files of at least this size are sampled at a larger stride. */
const LARGE_FILE = 100_000;

/** Maximum number of bytes sampled. */
const CLOSE_LOOK = 4_000_000;

/** Facts about a file that is not a recording. */
export interface UnreadableFile {
  readonly bytes: Uint8Array;
  readonly hasRecord: boolean;
  readonly hasHeader: boolean;
  readonly hasDate: boolean;
}

/** Finds the most helpful reason: the kind of the file before missing parts. */
export function refusalCode({
  bytes,
  hasRecord,
  hasHeader,
  hasDate,
}: UnreadableFile): IgcErrorCode {
  if (isEmpty(bytes)) return 'EMPTY_FILE';
  if (isBinary(bytes)) return 'BINARY_FILE';
  if (!hasRecord) return 'NOT_IGC';
  if (hasDate) return 'NO_FIXES';
  return hasHeader ? 'H_RECORD_NO_DATE' : 'NO_H_RECORD';
}

function isEmpty(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) {
    if (!isBlank(bytes[at]!)) return false;
  }
  return true;
}

/** First bytes of archives, images and documents; an archive may hold its text uncompressed. */
const BINARY_STARTS: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04], // zip
  [0x1f, 0x8b], // gzip
  [0x25, 0x50, 0x44, 0x46], // PDF
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0xff, 0xd8, 0xff], // JPEG
];

/** Returns whether a file begins like an archive, an image or a document. */
export function startsAsBinary(bytes: Uint8Array): boolean {
  return BINARY_STARTS.some((start) => start.every((byte, at) => bytes[at] === byte));
}

/** Returns whether a file without records is binary and not text. */
function isBinary(bytes: Uint8Array): boolean {
  if (startsAsBinary(bytes)) return true;
  // A sample decides whether a closer look is worth it.
  const stride = bytes.length < LARGE_FILE ? SAMPLE_STRIDE : LARGE_SAMPLE_STRIDE;
  if (controlShare(bytes, stride) === 0) return false;
  const closeStride = Math.ceil(bytes.length / CLOSE_LOOK);
  return controlShare(bytes, closeStride) > MAX_CONTROL_SHARE;
}

function controlShare(bytes: Uint8Array, stride: number): number {
  let [controls, seen] = [0, 0];
  for (let at = 0; at < bytes.length; at += stride) {
    const byte = bytes[at]!;
    seen++;
    if (byte < 32 && !isBlank(byte)) controls++;
  }
  return seen === 0 ? 0 : controls / seen;
}

/** Tab, line feed, carriage return, the end mark of old systems, space. */
function isBlank(byte: number): boolean {
  return byte === 9 || byte === 10 || byte === 13 || byte === 26 || byte === 32;
}
