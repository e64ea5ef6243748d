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
 * Fields of an I or J record. Positions have two digits, but long B records need a third: `96100` are
 * the bytes 96 to 100, and `101104` those after it.
 */
const FIELD = /(\d{2,3}?)(\d{2,3})([A-Z][A-Z0-9]{2})|(\d{2})(\d{2})([A-Z0-9]{3})/giy;

/**
 * Parses a letter, a count, and for each field its first byte, its last byte (two digits each, or
 * three from 100 on) and a three-letter code. Fields that overlap the fixed part, are repeated or end before
 * they start are ignored.
 *
 * @param fixedLength Length in bytes of a record before its fields.
 */
export function parseExtensionFields(line: string, fixedLength: number): ExtensionField[] {
  const fields: ExtensionField[] = [];
  for (const [, start, end, letters, first, last, code] of line.slice(3).matchAll(FIELD)) {
    const field = {
      code: `${letters ?? code}`.toUpperCase(),
      start: Number(start ?? first),
      end: Number(end ?? last),
    };
    const isNew = fields.every((known) => known.code !== field.code);
    if (isNew && field.start > fixedLength && field.end >= field.start) fields.push(field);
  }
  return fields;
}
