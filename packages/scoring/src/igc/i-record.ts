import { FIXED_LENGTH } from './b-fields.js';
import type { ExtensionField } from './recording.js';

/**
 * Parses the I record, which lists the extensions of B records.
 *
 * @see FAI technical specification for GNSS flight recorders, 2nd edition, A3.4
 */
export function parseIRecord(line: string): ExtensionField[] {
  return parseExtensionFields(line, FIXED_LENGTH);
}

/**
 * Parses a letter, a count, and for each field its first byte (two digits), its last byte (two
 * digits) and a three-letter code. Fields that overlap the fixed part, are repeated or end before
 * they start are ignored.
 *
 * @param fixedLength Length in bytes of a record before its fields.
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
