import { addFiner, readField, SECONDS_PER_DAY, shortestOf } from './b-fields.js';
import {
  BATCH,
  createColumns,
  type FixedColumns,
  MAX_LAT,
  MAX_LON,
  readRows,
} from './b-fixed-part.js';
import type { IgcBytes } from './line-scan.js';
import type { ExtensionField, FixColumns } from './recording.js';

/**
 * A clock that falls by more than this has passed midnight. A smaller fall is a clock that went
 * backwards.
 */
const MIDNIGHT_FALL_S = 43_200;
/** A clock that returns within this time to its time before a jump was wrong in between. */
const RESUME_S = 3600;
/** Fewer fixes before an apparent midnight, long before the next ones, have a wrong time. */
const MIN_EVENING_FIXES = 10;
/** A clock that runs on within this time after the date of a later day is still before its midnight. */
const MAX_DATE_LEAD_S = 600;
/**
 * Limit of days. Later ones come from a broken clock or date, and their seconds would not fit 32
 * bits.
 */
const MAX_DAYS = 366;

/** Initial space: more fixes than a day has seconds. Further space is allocated when needed. */
const MAX_FIRST_CAPACITY = 100_000;
/** Columns that are less full than this are copied, so that they do not retain unused memory. */
const FULL_SHARE = 0.75;

/**
 * Collects B records into columns: `B` HHMMSS DDMMmmm N|S DDDMMmmm E|W A|V PPPPP GGGGG, then the
 * extensions of the I record.
 *
 * @see FAI technical specification for GNSS flight recorders, 2nd edition, A4.1
 */
export class FixReader {
  readonly #file: IgcBytes;
  #columns: FixedColumns;
  #capacity: number;
  readonly #fields: readonly ExtensionField[];
  #extensions: Int32Array[];
  readonly #finerLat: ExtensionField | undefined;
  readonly #finerLon: ExtensionField | undefined;
  /**
   * Records whose extensions are still unread: indexes of their first bytes, and the indexes after
   * each.
   */
  readonly #rows = { starts: new Int32Array(BATCH), ends: new Int32Array(BATCH), count: 0 };
  /** Number of well-formed records so far. */
  count = 0;
  #dayOffsetS = 0;
  /** Later day of a date record, which may come before its midnight. */
  #nextDayOffsetS: number | undefined;
  #lastClockS = -1;
  /** Times before and after an apparent midnight, which may turn out to be a wrong time. */
  #midnight: { readonly eveningS: number; readonly morningS: number } | undefined;
  /** Times before and after the clock jumped ahead, which may turn out to be a wrong time. */
  #jump: { readonly fromS: number; readonly toS: number } | undefined;

  /** @param expected Estimated number of records. */
  constructor(file: IgcBytes, expected: number, extensions: readonly ExtensionField[]) {
    this.#file = file;
    this.#capacity = Math.min(expected, MAX_FIRST_CAPACITY) + BATCH;
    this.#columns = createColumns(this.#capacity);
    this.#fields = extensions.filter(({ code }) => code !== 'LAD' && code !== 'LOD');
    this.#extensions = this.#fields.map(() => new Int32Array(this.#capacity));
    this.#finerLat = extensions.find(({ code }) => code === 'LAD');
    this.#finerLon = extensions.find(({ code }) => code === 'LOD');
  }

  /**
   * Counts the following times of day from a later day. A date that goes back, or more than a year
   * ahead, is ignored.
   */
  startDay(dayOffsetS: number): void {
    if (dayOffsetS < this.#dayOffsetS || dayOffsetS > MAX_DAYS * SECONDS_PER_DAY) return;
    if (dayOffsetS > this.#dayOffsetS && this.#lastClockS >= 0) this.#nextDayOffsetS = dayOffsetS;
    else this.#begin(dayOffsetS);
  }

  #begin(dayOffsetS: number): void {
    if (dayOffsetS > this.#dayOffsetS) this.#lastClockS = -1;
    this.#dayOffsetS = dayOffsetS;
    this.#midnight = undefined;
    this.#jump = undefined;
  }

  /**
   * Reads consecutive B records from the line at byte `start`.
   *
   * @returns Index of the first byte of the first line that is not a well-formed B record.
   */
  readAll(start: number): number {
    const rows = this.#rows;
    let next = start;
    for (;;) {
      if (this.#capacity - this.count < BATCH) this.#grow();
      const known = rows.count;
      next = readRows(this.#file, next, rows, { columns: this.#columns, at: this.count });
      const [from, to] = [this.count, this.count + rows.count - known];
      this.count = to;
      this.#unwrapClocks(this.#columns.timeS, from, to);
      if (rows.count < BATCH) return next;
      this.#readExtensions();
    }
  }

  /** Columns of the fixes read so far. */
  columns(): FixColumns {
    this.#readExtensions();
    const count = this.count;
    const isFull = count > FULL_SHARE * this.#capacity;
    const cut = <Column extends Int32Array | Int16Array | Uint8Array>(column: Column) =>
      (isFull ? column.subarray(0, count) : column.slice(0, count)) as Column;
    const { timeS, lat, lon, pressureAltM, gnssAltM, valid } = this.#columns;
    return {
      count,
      timeS: cut(timeS),
      lat: cut(lat),
      lon: cut(lon),
      pressureAltM: cut(pressureAltM),
      gnssAltM: cut(gnssAltM),
      valid: cut(valid),
      extensions: Object.fromEntries(
        this.#fields.map(({ code }, i) => [code, cut(this.#extensions[i]!)]),
      ),
    };
  }

  /** Reads field by field, so that the inner loops need no lookups. */
  #readExtensions(): void {
    const file = this.#file;
    const rows = this.#rows;
    const at = this.count - rows.count;
    const measured = { ...rows, shortest: shortestOf(rows) };
    this.#fields.forEach((field, i) => {
      readField(file, measured, field, { column: this.#extensions[i]!, at });
    });
    const { lat, lon } = this.#columns;
    if (this.#finerLat) {
      addFiner(file, rows, this.#finerLat, { column: lat, at, letterAt: 14, max: MAX_LAT });
    }
    if (this.#finerLon) {
      addFiner(file, rows, this.#finerLon, { column: lon, at, letterAt: 23, max: MAX_LON });
    }
    rows.count = 0;
  }

  #grow(): void {
    const larger = createColumns(2 * this.#capacity);
    for (const [name, column] of Object.entries(this.#columns)) {
      larger[name as keyof FixedColumns].set(column);
    }
    this.#columns = larger;
    this.#capacity *= 2;
    this.#extensions = this.#extensions.map((column) => {
      const longer = new Int32Array(this.#capacity);
      longer.set(column);
      return longer;
    });
  }

  /** Converts times of day to seconds since the first day of the recording. */
  #unwrapClocks(timeS: Int32Array, from: number, to: number): void {
    if (this.#nextDayOffsetS !== undefined && from < to) {
      const stepS = timeS[from]! - this.#lastClockS;
      if (stepS <= 0 || stepS > MAX_DATE_LEAD_S) this.#begin(this.#nextDayOffsetS);
      this.#nextDayOffsetS = undefined;
    }
    for (let at = from; at < to; at++) {
      const clockS = timeS[at]!;
      const stepS = clockS - this.#lastClockS;
      // Almost every time follows the previous one on the same day.
      if (stepS < 0 || this.#midnight) this.#passMidnight(clockS, at);
      else if (stepS > RESUME_S && this.#lastClockS >= 0) {
        this.#jump = { fromS: this.#lastClockS, toS: clockS };
      }
      this.#lastClockS = clockS;
      timeS[at] = this.#dayOffsetS + clockS;
    }
  }

  /** @param at Number of fixes before. */
  #passMidnight(clockS: number, at: number): void {
    const isLastDay = this.#dayOffsetS >= MAX_DAYS * SECONDS_PER_DAY;
    const fallS = this.#lastClockS - clockS;
    const isStray = at < MIN_EVENING_FIXES && SECONDS_PER_DAY - fallS > RESUME_S;
    if (fallS > MIDNIGHT_FALL_S && !isLastDay && !isStray && !this.#endsJump(clockS)) {
      this.#dayOffsetS += SECONDS_PER_DAY;
      this.#midnight = { eveningS: this.#lastClockS, morningS: clockS };
    } else if (this.#midnight) {
      const { eveningS, morningS } = this.#midnight;
      const resumes = continues(eveningS, clockS);
      if (resumes) this.#dayOffsetS -= SECONDS_PER_DAY;
      if (resumes || clockS - morningS > RESUME_S) this.#midnight = undefined;
    }
  }

  /** Returns whether the clock goes back to where it was before a short jump. */
  #endsJump(clockS: number): boolean {
    if (!this.#jump) return false;
    const { fromS, toS } = this.#jump;
    return continues(fromS, clockS) && continues(toS, this.#lastClockS);
  }
}

function continues(beforeS: number, clockS: number): boolean {
  return clockS >= beforeS && clockS - beforeS <= RESUME_S;
}
