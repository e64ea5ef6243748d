import { checkObject } from '../units/check-value.js';
import { parseARecord } from './a-record.js';
import { FIXED_LENGTH } from './b-fields.js';
import { FixReader } from './b-record.js';
import { checkBytes } from './check-recording.js';
import type { Finding } from './finding.js';
import { findDate, isWellFormedHRecord, type RecordingDate, readHeader } from './h-record.js';
import { parseIRecord } from './i-record.js';
import { IgcError } from './igc-error.js';
import { type IgcBytes, LineScan, toIgcBytes } from './line-scan.js';
import { MAX_TEXT_LENGTH, type OtherLines, OtherLinesBuilder } from './other-lines.js';
import { recordFindings } from './record-findings.js';
import type { ExtensionField, Recording, RecordingHeaders } from './recording.js';
import { refusalCode, startsAsBinary } from './refusal.js';
import { BUILT_IN_VERIFIERS, checkVerifiers, signatureState } from './signature-state.js';
import type { SignatureVerifier } from './signature-verifier.js';
import { decodeText, toPlainText } from './text.js';

const [A, B, C, G, H, I, L] = [65, 66, 67, 71, 72, 73, 76];
const LOWER_C = 99;
/**
 * Maximum number of lines read per letter, because recorders write only a few. All lines are
 * counted.
 */
const MAX_READ_LINES = 1000;
/** The letters D, T, E after the first two letters of a date record. */
const DATE_CODE = [68, 84, 69];

/** A parsed file with the problems of its records. */
export interface ParsedIgc {
  readonly recording: Recording;
  readonly findings: readonly Finding[];
}

/** Options of parsing. */
export interface ParseOptions {
  /**
   * Verifiers of signatures that replace the built-in ones. The first one for a manufacturer
   * decides.
   */
  readonly verifiers?: readonly SignatureVerifier[];
}

/**
 * Parses an IGC file. Everything readable is returned and problems are reported. Invalid records
 * are left out. Lines may end in CR LF, LF or CR, and texts may be ASCII, Latin-1, UTF-8 or UTF-16.
 *
 * @throws {IgcError} If nothing can be read: the file is empty, binary or not an IGC file, or has
 *   no date or no fix.
 * @throws {TypeError} If the first argument is not an array of bytes, the options are not an
 *   object, or a verifier is invalid.
 */
export function parseIgc(bytes: Uint8Array, options: ParseOptions = {}): ParsedIgc {
  checkBytes('bytes', bytes);
  checkObject('options', options, []);
  const { verifiers = BUILT_IN_VERIFIERS } = options;
  checkVerifiers(verifiers);
  return parseText(toPlainText(bytes), verifiers);
}

function parseText(bytes: Uint8Array, verifiers: readonly SignatureVerifier[]): ParsedIgc {
  let { text, reader, otherLines } = readRecords(bytes, []);
  // If fixes come before the I record, they are read again with its extensions.
  if (text.extensionsCameLate) ({ text, reader, otherLines } = readRecords(bytes, text.extensions));
  const { date } = text;
  const fixes = reader?.columns();
  if (!date || !fixes || fixes.count === 0 || startsAsBinary(bytes)) {
    const { hasRecord, counts } = text;
    throw new IgcError(refusalCode({ bytes, hasRecord, hasHeader: counts.H > 0, hasDate: !!date }));
  }

  const records = { ...text.counts, malformedB: text.counts.B - fixes.count };
  const [aRecord = 'A'] = text.aRecords;
  const { manufacturer, serial } = parseARecord(aRecord);
  const signature = {
    lineCount: text.signatureLineCount,
    firstLine: text.signatureFirstLine,
    state: signatureState(manufacturer, bytes, text.signatureLineCount, verifiers),
  };
  const recording: Recording = {
    ...date,
    date: new Date(date.dayStartS * 1000).toISOString().slice(0, 10),
    manufacturer,
    serial,
    recorderLine: aRecord.slice(1),
    headers: text.headers,
    extensions: text.extensions,
    declaration: text.declaration,
    signature,
    records,
    fixes,
    otherLines,
  };
  const { aRecords, oddHRecords } = text;
  return {
    recording,
    findings: recordFindings({ counts: records, aRecords, oddHRecords, signature }),
  };
}

/** All records of a file except the fixes. */
interface TextRecords {
  counts: { A: number; B: number; H: number; I: number; C: number; L: number };
  hasRecord: boolean;
  date: RecordingDate | undefined;
  aRecords: string[];
  oddHRecords: string[];
  headers: RecordingHeaders;
  extensions: ExtensionField[];
  /** Whether the I record came after the first fix. */
  extensionsCameLate: boolean;
  declaration: string[];
  signatureLineCount: number;
  signatureFirstLine: string;
}

/**
 * Reads the file once. Times of fixes count from the first date of the file, wherever it stands.
 *
 * @param known Extensions to read in every fix until the file defines its own.
 */
function readRecords(
  bytes: Uint8Array,
  known: ExtensionField[],
): { text: TextRecords; reader: FixReader | undefined; otherLines: OtherLines } {
  const text: TextRecords = {
    counts: { A: 0, B: 0, H: 0, I: 0, C: 0, L: 0 },
    hasRecord: false,
    date: undefined,
    aRecords: [],
    oddHRecords: [],
    headers: {},
    extensions: known,
    extensionsCameLate: false,
    declaration: [],
    signatureLineCount: 0,
    signatureFirstLine: '',
  };
  let reader: FixReader | undefined;
  const dayOffsetsS: number[] = [];
  const otherLines = new OtherLinesBuilder();
  const file = toIgcBytes(bytes);
  const scan = new LineScan(bytes, file);
  while (scan.begin()) {
    if (bytes[scan.start] === B) {
      reader ??= createReader(file, scan.start, text.extensions, dayOffsetsS);
      const before = reader.count;
      scan.goTo(reader.readAll(scan.start));
      text.counts.B += reader.count - before;
      if (reader.count > before) continue;
      text.counts.B++;
    }
    scan.finish();
    if (scan.end === scan.start) continue;
    // Zeros in place of a record, as after a loss of power, are a fix that cannot be read. At the end they pad.
    if (bytes[scan.start] === 0 && scan.end < bytes.length) text.counts.B++;
    otherLines.add(scan.start, scan.end, reader?.count ?? 0);
    readTextRecord(bytes, scan, text);
    if (text.counts.H <= MAX_READ_LINES && isDateRecord(bytes, scan.start)) {
      const date = findDate(textOf(bytes, scan));
      if (!date || !text.date) continue;
      const offsetS = date.dayStartS - text.date.dayStartS;
      if (reader) reader.startDay(offsetS);
      else dayOffsetsS.push(offsetS);
    }
  }
  return { text, reader, otherLines: otherLines.build(bytes) };
}

/** Creates a reader with space for the remaining fixes, if all have the length of the first. */
function createReader(
  file: IgcBytes,
  start: number,
  extensions: readonly ExtensionField[],
  dayOffsetsS: readonly number[],
): FixReader {
  const { bytes, separator } = file;
  const end = bytes.subarray(start, start + MAX_TEXT_LENGTH).indexOf(separator);
  const expected = Math.ceil((bytes.length - start) / (Math.max(FIXED_LENGTH, end) + 1));
  const reader = new FixReader(file, expected, extensions);
  for (const offsetS of dayOffsetsS) reader.startDay(offsetS);
  return reader;
}

function readTextRecord(bytes: Uint8Array, scan: LineScan, found: TextRecords): void {
  const { counts } = found;
  switch (bytes[scan.start]!) {
    case A:
      if (counts.A++ < MAX_READ_LINES) readARecord(textOf(bytes, scan), found);
      break;
    case H:
      if (counts.H++ < MAX_READ_LINES) readHRecord(textOf(bytes, scan), found);
      break;
    case I:
      if (counts.I++ === 0) readIRecord(textOf(bytes, scan), found);
      break;
    case C:
    case LOWER_C:
      readCRecord(textOf(bytes, scan), found);
      break;
    case L:
      counts.L++;
      break;
    case G:
      if (found.signatureLineCount++ === 0) {
        found.signatureFirstLine = textOf(bytes, scan).slice(1);
      }
      break;
    default:
  }
}

function readARecord(line: string, found: TextRecords): void {
  if (/^A[A-Z0-9]{2}/i.test(line)) found.hasRecord = true;
  found.aRecords.push(line);
}

function readCRecord(line: string, found: TextRecords): void {
  // A small letter before anything but a digit is that of a word.
  if (/^c\D/.test(line)) return;
  if (found.counts.C++ < MAX_READ_LINES) found.declaration.push(line);
}

function readIRecord(line: string, found: TextRecords): void {
  found.extensions = parseIRecord(line);
  found.extensionsCameLate = found.counts.B > 0;
}

function readHRecord(line: string, found: TextRecords): void {
  if (isWellFormedHRecord(line)) found.hasRecord = true;
  else found.oddHRecords.push(line);
  found.date ??= findDate(line);
  readHeader(line, found.headers);
}

function textOf(bytes: Uint8Array, { start, end }: LineScan): string {
  return decodeText(bytes, start, Math.min(end, start + MAX_TEXT_LENGTH));
}

function isDateRecord(bytes: Uint8Array, start: number): boolean {
  if (bytes[start] !== H) return false;
  return DATE_CODE.every((letter, index) => bytes[start + 2 + index] === letter);
}
