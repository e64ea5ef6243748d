/**
 * Decodes and trims text. The format requires ASCII, but recorders write Latin-1 and phones UTF-8.
 * Bytes that are valid UTF-8 are decoded as UTF-8, all others as Latin-1.
 */
export function decodeText(bytes: Uint8Array, start = 0, end = bytes.length): string {
  let latin1 = '';
  let isAscii = true;
  for (let at = start; at < end; at++) {
    const byte = bytes[at]!;
    if (byte < 32 || byte === 127) continue;
    if (byte > 127) isAscii = false;
    latin1 += String.fromCharCode(byte);
  }
  return (isAscii ? latin1 : (findUtf8(latin1) ?? latin1)).trim();
}

function findUtf8(latin1: string): string | undefined {
  const percentEncoded = latin1.replace(
    /[%\u0080-\u00ff]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  try {
    return decodeURIComponent(percentEncoded);
  } catch {
    return undefined;
  }
}

const [LINE_FEED, CARRIAGE_RETURN] = [10, 13];
/** A and H: the letters with which a recording begins. */
const FIRST_LETTERS = new Set([65, 72]);

/**
 * Returns a file as text of single bytes whose lines end alike. A file in UTF-16 becomes UTF-8.
 * Control characters before the first record, as from a serial download, are removed.
 */
export function toPlainText(file: Uint8Array): Uint8Array {
  return withLineFeeds(withoutLeadingControls(fromUtf16(file)));
}

function withoutLeadingControls(file: Uint8Array): Uint8Array {
  const start = file.findIndex((byte) => byte > 32);
  return start > 0 && FIRST_LETTERS.has(file[start]!) ? file.subarray(start) : file;
}

/** Replaces the CR of lines that end in CR alone, if others end in LF. */
function withLineFeeds(file: Uint8Array): Uint8Array {
  const [first, last] = [file.indexOf(LINE_FEED), file.lastIndexOf(LINE_FEED)];
  if (first === -1) return file;
  const ends = [file.subarray(0, first), file.subarray(last)];
  if (!ends.some(hasLoneCarriageReturn)) return file;
  return file.map((byte) => (byte === CARRIAGE_RETURN ? LINE_FEED : byte));
}

/** Whether a CR stands between other bytes than line ends. */
function hasLoneCarriageReturn(bytes: Uint8Array): boolean {
  return bytes.some(
    (byte, at) =>
      byte === CARRIAGE_RETURN && !isLineEnd(bytes[at - 1]) && !isLineEnd(bytes[at + 1]),
  );
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === undefined || byte === LINE_FEED || byte === CARRIAGE_RETURN;
}

/** Returns a file in UTF-16, by its byte order mark or zeros, as UTF-8; any other file as it is. */
function fromUtf16(file: Uint8Array): Uint8Array {
  const hasMark = (file[0] === 0xff && file[1] === 0xfe) || (file[0] === 0xfe && file[1] === 0xff);
  const isLittle = hasMark ? file[0] === 0xff : FIRST_LETTERS.has(file[0]!) && file[1] === 0;
  const isBig = hasMark ? !isLittle : file[0] === 0 && FIRST_LETTERS.has(file[1]!) && file[2] === 0;
  if (!isLittle && !isBig) return file;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  // A code unit of two bytes takes up to three in UTF-8.
  const bytes = new Uint8Array(1.5 * file.length + 2);
  let length = 0;
  for (let at = hasMark ? 2 : 0; at + 1 < file.length; at += 2) {
    for (const byte of utf8Of(view.getUint16(at, isLittle))) bytes[length++] = byte;
  }
  return bytes.subarray(0, length);
}

/** UTF-8 of a code unit. Halves of a pair stay separate, which no record needs. */
function utf8Of(unit: number): number[] {
  if (unit < 0x80) return [unit];
  const last = 0x80 | (unit & 0x3f);
  if (unit < 0x8_00) return [0xc0 | (unit >> 6), last];
  return [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), last];
}
