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

/** Returns a file in UTF-16, which its byte order mark shows, as UTF-8; any other file as it is. */
export function fromUtf16(file: Uint8Array): Uint8Array {
  const isLittle = file[0] === 0xff && file[1] === 0xfe;
  const isBig = file[0] === 0xfe && file[1] === 0xff;
  if (!isLittle && !isBig) return file;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  // A code unit of two bytes takes up to three in UTF-8.
  const bytes = new Uint8Array(1.5 * file.length);
  let length = 0;
  for (let at = 2; at + 1 < file.length; at += 2) {
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
