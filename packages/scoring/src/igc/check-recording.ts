import { checkFinite, checkInteger, checkObject, describeValue } from '../units/check-value.js';
import type { OtherLines } from './other-lines.js';
import type { FixColumns, Recording } from './recording.js';

/**
 * Checks that a value is a recording.
 *
 * @throws {TypeError} If the value is not a result of `parseIgc`.
 */
export function checkRecording(recording: Recording): void {
  checkObject('recording', recording, [
    'fixes',
    'otherLines',
    'headers',
    'extensions',
    'declaration',
    'signature',
    'manufacturer',
  ]);
  checkFinite('dayStartS', recording.dayStartS);
  checkFixes(recording.fixes);
  checkOtherLines(recording.otherLines);
}

/**
 * Checks the columns of fixes.
 *
 * @throws {TypeError} If the value does not have the columns of fixes.
 * @throws {RangeError} If a column is shorter than the number of fixes.
 */
export function checkFixes(fixes: FixColumns): void {
  checkColumns('fixes', fixes, ['timeS', 'lat', 'lon', 'pressureAltM', 'gnssAltM', 'valid']);
  checkObject('extensions of the fixes', fixes.extensions, []);
}

/**
 * Checks the columns of other lines.
 *
 * @throws {TypeError} If the value does not have the columns of lines, or no bytes.
 * @throws {RangeError} If a column is shorter than the number of lines.
 */
export function checkOtherLines(lines: OtherLines): void {
  checkColumns('otherLines', lines, ['start', 'end', 'fixesBefore']);
  checkBytes('bytes', lines.bytes);
}

/**
 * Checks that a value is an array of bytes.
 *
 * @throws {TypeError} If it is not.
 */
export function checkBytes(name: string, bytes: Uint8Array): void {
  // `instanceof` fails for bytes from another frame or realm.
  if (ArrayBuffer.isView(bytes) && bytes.BYTES_PER_ELEMENT === 1) return;
  throw new TypeError(`${name} must be a Uint8Array, not ${describeValue(bytes)}.`);
}

/**
 * Checks that a value has a count and columns of at least this length.
 *
 * @throws {TypeError} If the value has no count, or one of the columns is not a typed array.
 * @throws {RangeError} If a column is shorter than the count.
 */
export function checkColumns<Key extends string>(
  name: string,
  columns: { readonly count: number } & { readonly [_ in Key]: ArrayLike<number> },
  keys: readonly Key[],
): void {
  checkObject(name, columns, []);
  checkInteger(`count of ${name}`, columns.count, { min: 0, max: Number.MAX_SAFE_INTEGER });
  for (const key of keys) checkColumn(`${key} of ${name}`, columns[key], columns.count);
}

function checkColumn(name: string, column: ArrayLike<number>, count: number): void {
  if (!ArrayBuffer.isView(column)) {
    throw new TypeError(`${name} must be a typed array, not ${describeValue(column)}.`);
  }
  const { length } = column as ArrayLike<number>;
  if (length < count) throw new RangeError(`${name} has ${length} values, not ${count}.`);
}
