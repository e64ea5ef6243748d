import { type ExtensionField, type FixColumns, MISSING_VALUE } from './recording.js';

/** Bytes of a B record without extensions. */
const FIXED_LENGTH = 35;
const MAX_EXTENSION_DIGITS = 9;
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
const MINUS = 45;
const SPACE = 32;

/**
 * Collects B records into columns. `B` HHMMSS DDMMmmm N|S DDDMMmmm E|W A|V PPPPP GGGGG, then the
 * extensions of the I record.
 *
 * @see FAI technical specification for GNSS flight recorders, 2nd edition, A4.1
 */
export class FixReader {
  malformedCount = 0;
  readonly #timeS: Int32Array;
  readonly #lat: Int32Array;
  readonly #lon: Int32Array;
  readonly #pressureAltM: Int16Array;
  readonly #gnssAltM: Int16Array;
  readonly #valid: Uint8Array;
  readonly #extensions: { field: ExtensionField; column: Int32Array }[];
  readonly #finerLat: ExtensionField | undefined;
  readonly #finerLon: ExtensionField | undefined;
  #count = 0;
  #dayOffsetS = 0;
  #lastClockS = -1;
  /** Clocks on either side of a midnight that may yet turn out to be a stray time. */
  #midnight: { readonly eveningS: number; readonly morningS: number } | undefined;

  constructor(capacity: number, extensions: readonly ExtensionField[]) {
    this.#timeS = new Int32Array(capacity);
    this.#lat = new Int32Array(capacity);
    this.#lon = new Int32Array(capacity);
    this.#pressureAltM = new Int16Array(capacity);
    this.#gnssAltM = new Int16Array(capacity);
    this.#valid = new Uint8Array(capacity);
    this.#extensions = extensions
      .filter(({ code }) => code !== 'LAD' && code !== 'LOD')
      .map((field) => ({ field, column: new Int32Array(capacity) }));
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

  /** Reads the record at bytes `start` to `end`, exclusive; counts it where it is malformed. */
  read(bytes: Uint8Array, start: number, end: number): void {
    if (!this.#readFixedPart(bytes, start, end)) {
      this.malformedCount++;
      return;
    }
    const at = this.#count++;
    for (const { field, column } of this.#extensions) {
      column[at] = readExtension(bytes, start, end, field);
    }
  }

  columns(): FixColumns {
    const count = this.#count;
    return {
      count,
      timeS: this.#timeS.subarray(0, count),
      lat: this.#lat.subarray(0, count),
      lon: this.#lon.subarray(0, count),
      pressureAltM: this.#pressureAltM.subarray(0, count),
      gnssAltM: this.#gnssAltM.subarray(0, count),
      valid: this.#valid.subarray(0, count),
      extensions: Object.fromEntries(
        this.#extensions.map(({ field, column }) => [field.code, column.subarray(0, count)]),
      ),
    };
  }

  #readFixedPart(bytes: Uint8Array, start: number, end: number): boolean {
    if (end - start < FIXED_LENGTH) return false;
    const clockS = readClock(bytes, start + 1);
    const lat = readAngle(bytes, start + 7, 2, MAX_LAT);
    const lon = readAngle(bytes, start + 15, 3, MAX_LON);
    const northSouth = bytes[start + 14];
    const eastWest = bytes[start + 23];
    const validity = bytes[start + 24];
    if (clockS < 0 || lat < 0 || lon < 0) return false;
    if (northSouth !== LETTER_N && northSouth !== LETTER_S) return false;
    if (eastWest !== LETTER_E && eastWest !== LETTER_W) return false;
    if (validity !== LETTER_A && validity !== LETTER_V) return false;
    const pressureAltM = readInteger(bytes, start + 25, 5);
    const gnssAltM = readInteger(bytes, start + 30, 5);
    if (pressureAltM === MISSING_VALUE || gnssAltM === MISSING_VALUE) return false;

    const at = this.#count;
    // Even digits behind the pole do not lead beyond it.
    const exactLat = Math.min(lat + readFiner(bytes, start, end, this.#finerLat), MAX_LAT);
    const exactLon = Math.min(lon + readFiner(bytes, start, end, this.#finerLon), MAX_LON);
    this.#timeS[at] = this.#unwrap(clockS);
    this.#lat[at] = northSouth === LETTER_S ? -exactLat : exactLat;
    this.#lon[at] = eastWest === LETTER_W ? -exactLon : exactLon;
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

/** Seconds of the day, -1 where the six bytes are no time. */
function readClock(bytes: Uint8Array, at: number): number {
  const hours = readDigits(bytes, at, 2);
  const minutes = readDigits(bytes, at + 2, 2);
  const seconds = readDigits(bytes, at + 4, 2);
  if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59) return -1;
  if (seconds < 0 || seconds > 59) return -1;
  return hours * 3600 + minutes * 60 + seconds;
}

/** Degrees of the given width and minutes as MMmmm, in 1e-5 minutes; -1 where it is no angle. */
function readAngle(bytes: Uint8Array, at: number, degreeDigits: number, max: number): number {
  const degrees = readDigits(bytes, at, degreeDigits);
  const thousandths = readDigits(bytes, at + degreeDigits, 5);
  // Some recorders round 59.9996 minutes up to 60.000.
  if (degrees < 0 || thousandths < 0 || thousandths > 60_000) return -1;
  const angle = degrees * UNITS_PER_DEGREE + thousandths * UNITS_PER_THOUSANDTH;
  return angle <= max ? angle : -1;
}

/** The digits that LAD or LOD add behind the thousandths of a minute, in 1e-5 minutes. */
function readFiner(
  bytes: Uint8Array,
  start: number,
  end: number,
  field: ExtensionField | undefined,
): number {
  if (!field || start + field.end > end) return 0;
  const width = field.end - field.start + 1;
  const digits = readDigits(bytes, start + field.start - 1, Math.min(width, 6));
  if (digits < 0) return 0;
  return Math.floor((digits * UNITS_PER_THOUSANDTH) / 10 ** Math.min(width, 6));
}

function readExtension(
  bytes: Uint8Array,
  start: number,
  end: number,
  field: ExtensionField,
): number {
  const width = field.end - field.start + 1;
  if (start + field.end > end || width > MAX_EXTENSION_DIGITS) return MISSING_VALUE;
  return readInteger(bytes, start + field.start - 1, width);
}

/** A number with leading spaces and a minus sign allowed; `MISSING_VALUE` where it is none. */
function readInteger(bytes: Uint8Array, at: number, width: number): number {
  let [from, last] = [at, at + width - 1];
  while (from < last && bytes[from] === SPACE) from++;
  if (bytes[from] === MINUS && from < last) {
    const digits = readDigits(bytes, from + 1, last - from);
    return digits < 0 ? MISSING_VALUE : -digits;
  }
  const digits = readDigits(bytes, from, last - from + 1);
  return digits < 0 ? MISSING_VALUE : digits;
}

/** The value of some decimal digits, -1 where one of the bytes is none. */
function readDigits(bytes: Uint8Array, at: number, width: number): number {
  let value = 0;
  for (let i = at; i < at + width; i++) {
    const digit = bytes[i]! - 48;
    if (!(digit >= 0 && digit <= 9)) return -1;
    value = value * 10 + digit;
  }
  return value;
}

function clampToInt16(value: number): number {
  return Math.max(-32_768, Math.min(32_767, value));
}
