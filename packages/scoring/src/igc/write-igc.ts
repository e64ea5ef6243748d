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
import {
  CARRIAGE_RETURN,
  findFixSource,
  LINE_FEED,
  leadingBytes,
  lineAt,
  type SourceLine,
} from './source-lines.js';

/**
 * Writes a recording as an IGC file: fixes from the columns, all other lines as read and in their
 * place.
 *
 * Unchanged parts are written byte for byte as in the original file, including line endings, so
 * that the signature stays valid. In a changed fix, only the fields of the changed values are
 * written again. If the recording has more or fewer fixes than its file, all fixes are written from
 * the columns: bytes outside the fields of the I record are blank, and lines end in CR LF.
 *
 * @throws {TypeError} If the argument is not a recording.
 * @throws {RangeError} If a changed value has more digits than its field, or a time is negative.
 */
export function writeIgc(recording: Recording): Uint8Array {
  checkRecording(recording);
  const { fixes, otherLines } = recording;
  const { bytes, start, end, fixesBefore } = otherLines;
  const source = findFixSource(recording);
  const fields = writtenFields(recording, source?.fixes);
  const lines: SourceLine[] = [];
  let line = 0;
  for (let fix = 0; fix <= fixes.count; fix++) {
    for (; line < otherLines.count && fixesBefore[line] === fix; line++) {
      lines.push(lineAt(bytes, start[line]!, end[line]!));
    }
    if (fix < fixes.count) lines.push(fixLine(source?.lineOf(fix) ?? NO_LINE, fields, fix));
  }
  return joined(leadingBytes(bytes), lines);
}

const CR_LF = Uint8Array.of(CARRIAGE_RETURN, LINE_FEED);
/** Template for a fix that has no line in a file. */
const NO_LINE: SourceLine = { text: ascii('B'), lineEnd: CR_LF };
const SPACE = 32;

/** A field of B records. */
interface WrittenField {
  /** Number of bytes before the field. */
  readonly start: number;
  readonly column: ArrayLike<number> | undefined;
  /** Values in the file. Undefined if unknown. */
  readonly source: ArrayLike<number> | undefined;
  readonly textOf: (value: number) => string;
}

const FIXED_FIELDS = [
  { start: 1, name: 'timeS', textOf: clock },
  { start: 7, name: 'lat', textOf: (value: number) => angle(value, 2, 'NS') },
  { start: 15, name: 'lon', textOf: (value: number) => angle(value, 3, 'EW') },
  { start: 24, name: 'valid', textOf: (value: number) => (value === 1 ? 'A' : 'V') },
  { start: 25, name: 'pressureAltM', textOf: altitude },
  { start: 30, name: 'gnssAltM', textOf: altitude },
] as const;

function writtenFields({ fixes, extensions }: Recording, source?: FixColumns): WrittenField[] {
  return [
    ...FIXED_FIELDS.map(({ start, name, textOf }) => ({
      start,
      column: fixes[name],
      source: source?.[name],
      textOf,
    })),
    ...extensions.map((field) => ({
      start: field.start - 1,
      column: columnOf(field, fixes),
      source: source && columnOf(field, source),
      textOf: (value: number) => extensionText(field, value),
    })),
  ];
}

function columnOf({ code }: ExtensionField, fixes: FixColumns): ArrayLike<number> | undefined {
  if (code === 'LAD') return fixes.lat;
  if (code === 'LOD') return fixes.lon;
  return fixes.extensions[code];
}

function extensionText({ code, start, end }: ExtensionField, value: number): string {
  const width = end - start + 1;
  if (code === 'LAD' || code === 'LOD') return finerDigits(value, width);
  return value === MISSING_VALUE ? ' '.repeat(width) : digits(value, width);
}

/** Returns the line of a fix with its changed columns. */
function fixLine(source: SourceLine, fields: readonly WrittenField[], fix: number): SourceLine {
  const changed = fields.filter((field) => isChanged(field, fix));
  if (changed.length === 0) return source;
  const texts = changed.map(({ start, column, textOf }) => ({
    start,
    text: textOf(valueAt(column, fix)),
  }));
  const ends = texts.map(({ start, text }) => start + text.length);
  const record = new Uint8Array(Math.max(source.text.length, FIXED_LENGTH, ...ends)).fill(SPACE);
  record.set(source.text);
  for (const { start, text } of texts) record.set(ascii(text), start);
  return { text: record, lineEnd: source.lineEnd };
}

function isChanged({ column, source }: WrittenField, fix: number): boolean {
  return source === undefined || valueAt(column, fix) !== valueAt(source, fix);
}

function valueAt(column: ArrayLike<number> | undefined, fix: number): number {
  return column?.[fix] ?? MISSING_VALUE;
}

function joined(before: Uint8Array, lines: readonly SourceLine[]): Uint8Array {
  const chunks = [before];
  lines.forEach(({ text, lineEnd }, i) => {
    // Lines may now follow the last line of the file.
    const isCutOff = lineEnd.length === 0 && i < lines.length - 1;
    chunks.push(text, isCutOff ? CR_LF : lineEnd);
  });
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function clock(timeS: number): string {
  if (timeS < 0) throw new RangeError(`No clock shows ${timeS} s.`);
  const ofDayS = timeS % SECONDS_PER_DAY;
  const parts = [Math.floor(ofDayS / 3600), Math.floor(ofDayS / 60) % 60, ofDayS % 60];
  return parts.map((part) => digits(part, 2)).join('');
}

/** Formats degrees, minutes with thousandths, and the hemisphere. */
function angle(units: number, degreeDigits: number, hemispheres: string): string {
  const positive = Math.abs(units);
  const degrees = Math.floor(positive / UNITS_PER_DEGREE);
  const thousandths = Math.floor((positive % UNITS_PER_DEGREE) / UNITS_PER_THOUSANDTH);
  return `${digits(degrees, degreeDigits)}${digits(thousandths, 5)}${hemispheres[units < 0 ? 1 : 0]}`;
}

function altitude(metres: number): string {
  return digits(metres, 5);
}

/** Digits of an angle below a thousandth of a minute, as many as the field has. */
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
