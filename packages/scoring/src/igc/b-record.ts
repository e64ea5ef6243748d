import {
  FIXED_LENGTH,
  LETTER_S,
  LETTER_W,
  readAltitude,
  readAngle,
  readClock,
  readField,
  readFiner,
  SECONDS_PER_DAY,
  UNITS_PER_DEGREE,
  ZERO,
} from './b-fields.js';
import { type ExtensionField, type FixColumns, MISSING_VALUE } from './recording.js';

/** A clock that falls by more than this has passed midnight; by less it has gone backwards. */
const MIDNIGHT_FALL_S = 43_200;
/** A clock that soon goes on from where it fell was wrong in between: it was not midnight. */
const RESUME_S = 3600;
/** Later days are those of a broken clock or date; seconds of more would not fit 32 bits. */
const MAX_DAYS = 366;
const MAX_LAT = 90 * UNITS_PER_DEGREE;
const MAX_LON = 180 * UNITS_PER_DEGREE;

const LETTER_A = 65;
const LETTER_E = 69;
const LETTER_N = 78;
const LETTER_V = 86;

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

function clampToInt16(value: number): number {
  return Math.max(-32_768, Math.min(32_767, value));
}
