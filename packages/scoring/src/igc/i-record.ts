import type { ExtensionField } from './recording.js';

/** Bytes that every B record has before its extensions. */
const FIXED_B_LENGTH = 35;

/**
 * Reads `I` + count + per extension two digits first byte, two digits last byte, three-letter
 * code. Fields that overlap the fixed part or end before they start are left out.
 *
 * @see FAI technical specification for GNSS flight recorders, 2nd edition, A3.4
 */
export function parseIRecord(line: string): ExtensionField[] {
  const fields: ExtensionField[] = [];
  for (const [, start, end, code] of line.slice(3).matchAll(/(\d{2})(\d{2})([A-Z0-9]{3})/giy)) {
    const field = { code: `${code}`.toUpperCase(), start: Number(start), end: Number(end) };
    const isNew = fields.every((known) => known.code !== field.code);
    if (isNew && field.start > FIXED_B_LENGTH && field.end >= field.start) fields.push(field);
  }
  return fields;
}
