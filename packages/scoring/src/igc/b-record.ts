import { type ExtensionField, type FixColumns, MISSING_VALUE } from './recording.js';

/** Bytes of a B record without extensions. */
export const FIXED_LENGTH = 35;
/** More digits do not fit 32 bits. */
const MAX_DIGITS = 9;
const SECONDS_PER_DAY = 86_400;
/** A clock that falls by more than this has passed midnight; by less it has gone backwards. */
const MIDNIGHT_FALL_S = 43_200;
/** A clock that soon goes on from where it fell was wrong in between: it was not midnight. */
const RESUME_S = 3600;
/** Later days are those of a broken clock or date; seconds of more would not fit 32 bits. */
const MAX_DAYS = 366;
const UNITS_PER_DEGREE = 6_000_000;
const UNITS_PER_THOUSANDTH = 100;
const MAX_LAT = 90 * UNITS_PER_DEGREE;
const MAX_LON = 180 * UNITS_PER_DEGREE;

const LETTER_A = 65;
const LETTER_E = 69;
const LETTER_N = 78;
const LETTER_S = 83;
const LETTER_V = 86;
const LETTER_W = 87;
const ZERO = 48;
const MINUS = 45;
const SPACE = 32;

/** Room for fixes at first, where nothing is known of how many will come. */
const LEAST_CAPACITY = 256;
/** Records whose extensions are read together, field by field. */
const BATCH = 256;
/** Columns that are less full than this are copied, so that they do not hold on to empty room. */
const FULL_SHARE = 0.9;

/**
 * Collects B records into columns. `B` HHMMSS DDMMmmm N|S DDDMMmmm E|W A|V PPPPP GGGGG, then the
 * extensions of the I record.
 *
 * @see FAI technical specification for GNSS flight recorders, 2nd edition, A4.1
 */
export class FixReader {
  malformedCount = 0;
  #timeS: Int32Array;
  #lat: Int32Array;
  #lon: Int32Array;
  #pressureAltM: Int16Array;
  #gnssAltM: Int16Array;
  #valid: Uint8Array;
  readonly #fields: readonly ExtensionField[];
  #columns: Int32Array[];
  /** First byte of the records whose extensions are still to be read, and the first behind each. */
  readonly #starts = new Int32Array(BATCH);
  readonly #ends = new Int32Array(BATCH);
  #waiting = 0;
  readonly #finerLat: ExtensionField | undefined;
  readonly #finerLon: ExtensionField | undefined;
  #capacity: number;
  /** Well-formed records so far. */
  count = 0;
  #dayOffsetS = 0;
  #lastClockS = -1;
  /** Clocks on either side of a midnight that may yet turn out to be a stray time. */
  #midnight: { readonly eveningS: number; readonly morningS: number } | undefined;

  /** @param expected How many records will come, as far as can be told. */
  constructor(expected: number, extensions: readonly ExtensionField[]) {
    const capacity = Math.max(LEAST_CAPACITY, expected);
    this.#capacity = capacity;
    this.#timeS = new Int32Array(capacity);
    this.#lat = new Int32Array(capacity);
    this.#lon = new Int32Array(capacity);
    this.#pressureAltM = new Int16Array(capacity);
    this.#gnssAltM = new Int16Array(capacity);
    this.#valid = new Uint8Array(capacity);
    this.#fields = extensions.filter(({ code }) => code !== 'LAD' && code !== 'LOD');
    this.#columns = this.#fields.map(() => new Int32Array(capacity));
    this.#finerLat = extensions.find(({ code }) => code === 'LAD');
    this.#finerLon = extensions.find(({ code }) => code === 'LOD');
  }

  /**
   * Lets the following clock times count from a later day. A date that goes back, or more than a
   * year ahead, is ignored.
   */
  startDay(dayOffsetS: number): void {
    if (dayOffsetS < this.#dayOffsetS || dayOffsetS > MAX_DAYS * SECONDS_PER_DAY) return;
    if (dayOffsetS > this.#dayOffsetS) this.#lastClockS = -1;
    this.#dayOffsetS = dayOffsetS;
    this.#midnight = undefined;
  }

  /**
   * Reads the record at byte `start` as far as its fixed part; counts it where it is malformed.
   *
   * @returns True where it is well formed: then it has no line end in its first `FIXED_LENGTH`
   *   bytes, and `readExtensions` is to follow.
   */
  read(bytes: Uint8Array, start: number): boolean {
    if (this.count === this.#capacity) this.#grow();
    if (this.#readFixedPart(bytes, start)) return true;
    this.malformedCount++;
    return false;
  }

  /** Reads what the record at byte `start` has behind its fixed part, up to `end`, exclusive. */
  readExtensions(bytes: Uint8Array, start: number, end: number): void {
    const at = this.count++;
    this.#starts[this.#waiting] = start;
    this.#ends[this.#waiting++] = end;
    if (this.#waiting === BATCH) this.#readWaiting(bytes);
    // Even digits behind the pole do not lead beyond it.
    if (this.#finerLat) {
      const finer = readFiner(bytes, start, end, this.#finerLat);
      this.#lat[at] = awayFromZero(this.#lat[at]!, finer, bytes[start + 14] === LETTER_S, MAX_LAT);
    }
    if (this.#finerLon) {
      const finer = readFiner(bytes, start, end, this.#finerLon);
      this.#lon[at] = awayFromZero(this.#lon[at]!, finer, bytes[start + 23] === LETTER_W, MAX_LON);
    }
  }

  /** The fixes read so far, from the same bytes. */
  columns(bytes: Uint8Array): FixColumns {
    this.#readWaiting(bytes);
    const count = this.count;
    const isFull = count > FULL_SHARE * this.#capacity;
    const cut = <Column extends Int32Array | Int16Array | Uint8Array>(column: Column) =>
      (isFull ? column.subarray(0, count) : column.slice(0, count)) as Column;
    return {
      count,
      timeS: cut(this.#timeS),
      lat: cut(this.#lat),
      lon: cut(this.#lon),
      pressureAltM: cut(this.#pressureAltM),
      gnssAltM: cut(this.#gnssAltM),
      valid: cut(this.#valid),
      extensions: Object.fromEntries(
        this.#fields.map(({ code }, i) => [code, cut(this.#columns[i]!)]),
      ),
    };
  }

  /** Field by field, which leaves the loops nothing to look up. */
  #readWaiting(bytes: Uint8Array): void {
    const rows = { starts: this.#starts, ends: this.#ends, count: this.#waiting };
    const at = this.count - this.#waiting;
    this.#fields.forEach((field, i) => {
      readField(bytes, rows, field, this.#columns[i]!.subarray(at, this.count));
    });
    this.#waiting = 0;
  }

  #grow(): void {
    const capacity = 2 * this.#capacity;
    this.#capacity = capacity;
    this.#timeS = enlarged(this.#timeS, new Int32Array(capacity));
    this.#lat = enlarged(this.#lat, new Int32Array(capacity));
    this.#lon = enlarged(this.#lon, new Int32Array(capacity));
    this.#pressureAltM = enlarged(this.#pressureAltM, new Int16Array(capacity));
    this.#gnssAltM = enlarged(this.#gnssAltM, new Int16Array(capacity));
    this.#valid = enlarged(this.#valid, new Uint8Array(capacity));
    this.#columns = this.#columns.map((column) => enlarged(column, new Int32Array(capacity)));
  }

  #readFixedPart(bytes: Uint8Array, start: number): boolean {
    if (bytes.length - start < FIXED_LENGTH) return false;
    const clockS = readClock(bytes, start + 1);
    const lat = readAngle(bytes, start + 7, 0, MAX_LAT);
    const lon = readAngle(bytes, start + 16, bytes[start + 15]! - ZERO, MAX_LON);
    const northSouth = bytes[start + 14];
    const eastWest = bytes[start + 23];
    const validity = bytes[start + 24];
    if (clockS < 0 || lat < 0 || lon < 0) return false;
    if (northSouth !== LETTER_N && northSouth !== LETTER_S) return false;
    if (eastWest !== LETTER_E && eastWest !== LETTER_W) return false;
    if (validity !== LETTER_A && validity !== LETTER_V) return false;
    const pressureAltM = readAltitude(bytes, start + 25);
    const gnssAltM = readAltitude(bytes, start + 30);
    if (pressureAltM === MISSING_VALUE || gnssAltM === MISSING_VALUE) return false;

    const at = this.count;
    this.#timeS[at] = this.#unwrap(clockS);
    this.#lat[at] = northSouth === LETTER_S ? -lat : lat;
    this.#lon[at] = eastWest === LETTER_W ? -lon : lon;
    this.#pressureAltM[at] = clampToInt16(pressureAltM);
    this.#gnssAltM[at] = clampToInt16(gnssAltM);
    this.#valid[at] = validity === LETTER_A ? 1 : 0;
    return true;
  }

  #unwrap(clockS: number): number {
    const isLastDay = this.#dayOffsetS >= MAX_DAYS * SECONDS_PER_DAY;
    if (this.#lastClockS - clockS > MIDNIGHT_FALL_S && !isLastDay) {
      this.#dayOffsetS += SECONDS_PER_DAY;
      this.#midnight = { eveningS: this.#lastClockS, morningS: clockS };
    } else if (this.#midnight) {
      const { eveningS, morningS } = this.#midnight;
      const resumes = clockS >= eveningS && clockS - eveningS <= RESUME_S;
      if (resumes) this.#dayOffsetS -= SECONDS_PER_DAY;
      if (resumes || clockS - morningS > RESUME_S) this.#midnight = undefined;
    }
    this.#lastClockS = clockS;
    return this.#dayOffsetS + clockS;
  }
}

/** Negative where the value is none of a digit, else at least 0; some combine with `|`. */
function digitSign(value: number): number {
  return value | (9 - value);
}

/** Seconds of the day, -1 where the six bytes are no time. */
function readClock(bytes: Uint8Array, at: number): number {
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
function readAngle(bytes: Uint8Array, at: number, hundreds: number, max: number): number {
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
function readAltitude(bytes: Uint8Array, at: number): number {
  const d1 = bytes[at]! - ZERO;
  const d2 = bytes[at + 1]! - ZERO;
  const d3 = bytes[at + 2]! - ZERO;
  const d4 = bytes[at + 3]! - ZERO;
  const d5 = bytes[at + 4]! - ZERO;
  const sign = digitSign(d1) | digitSign(d2) | digitSign(d3) | digitSign(d4) | digitSign(d5);
  if (sign < 0) return readSigned(bytes, at, at + 5);
  return d1 * 10_000 + d2 * 1000 + d3 * 100 + d4 * 10 + d5;
}

function awayFromZero(angle: number, finer: number, isNegative: boolean, max: number): number {
  const exact = Math.min(Math.abs(angle) + finer, max);
  return isNegative ? -exact : exact;
}

function enlarged<Column extends Int32Array | Int16Array | Uint8Array>(
  column: Column,
  larger: Column,
): Column {
  larger.set(column);
  return larger;
}

/** The digits that LAD or LOD add behind the thousandths of a minute, in 1e-5 minutes. */
function readFiner(bytes: Uint8Array, start: number, end: number, field: ExtensionField): number {
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
function readField(
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

function clampToInt16(value: number): number {
  return Math.max(-32_768, Math.min(32_767, value));
}
