import {
  FIXED_LENGTH,
  SECONDS_PER_DAY,
  UNITS_PER_DEGREE,
  UNITS_PER_THOUSANDTH,
} from './b-fields.js';
import { checkRecording } from './check-recording.js';
import {
  type ExtensionField,
  type FixColumns,
  MISSING_VALUE,
  type Recording,
} from './recording.js';

/**
 * Writes a recording as an IGC file: its fixes from the columns, every other line as it was read
 * and where it stood. Lines end in CR LF.
 *
 * What was read from a correct file is written the same, so its signature still fits. Bytes of a
 * fix that no field of the I record names are written as zeros.
 *
 * @throws {TypeError} If the argument is no recording.
 * @throws {RangeError} If a value has more digits than its field, or a time is negative.
 */
export function writeIgc(recording: Recording): Uint8Array {
  checkRecording(recording);
  const { fixes, otherLines } = recording;
  const chunks: Uint8Array[] = [];
  let line = 0;
  for (let fix = 0; fix <= fixes.count; fix++) {
    for (; line < otherLines.count && otherLines.fixesBefore[line] === fix; line++) {
      chunks.push(
        otherLines.bytes.subarray(otherLines.start[line], otherLines.end[line]),
        LINE_END,
      );
    }
    if (fix < fixes.count) chunks.push(ascii(bRecord(recording, fix)), LINE_END);
  }
  return joined(chunks);
}

const LINE_END = Uint8Array.of(13, 10);

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function bRecord({ fixes, extensions }: Recording, fix: number): string {
  const validity = fixes.valid[fix] === 1 ? 'A' : 'V';
  const fixed = [
    'B',
    clock(fixes.timeS[fix]!),
    angle(fixes.lat[fix]!, 2, 'NS'),
    angle(fixes.lon[fix]!, 3, 'EW'),
    validity,
    digits(fixes.pressureAltM[fix]!, 5),
    digits(fixes.gnssAltM[fix]!, 5),
  ].join('');
  return extensions.reduce((record, field) => withField(record, field, fixes, fix), fixed);
}

/** The record with a field put into its place. */
function withField(record: string, field: ExtensionField, fixes: FixColumns, fix: number): string {
  const width = field.end - field.start + 1;
  const text = fieldText(field, fixes, fix, width);
  const padded = record.padEnd(Math.max(FIXED_LENGTH, field.start - 1), '0');
  return `${padded.slice(0, field.start - 1)}${text}${padded.slice(field.end)}`;
}

function fieldText({ code }: ExtensionField, fixes: FixColumns, fix: number, width: number) {
  if (code === 'LAD') return finerDigits(fixes.lat[fix]!, width);
  if (code === 'LOD') return finerDigits(fixes.lon[fix]!, width);
  const value = fixes.extensions[code]?.[fix] ?? MISSING_VALUE;
  return value === MISSING_VALUE ? ' '.repeat(width) : digits(value, width);
}

function clock(timeS: number): string {
  if (timeS < 0) throw new RangeError(`No clock shows ${timeS} s.`);
  const ofDayS = timeS % SECONDS_PER_DAY;
  const parts = [Math.floor(ofDayS / 3600), Math.floor(ofDayS / 60) % 60, ofDayS % 60];
  return parts.map((part) => digits(part, 2)).join('');
}

/** Degrees and minutes with thousandths, and the hemisphere. */
function angle(units: number, degreeDigits: number, hemispheres: string): string {
  const positive = Math.abs(units);
  const degrees = Math.floor(positive / UNITS_PER_DEGREE);
  const thousandths = Math.floor((positive % UNITS_PER_DEGREE) / UNITS_PER_THOUSANDTH);
  return `${digits(degrees, degreeDigits)}${digits(thousandths, 5)}${hemispheres[units < 0 ? 1 : 0]}`;
}

/** What of an angle is finer than a thousandth of a minute, in as many digits as the field has. */
function finerDigits(units: number, width: number): string {
  return digits(Math.abs(units) % UNITS_PER_THOUSANDTH, 2)
    .padEnd(width, '0')
    .slice(0, width);
}

function digits(value: number, width: number): string {
  const text = String(Math.abs(value)).padStart(value < 0 ? width - 1 : width, '0');
  const signed = value < 0 ? `-${text}` : text;
  if (signed.length > width) throw new RangeError(`${value} does not fit into ${width} digits.`);
  return signed;
}
