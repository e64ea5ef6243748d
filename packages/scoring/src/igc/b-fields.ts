import { type ExtensionField, MISSING_VALUE } from './recording.js';

/** Bytes of a B record without extensions. */
export const FIXED_LENGTH = 35;
export const SECONDS_PER_DAY = 86_400;
/** Positions are kept in 1e-5 arc minutes. */
export const UNITS_PER_DEGREE = 6_000_000;
/** Units in the last digit that every B record has, a thousandth of a minute. */
export const UNITS_PER_THOUSANDTH = 100;
/** More digits do not fit 32 bits. */
const MAX_DIGITS = 9;

export const LETTER_S = 83;
export const LETTER_W = 87;
export const ZERO = 48;
const MINUS = 45;
const SPACE = 32;

/** Negative where the value is none of a digit, else at least 0; some combine with `|`. */
function digitSign(value: number): number {
  return value | (9 - value);
}

/** Seconds of the day, -1 where the six bytes are no time. */
export function readClock(bytes: Uint8Array, at: number): number {
  const h1 = bytes[at]! - ZERO;
  const h2 = bytes[at + 1]! - ZERO;
  const m1 = bytes[at + 2]! - ZERO;
  const m2 = bytes[at + 3]! - ZERO;
  const s1 = bytes[at + 4]! - ZERO;
  const s2 = bytes[at + 5]! - ZERO;
  if (
    (digitSign(h1) |
      digitSign(h2) |
      digitSign(m1) |
      digitSign(m2) |
      digitSign(s1) |
      digitSign(s2)) <
    0
  )
    return -1;
  const hours = h1 * 10 + h2;
  if (hours > 23 || m1 > 5 || s1 > 5) return -1;
  return hours * 3600 + (m1 * 10 + m2) * 60 + s1 * 10 + s2;
}

/**
 * Two digits of degrees, after the hundreds, and minutes as MMmmm, in 1e-5 minutes; -1 where it is
 * no angle.
 */
export function readAngle(bytes: Uint8Array, at: number, hundreds: number, max: number): number {
  const d1 = bytes[at]! - ZERO;
  const d2 = bytes[at + 1]! - ZERO;
  const m1 = bytes[at + 2]! - ZERO;
  const m2 = bytes[at + 3]! - ZERO;
  const t1 = bytes[at + 4]! - ZERO;
  const t2 = bytes[at + 5]! - ZERO;
  const t3 = bytes[at + 6]! - ZERO;
  const head = digitSign(hundreds) | digitSign(d1) | digitSign(d2);
  const tail = digitSign(t1) | digitSign(t2) | digitSign(t3);
  if ((head | digitSign(m1) | digitSign(m2) | tail) < 0) return -1;
  const degrees = hundreds * 100 + d1 * 10 + d2;
  const thousandths = m1 * 10_000 + m2 * 1000 + t1 * 100 + t2 * 10 + t3;
  // Some recorders round 59.9996 minutes up to 60.000.
  if (thousandths > 60_000) return -1;
  const angle = degrees * UNITS_PER_DEGREE + thousandths * UNITS_PER_THOUSANDTH;
  return angle <= max ? angle : -1;
}

/** Five bytes of an altitude in metres; `MISSING_VALUE` where they are no number. */
export function readAltitude(bytes: Uint8Array, at: number): number {
  const d1 = bytes[at]! - ZERO;
  const d2 = bytes[at + 1]! - ZERO;
  const d3 = bytes[at + 2]! - ZERO;
  const d4 = bytes[at + 3]! - ZERO;
  const d5 = bytes[at + 4]! - ZERO;
  const sign = digitSign(d1) | digitSign(d2) | digitSign(d3) | digitSign(d4) | digitSign(d5);
  if (sign < 0) return readSigned(bytes, at, at + 5);
  return d1 * 10_000 + d2 * 1000 + d3 * 100 + d4 * 10 + d5;
}

/** The digits that LAD or LOD add behind the thousandths of a minute, in 1e-5 minutes. */
export function readFiner(
  bytes: Uint8Array,
  start: number,
  end: number,
  field: ExtensionField,
): number {
  if (start + field.end > end) return 0;
  const width = field.end - field.start + 1;
  const digits = readDigits(bytes, start + field.start - 1, Math.min(width, 6));
  if (digits < 0) return 0;
  return Math.floor((digits * UNITS_PER_THOUSANDTH) / 10 ** Math.min(width, 6));
}

/** Where records lie in a file: their first bytes, and the first behind each. */
interface Rows {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly count: number;
}

/** Reads one extension of some records; `MISSING_VALUE` where a record is too short for it. */
export function readField(
  bytes: Uint8Array,
  { starts, ends, count }: Rows,
  field: ExtensionField,
  column: Int32Array,
): void {
  const offset = field.start - 1;
  const width = field.end - offset;
  for (let row = 0; row < count; row++) {
    const from = starts[row]! + offset;
    const to = from + width;
    if (to > ends[row]!) {
      column[row] = MISSING_VALUE;
      continue;
    }
    let value = 0;
    let sign = 0;
    for (let at = from; at < to; at++) {
      const digit = bytes[at]! - ZERO;
      sign |= digitSign(digit);
      value = (value * 10 + digit) | 0;
    }
    column[row] = sign >= 0 && width <= MAX_DIGITS ? value : readSigned(bytes, from, to);
  }
}

/**
 * The number in the bytes `from` to `to`, exclusive, with leading spaces and a minus sign allowed;
 * `MISSING_VALUE` where it is none.
 */
function readSigned(bytes: Uint8Array, from: number, to: number): number {
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

/** The value of some decimal digits, -1 where one of the bytes is none. */
function readDigits(bytes: Uint8Array, at: number, width: number): number {
  let value = 0;
  for (let i = at; i < at + width; i++) {
    const digit = bytes[i]! - ZERO;
    if (digitSign(digit) < 0) return -1;
    value = value * 10 + digit;
  }
  return value;
}
