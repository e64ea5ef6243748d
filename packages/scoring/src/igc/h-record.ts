import { findDay } from './calendar-day.js';
import type { RecordingHeaders } from './recording.js';

/**
 * An H record that follows the format: the source of the data, then a code of three letters. Three
 * codes end in a digit: the second crew member, and both dates of birth. Apps write the source `S`,
 * for software.
 */
const WELL_FORMED = /^H[FOPS](?:[A-Z]{3}|CM2|DB[12])/;
/** A long name up to the first colon, such as `HFPLTPILOTINCHARGE:`. */
const LONG_NAME = /^[A-Z0-9 ()]*:/i;

/** Returns whether the line is an H record that follows the format. */
export function isWellFormedHRecord(line: string): boolean {
  return WELL_FORMED.test(line);
}

/** Date of the recording, and number of the flight on that day if given. */
export interface RecordingDate {
  /** Unix seconds of 00:00 UTC. */
  dayStartS: number;
  flightNumber?: number;
}

/** Day of a date record, which no further digit or separator follows, and the number of the flight. */
const DATE_RECORD =
  /^H[A-Z]DTE(?:DATE)?[:\s]*(\d\d[-./]?\d\d[-./]?(?:19|20)?\d\d)(?![-./\d])(?:\s*,\s*(\d{1,3}))?/i;

/**
 * Finds the date in `HFDTE150726`, `HFDTEDATE:150726`, `HFDTEDATE:150726,01` and other variants
 * that recorders write, also with a year of four digits.
 *
 * @returns Undefined if the line is not a date record or contains no calendar day.
 */
export function findDate(line: string): RecordingDate | undefined {
  const match = DATE_RECORD.exec(line);
  const dayStartS = match ? findDay(`${match[1]}`) : undefined;
  if (!match || dayStartS === undefined) return undefined;
  return match[2] === undefined ? { dayStartS } : { dayStartS, flightNumber: Number(match[2]) };
}

type TextHeader = {
  [Key in keyof RecordingHeaders]-?: RecordingHeaders[Key] extends string | undefined ? Key : never;
}[keyof RecordingHeaders];

const TEXT_HEADERS: Readonly<Record<string, TextHeader>> = {
  PLT: 'pilotName',
  CM2: 'copilotName',
  GTY: 'gliderType',
  // Recorders of one manufacturer write this instead of GTY.
  GYT: 'gliderType',
  GID: 'gliderId',
  CID: 'competitionId',
  CCL: 'competitionClass',
  FTY: 'recorderType',
  RFW: 'firmware',
  RHW: 'hardware',
  GPS: 'gps',
  PRS: 'pressureSensor',
  SIT: 'site',
};

/** Punctuation around a value, as in `(none)`. */
const ENCLOSING = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** Text of recorders for a value that was not entered, without punctuation around it. */
const PLACEHOLDER =
  /^(?:NIL|NKN|NONE|UNKNOWN|UNDEFINED|N[/.]A|NOT[ _-]?(?:SET|DEFINED|ENTERED|KNOWN)|NULL|X{4,}|0+|)$/i;
/** The same for an aircraft. Competition ids may have these letters. */
const AIRCRAFT_PLACEHOLDER = /^(?:NA|X+|[A-Z0-9]{1,2}[-_ ]+(?:X{2,}|0{2,}))$/i;

/**
 * Adds the content of an H record to the headers. The first value of each field counts; empty ones and
 * placeholders such as `NKN` are left out.
 */
export function readHeader(line: string, headers: RecordingHeaders): void {
  const code = line.slice(2, 5).toUpperCase();
  const value = line.slice(5).replace(LONG_NAME, '').trim();
  if (value === '') return;
  const text = TEXT_HEADERS[code];
  if (text && !isPlaceholder(text, value)) headers[text] ??= value;
  if (code === 'GPS') setNumber(headers, 'gnssMaxAltM', findSensorLimitM(value));
  if (code === 'PRS') setNumber(headers, 'pressureMaxAltM', findSensorLimitM(value));
  if (code === 'FXA') setNumber(headers, 'fixAccuracyM', findInteger(value));
  if (code === 'TZN' || code === 'TZO') {
    setNumber(headers, 'timeZoneOffsetH', findTimeZoneOffsetH(value));
  }
}

function isPlaceholder(header: TextHeader, value: string): boolean {
  const bare = value.replace(ENCLOSING, '');
  const isAircraft = header === 'gliderType' || header === 'gliderId';
  return PLACEHOLDER.test(bare) || (isAircraft && AIRCRAFT_PLACEHOLDER.test(bare));
}

type NumberHeader = 'gnssMaxAltM' | 'pressureMaxAltM' | 'fixAccuracyM' | 'timeZoneOffsetH';

function setNumber(headers: RecordingHeaders, key: NumberHeader, value: number | undefined): void {
  if (value !== undefined) headers[key] ??= value;
}

function findInteger(value: string): number | undefined {
  return /^\d{1,4}$/.test(value) ? Number(value) : undefined;
}

/** Limit in metres: `max10000m` anywhere, or a plain number of metres at the end. */
function findSensorLimitM(value: string): number | undefined {
  const match = /max\s*(\d{4,5})(?!\d|\s*ft)/i.exec(value) ?? /,\s*(\d{4,5})\s*m?$/i.exec(value);
  return match ? Number(match[1]) : undefined;
}

/** Offset in hours: `2`, `+3.00` and `-3.5` are hours; `5:30` and `5.30` are hours and minutes. */
function findTimeZoneOffsetH(value: string): number | undefined {
  const match = /^([+-]?)\s*(\d{1,2})(?:([.:])(\d{1,2}))?/.exec(value);
  if (!match) return undefined;
  const [, sign, hours, separator, digits = '0'] = match;
  const isMinutes = separator === ':' || digits === '30' || digits === '45';
  const fraction = isMinutes ? Number(digits) / 60 : Number(`0.${digits}`);
  const offset = Number(hours) + fraction;
  if (offset > 14) return undefined;
  return sign === '-' && offset > 0 ? -offset : offset;
}
