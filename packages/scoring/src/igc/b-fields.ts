import type { IgcBytes } from './line-scan.js';
import { type ExtensionField, MISSING_VALUE } from './recording.js';

/** Length in bytes of a B record without extensions. */
export const FIXED_LENGTH = 35;
export const SECONDS_PER_DAY = 86_400;
/** Units of positions, 1e-5 arc minutes, in one degree. */
export const UNITS_PER_DEGREE = 6_000_000;
/** Units in the last digit that every B record has, a thousandth of a minute. */
export const UNITS_PER_THOUSANDTH = 100;
/** More digits do not fit 32 bits. */
const MAX_DIGITS = 9;
/** Hundredths of a unit per digit of LAD or LOD, by their number of digits. */
const FINER_FACTORS = [0, 1000, 100, 10, 1];

export const LETTER_S = 83;
export const LETTER_W = 87;
export const ZERO = 48;
const MINUS = 45;
const SPACE = 32;

// Digits are read four bytes at a time, as a word with the first digit in its lowest eight bits.
const FOUR_ZEROS = 0x30303030;
/** Added to a word, it carries any value above 9 into the high half of its byte. */
const ABOVE_NINE = 0x06060606;
const HIGH_HALVES = 0xf0f0f0f0 | 0;
const FIRST_AND_THIRD = 0x00ff00ff;

/** Reads four digits, one per byte of a word. Valid only if `flawOf` returns no flaw. */
export function digitsAt(view: DataView, at: number): number {
  return view.getInt32(at, true) ^ FOUR_ZEROS;
}

/** Returns the flaws of a word; combine several with `|`. `areDigits` evaluates them. */
export function flawOf(word: number): number {
  return word | (word + ABOVE_NINE);
}

/** Returns whether the words with these flaws contained only digits. */
export function areDigits(flaws: number): boolean {
  return (flaws & HIGH_HALVES) === 0;
}

/**
 * The first two digits of a word as a number in its lowest byte, the other two in its third byte.
 */
export function pairsOf(word: number): number {
  return (Math.imul(word, 10 * 256 + 1) >>> 8) & FIRST_AND_THIRD;
}

/** The number formed by the four digits of a word. */
export function numberOf(word: number): number {
  return Math.imul(pairsOf(word), 100 * 65_536 + 1) >>> 16;
}

/** Negative if the value is not a digit, otherwise at least 0; combine several with `|`. */
function digitSign(value: number): number {
  return value | (9 - value);
}

/** Positions of records in a file: indexes of their first bytes, and the indexes after each. */
export interface Rows {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly count: number;
}

/** Rows with the length in bytes of the shortest record. */
export interface MeasuredRows extends Rows {
  readonly shortest: number;
}

/** Length in bytes of the shortest record. */
export function shortestOf({ starts, ends, count }: Rows): number {
  let shortest = Infinity;
  for (let row = 0; row < count; row++) shortest = Math.min(shortest, ends[row]! - starts[row]!);
  return shortest;
}

/** Column that takes one value per record. */
interface FieldValues {
  readonly column: Int32Array;
  /** Index of the first value. */
  readonly at: number;
}

/** Reads one extension of some records. `MISSING_VALUE` if a record is too short for it. */
export function readField(
  file: IgcBytes,
  rows: MeasuredRows,
  field: ExtensionField,
  into: FieldValues,
): void {
  const width = field.end - field.start + 1;
  if (width > 8 || rows.shortest < field.end) readCarefully(file, rows, field, into);
  else if (width > 5) readTwoWords(file, rows, field, into);
  else if (width === 5) readFiveDigits(file, rows, field, into);
  else readOneWord(file, rows, field, into);
}

// Bytes before a field in its first word count as zeros. The fixed part of a record is long enough
// that no word starts before the file.

function readOneWord(
  { bytes, view }: IgcBytes,
  { starts, count }: Rows,
  { start, end }: ExtensionField,
  { column, at }: FieldValues,
): void {
  const width = end - start + 1;
  const own = -1 << (8 * (4 - width));
  for (let row = 0; row < count; row++) {
    const to = starts[row]! + end;
    const word = digitsAt(view, to - 4) & own;
    column[at + row] = areDigits(flawOf(word)) ? numberOf(word) : readSigned(bytes, to - width, to);
  }
}

/**
 * The width of most altitudes, speeds and climb rates. The first of the five characters may be a
 * minus.
 */
function readFiveDigits(
  { bytes, view }: IgcBytes,
  { starts, count }: Rows,
  { end }: ExtensionField,
  { column, at }: FieldValues,
): void {
  for (let row = 0; row < count; row++) {
    const to = starts[row]! + end;
    const first = bytes[to - 5]! - ZERO;
    const rest = digitsAt(view, to - 4);
    let value = first * 10_000 + numberOf(rest);
    if (!areDigits(flawOf(rest) | flawOf(first))) {
      const isNegative = first === MINUS - ZERO && areDigits(flawOf(rest));
      value = isNegative ? -numberOf(rest) : readSigned(bytes, to - 5, to);
    }
    column[at + row] = value;
  }
}

function readTwoWords(
  { bytes, view }: IgcBytes,
  { starts, count }: Rows,
  { start, end }: ExtensionField,
  { column, at }: FieldValues,
): void {
  const width = end - start + 1;
  const own = -1 << (8 * (8 - width));
  for (let row = 0; row < count; row++) {
    const to = starts[row]! + end;
    const high = digitsAt(view, to - 8) & own;
    const low = digitsAt(view, to - 4);
    column[at + row] = areDigits(flawOf(high) | flawOf(low))
      ? numberOf(high) * 10_000 + numberOf(low)
      : readSigned(bytes, to - width, to);
  }
}

function readCarefully(
  { bytes }: IgcBytes,
  { starts, ends, count }: Rows,
  { start, end }: ExtensionField,
  { column, at }: FieldValues,
): void {
  for (let row = 0; row < count; row++) {
    const to = starts[row]! + end;
    column[at + row] =
      to <= ends[row]! ? readSigned(bytes, starts[row]! + start - 1, to) : MISSING_VALUE;
  }
}

interface FinerAngles extends FieldValues {
  /** Offset of the letter N, S, E or W in a record. */
  readonly letterAt: number;
  /** Upper limit, so that extra digits at the pole do not exceed it. */
  readonly max: number;
}

/** Adds the digits of LAD or LOD below a thousandth of a minute to angles. */
export function addFiner(
  { bytes, view }: IgcBytes,
  { starts, ends, count }: Rows,
  field: ExtensionField,
  { column, at, letterAt, max }: FinerAngles,
): void {
  // Of more than four digits, the first ones count.
  const width = Math.min(field.end - field.start + 1, 4);
  const end = field.start - 1 + width;
  const own = -1 << (8 * (4 - width));
  const factor = FINER_FACTORS[width]!;
  for (let row = 0; row < count; row++) {
    const start = starts[row]!;
    if (start + field.end > ends[row]!) continue;
    const word = digitsAt(view, start + end - 4) & own;
    if (!areDigits(flawOf(word))) continue;
    // Computed in hundredths of a unit, so that the division has no remainder.
    const finer = ((numberOf(word) * factor) / 100) | 0;
    const exact = Math.min(Math.abs(column[at + row]!) + finer, max) | 0;
    const letter = bytes[start + letterAt];
    column[at + row] = letter === LETTER_S || letter === LETTER_W ? -exact : exact;
  }
}

/**
 * Number in the bytes from `from` to `to`, exclusive. Leading spaces and a minus sign are allowed.
 * `MISSING_VALUE` if it is not a number.
 */
export function readSigned(bytes: Uint8Array, from: number, to: number): number {
  if (to - from > MAX_DIGITS) return MISSING_VALUE;
  const last = to - 1;
  let at = from;
  while (at < last && bytes[at] === SPACE) at++;
  const isNegative = bytes[at] === MINUS && at < last;
  if (isNegative) at++;
  const value = readDigits(bytes, at, to - at);
  if (value < 0) return MISSING_VALUE;
  return isNegative ? -value : value;
}

/** Value of some decimal digits, or -1 if a byte is not a digit. */
function readDigits(bytes: Uint8Array, at: number, width: number): number {
  let value = 0;
  for (let i = at; i < at + width; i++) {
    const digit = bytes[i]! - ZERO;
    if (digitSign(digit) < 0) return -1;
    value = value * 10 + digit;
  }
  return value;
}
