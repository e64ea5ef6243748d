import { splitFields } from '../../cup/cup-fields.js';
import { FileError } from '../each-file.js';

/**
 * Reads a table with a header. Commas, semicolons or tabs separate its columns.
 *
 * @throws {FileError} If a column is missing.
 */
export function readCsv<Column extends string>(
  text: string,
  columns: readonly Column[],
): Readonly<Record<Column, string>>[] {
  const [head = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '');
  const separator = [';', '\t'].find((mark) => head.includes(mark)) ?? ',';
  const fieldsOf = (line: string) =>
    separator === ','
      ? splitFields(line).fields
      : line.split(separator).map((field) => field.trim());
  const names = fieldsOf(head).map((name) => name.toLowerCase());
  const indexes = columns.map((column) => [column, names.indexOf(column)] as const);
  const missing = indexes.find(([, index]) => index === -1);
  if (missing) throw new FileError('MISSING_COLUMN', `It has no column ${missing[0]}.`);
  return lines.map((line) => {
    const fields = fieldsOf(line);
    return Object.fromEntries(
      indexes.map(([column, index]) => [column, fields[index] ?? '']),
    ) as Record<Column, string>;
  });
}
