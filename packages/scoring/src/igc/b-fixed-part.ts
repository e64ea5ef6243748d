import {
  areDigits,
  digitsAt,
  FIXED_LENGTH,
  flawOf,
  LETTER_S,
  LETTER_W,
  numberOf,
  pairsOf,
  readSigned,
  UNITS_PER_DEGREE,
  UNITS_PER_THOUSANDTH,
  ZERO,
} from './b-fields.js';
import { type IgcBytes, lineEnd, skipCarriageReturns, trimCarriageReturns } from './line-scan.js';
import { MISSING_VALUE } from './recording.js';

export const MAX_LAT = 90 * UNITS_PER_DEGREE;
export const MAX_LON = 180 * UNITS_PER_DEGREE;
/** Limit of minutes. Some recorders round 59.9996 minutes up to 60.000. */
const MAX_THOUSANDTHS = 60_000;
const NO_ANGLE = 2 * MAX_LON;

const LETTER_A = 65;
const LETTER_B = 66;
const LETTER_E = 69;
const LETTER_N = 78;
const LETTER_V = 86;

/** Number of records that are read together. Their extensions are then read field by field. */
export const BATCH = 256;

/** Columns that every B record has. */
export interface FixedColumns {
  readonly timeS: Int32Array;
  readonly lat: Int32Array;
  readonly lon: Int32Array;
  readonly pressureAltM: Int16Array;
  readonly gnssAltM: Int16Array;
  readonly valid: Uint8Array;
}

/** Creates empty columns. */
export function createColumns(capacity: number): FixedColumns {
  return {
    timeS: new Int32Array(capacity),
    lat: new Int32Array(capacity),
    lon: new Int32Array(capacity),
    pressureAltM: new Int16Array(capacity),
    gnssAltM: new Int16Array(capacity),
    valid: new Uint8Array(capacity),
  };
}

/**
 * Reads the fixed parts of consecutive records from byte `start`, until the rows are full or a line
 * is not a well-formed record. Their times are times of day; the date is added later.
 *
 * @returns Index of the first byte after the last record read.
 */
export function readRows(
  file: IgcBytes,
  start: number,
  rows: { readonly starts: Int32Array; readonly ends: Int32Array; count: number },
  { columns, at }: { readonly columns: FixedColumns; readonly at: number },
): number {
  const { bytes, view } = file;
  const { starts, ends } = rows;
  const { timeS, lat, lon, pressureAltM, gnssAltM, valid } = columns;
  const lastStart = bytes.length - FIXED_LENGTH;
  let next = start;
  let row = rows.count;
  // Most records are in the same minute as the previous one.
  let [knownMinute, minuteS] = [-1, 0];
  for (let fix = at; row < BATCH; row++, fix++) {
    if (next > lastStart || bytes[next] !== LETTER_B) break;
    const hoursMinutes = digitsAt(view, next + 1);
    const secondsDegrees = digitsAt(view, next + 5);
    const latMinutes = digitsAt(view, next + 9);
    const latLast = bytes[next + 13]! - ZERO;
    // The words of a longitude are DDDM and Mmmm.
    const lonDegrees = digitsAt(view, next + 15);
    const lonMinutes = digitsAt(view, next + 19);
    const flaws =
      flawOf(hoursMinutes) |
      flawOf(secondsDegrees) |
      flawOf(latMinutes) |
      flawOf(latLast) |
      flawOf(lonDegrees) |
      flawOf(lonMinutes);
    if (!areDigits(flaws)) break;
    const pressure = digitsAt(view, next + 25);
    const pressureLast = bytes[next + 29]! - ZERO;
    const gnss = digitsAt(view, next + 30);
    const gnssLast = bytes[next + 34]! - ZERO;
    let pressureM = numberOf(pressure) * 10 + pressureLast;
    let gnssM = numberOf(gnss) * 10 + gnssLast;
    if (!areDigits(flawOf(pressure) | flawOf(pressureLast) | flawOf(gnss) | flawOf(gnssLast))) {
      pressureM = readSigned(bytes, next + 25, next + 30);
      gnssM = readSigned(bytes, next + 30, next + 35);
      if (pressureM === MISSING_VALUE || gnssM === MISSING_VALUE) break;
    }
    const northSouth = bytes[next + 14];
    const eastWest = bytes[next + 23];
    const validity = bytes[next + 24];
    if (northSouth !== LETTER_N && northSouth !== LETTER_S) break;
    if (eastWest !== LETTER_E && eastWest !== LETTER_W) break;
    if (validity !== LETTER_A && validity !== LETTER_V) break;

    if (hoursMinutes !== knownMinute) {
      const clock = pairsOf(hoursMinutes);
      const hours = clock & 0xff;
      const minutes = clock >>> 16;
      if (hours > 23 || minutes > 59) break;
      [knownMinute, minuteS] = [hoursMinutes, hours * 3600 + minutes * 60];
    }
    const mixed = pairsOf(secondsDegrees);
    const seconds = mixed & 0xff;
    if (seconds > 59) break;
    const north = angleOf(mixed >>> 16, numberOf(latMinutes) * 10 + latLast);
    const lonStart = numberOf(lonDegrees);
    const lonWhole = (lonStart / 10) | 0;
    const east = angleOf(lonWhole, (lonStart - lonWhole * 10) * 10_000 + numberOf(lonMinutes));
    if (north > MAX_LAT || east > MAX_LON) break;

    timeS[fix] = minuteS + seconds;
    lat[fix] = northSouth === LETTER_S ? -north : north;
    lon[fix] = eastWest === LETTER_W ? -east : east;
    pressureAltM[fix] = clampToInt16(pressureM);
    gnssAltM[fix] = clampToInt16(gnssM);
    valid[fix] = validity === LETTER_A ? 1 : 0;
    const end = lineEnd(file, next + FIXED_LENGTH);
    starts[row] = next;
    ends[row] = trimCarriageReturns(bytes, next, end);
    next = skipCarriageReturns(file, end + 1);
  }
  rows.count = row;
  return next;
}

/**
 * Converts degrees and thousandths of a minute to 1e-5 minutes. Exceeds any angle if they are
 * invalid.
 */
function angleOf(degrees: number, thousandths: number): number {
  if (thousandths > MAX_THOUSANDTHS) return NO_ANGLE;
  return degrees * UNITS_PER_DEGREE + thousandths * UNITS_PER_THOUSANDTH;
}

function clampToInt16(value: number): number {
  return Math.max(-32_768, Math.min(32_767, value));
}
