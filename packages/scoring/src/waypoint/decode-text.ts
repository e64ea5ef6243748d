import { checkOneOf, checkText } from '../units/check-value.js';
import { checkBytes } from './check-task-file.js';

// All browsers, workers and servers have these, but no library of types without a DOM does.
declare const TextDecoder: new (
  label?: string,
  options?: { readonly fatal?: boolean },
) => { decode(bytes: Uint8Array): string };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/**
 * Decodes the text of a file: UTF-8 or UTF-16 by its mark, else Windows-1252.
 *
 * @throws {TypeError} If the value is not a list of bytes.
 */
export function decodeText(bytes: Uint8Array): string {
  checkBytes('bytes', bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Encodings in which CUP files are written. */
export type TextEncoding = 'utf-8' | 'windows-1252';

/**
 * Encodes a text. Characters that Windows-1252 does not have become question marks.
 *
 * @throws {TypeError} If it is not a string.
 * @throws {RangeError} If the encoding is unknown.
 */
export function encodeText(text: string, encoding: TextEncoding): Uint8Array {
  checkText('text', text);
  checkOneOf('encoding', encoding, ['utf-8', 'windows-1252']);
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  const letters = new TextDecoder('windows-1252').decode(
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
  );
  const byteOf = new Map(Array.from(letters, (letter, byte) => [letter, byte]));
  const unknown = byteOf.get('?')!;
  return Uint8Array.from(Array.from(text), (letter) => byteOf.get(letter) ?? unknown);
}
