import { FIXED_LENGTH } from './b-fields.js';
import type { ExtensionField } from './recording.js';

/**
 * Parses the I record, which names the extensions of B records.
 *
 * @see FAI technical specification for GNSS flight recorders, 2nd edition, A3.4
 */
export function parseIRecord(line: string): ExtensionField[] {
  return parseExtensionFields(line, FIXED_LENGTH);
}

/**
 * Reads a letter, a count, and per field two digits first byte, two digits last byte, three-letter
 * code. Fields that overlap the fixed part, are named twice or end before they start are ignored.
 *
 * @param fixedLength Bytes of a record before its fields.
 */
export function parseExtensionFields(line: string, fixedLength: number): ExtensionField[] {
  const fields: ExtensionField[] = [];
  for (const [, start, end, code] of line.slice(3).matchAll(/(\d{2})(\d{2})([A-Z0-9]{3})/giy)) {
    const field = { code: `${code}`.toUpperCase(), start: Number(start), end: Number(end) };
    const isNew = fields.every((known) => known.code !== field.code);
    if (isNew && field.start > fixedLength && field.end >= field.start) fields.push(field);
  }
  return fields;
}
