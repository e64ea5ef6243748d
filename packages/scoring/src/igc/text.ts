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
