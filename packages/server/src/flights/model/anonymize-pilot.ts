/**
 * Removes the pilot from an IGC file: the values of the header lines for pilot and date of birth,
 * and the name everywhere except in fixes and signature. Line endings stay unchanged.
 */
export function anonymizePilot(bytes: Uint8Array, name: string): Buffer {
  // Decoded with one character per byte, so that all other lines stay as recorded.
  const text = Buffer.from(bytes).toString('latin1');
  const written = [name, Buffer.from(name, 'utf8').toString('latin1')];
  return Buffer.from(
    text.replaceAll(/[^\r\n]+/g, (line) => blankLine(line, written)),
    'latin1',
  );
}

const PILOT = /^(H[A-Z](?:PLT|DB1)(?:[A-Z0-9 ()]*:)?).*$/i;
const FIX_OR_SIGNATURE = /^[BKG]/;

function blankLine(line: string, names: readonly string[]): string {
  if (FIX_OR_SIGNATURE.test(line)) return line;
  const header = PILOT.exec(line)?.[1];
  if (header !== undefined) return header.endsWith(':') ? header : header.slice(0, 5);
  return names.reduce((rest, name) => rest.replaceAll(literally(name), ''), line);
}

function literally(name: string): RegExp {
  return new RegExp(name.replaceAll(/[^\p{L}\p{N} ]/gu, String.raw`\$&`), 'giu');
}
