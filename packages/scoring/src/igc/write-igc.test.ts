import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { flightFixes, HEADER, igcBytes, igcFile, TOW_FLIGHT } from '../testing/igc-text.js';
import { HAS_TEST_DATA, igcFilesIn, readTestFile } from '../testing/test-data.js';
import { IgcError } from './igc-error.js';
import { parseIgc } from './parse-igc.js';
import type { FixColumns } from './recording.js';
import { signIgc } from './signature.js';
import { writeIgc } from './write-igc.js';

const FIX = 'B1000005030123N00815456EA0048000530005';
const FINER_HEADER = [...HEADER.slice(0, -1), 'I033638FXA3941LAD4244LOD'];
const SHORT_FIX = FIX.slice(0, 35);

const text = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

function rewritten(bytes: Uint8Array): string {
  return text(writeIgc(parseIgc(bytes).recording));
}

test('writes a correct file unchanged', () => {
  const file = igcFile(flightFixes(TOW_FLIGHT));
  expect(rewritten(file)).toBe(text(file));
});

test.each([
  { why: 'south and west', line: 'B1000005030123S00815456WA0048000530005' },
  { why: 'below sea level', line: 'B1000005030123N00815456EV-0048-0012005' },
  { why: 'a missing extension', line: 'B1000005030123N00815456EA0048000530   ' },
  { why: 'the pole and the date line', line: 'B2359599000000N18000000EA0048000530005' },
])('writes a fix unchanged: $why', ({ line }) => {
  const file = igcBytes([...HEADER, line]);
  expect(rewritten(file)).toBe(text(file));
});

test('keeps fields, finer digits and every other line in their places', () => {
  const file = igcBytes([
    'AXCDABC',
    'HFDTE310126',
    'I043637LAD3839LOD4043NET4446ENL',
    'J010810WDI',
    'C310126100000310126000100Task',
    'LXCDfrom the start',
    'F1000000102',
    'B2359585030123N00815456EA00480005301234-123045',
    'E235958PEVbutton',
    'K235958270',
    'B2359595030123N00815456EA004800053056780000999',
    'HFDTE010226',
    'B0000005030123N00815456EA004800053056780000999',
    'LXCDmüde',
    'GABCDEF',
  ]);
  expect(rewritten(file)).toBe(text(file));
});

test('writes a signed file so that it still verifies', () => {
  const signed = signIgc(
    text(igcFile(flightFixes(TOW_FLIGHT)))
      .replace(/^ALXV/, 'AXCD')
      .replace(/G.*\r\n$/, ''),
  );
  const again = writeIgc(parseIgc(igcBytes(signed.split('\r\n').slice(0, -1))).recording);
  expect(parseIgc(again).recording.signature.state).toBe('verified');
});

test.each([
  { why: 'bytes that no field names', line: 'B1000005030123N00815456EA004800053000512345699' },
  { why: 'finer digits of three figures', line: 'B1000005030123N00815456EA0048000530005123456' },
  { why: 'a plus sign', line: 'B1000005030123N00815456EA0048000530+12' },
  { why: 'letters in a field', line: 'B1000005030123N00815456EA0048000530ABC' },
  { why: 'fewer digits than the field has', line: 'B1000005030123N00815456EA   4800530  5' },
  { why: 'minute 60', line: 'B1000005060000N00860000EA0048000530005' },
  { why: 'a line too short for its fields', line: 'B1000005030123N00815456EA00480005300' },
  { why: 'an altitude beyond its column', line: 'B1000005030123N00815456EA9999999999005' },
  { why: 'spaces at the end', line: 'B1000005030123N00815456EA0048000530005  ' },
])('writes unchanged parts as they were: $why', ({ line }) => {
  const file = igcBytes([...FINER_HEADER, line, line]);
  expect(rewritten(file)).toBe(text(file));
});

test.each([
  { why: 'LF', lineEnd: '\n' },
  { why: 'CR', lineEnd: '\r' },
  { why: 'LF CR', lineEnd: '\n\r' },
  { why: 'an empty line', lineEnd: '\r\n\r\n' },
])('keeps lines that end in $why', ({ lineEnd }) => {
  const file = igcBytes([...HEADER, FIX, 'LXCDend', FIX], lineEnd);
  expect(rewritten(file)).toBe(text(file));
});

test('keeps bytes before the first line and a last line without a line end', () => {
  const before = Uint8Array.of(0xef, 0xbb, 0xbf, 13, 10);
  const file = Uint8Array.of(...before, ...igcBytes([...HEADER, FIX]).slice(0, -2));
  expect(rewritten(file)).toBe(text(file));
});

test.each([
  {
    why: 'a position',
    change: ({ lat }: FixColumns) => (lat[0] = -30_000_000),
    line: 'B1000000500000S00860000EV9999999999+120001239',
  },
  {
    why: 'the time',
    change: ({ timeS }: FixColumns) => (timeS[0] = 86_400 + 61),
    line: 'B0001015030123N00860000EV9999999999+121231239',
  },
  {
    why: 'an altitude and the validity',
    change: ({ pressureAltM, valid }: FixColumns) => {
      pressureAltM[0] = -48;
      valid[0] = 1;
    },
    line: 'B1000005030123N00860000EA-004899999+121231239',
  },
  {
    why: 'a further field',
    change: ({ extensions }: FixColumns) => (extensions['FXA']![0] = 7),
    line: 'B1000005030123N00860000EV99999999990071231239',
  },
])('rewrites only the field of $why', ({ change, line }) => {
  const fix = 'B1000005030123N00860000EV9999999999+121231239';
  const { recording } = parseIgc(igcBytes([...FINER_HEADER, fix, FIX]));
  change(recording.fixes);
  const expected = igcBytes([...FINER_HEADER, line, FIX]);
  expect(text(writeIgc(recording))).toBe(text(expected));
});

test('fills a short line with blanks up to the field that was changed', () => {
  const { recording } = parseIgc(
    igcBytes([...HEADER.slice(0, -1), 'I023638FXA3941ENL', SHORT_FIX]),
  );
  recording.fixes.extensions['ENL']![0] = 12;
  expect(text(writeIgc(recording))).toMatch(`${SHORT_FIX}   012\r\n`);
});

test('writes new fixes only from the columns', () => {
  const { recording } = parseIgc(igcBytes([...HEADER, `${FIX}99`, 'LXCDend', `${FIX}99`], '\n'));
  const { fixes } = recording;
  const again = writeIgc({ ...recording, fixes: { ...fixes, count: 1 } });
  expect(text(again)).toBe(`${HEADER.join('\n')}\n${FIX}\r\nLXCDend\n`);
});

test('ends the previous last line if others follow', () => {
  const { recording } = parseIgc(igcBytes([...HEADER, FIX, 'LXCDend']).slice(0, -2));
  const { otherLines } = recording;
  const fixesBefore = otherLines.fixesBefore.with(otherLines.count - 1, 0);
  const again = writeIgc({ ...recording, otherLines: { ...otherLines, fixesBefore } });
  expect(text(again)).toBe(text(igcBytes([...HEADER, 'LXCDend', FIX])));
});

test('refuses a value that does not fit into its field', () => {
  const { recording } = parseIgc(igcFile(flightFixes(TOW_FLIGHT)));
  recording.fixes.extensions['FXA']![0] = 1000;
  expect(() => writeIgc(recording)).toThrow(new RangeError('1000 does not fit into 3 digits.'));
});

describe.runIf(HAS_TEST_DATA)('real files', () => {
  test.each(igcFilesIn('igc'))('writes %s byte for byte unchanged', (path) => {
    const bytes = readTestFile(path);
    const read = readOrRefuse(bytes);
    if (!read) return;
    expect(Buffer.compare(writeIgc(read.recording), bytes)).toBe(0);
  });

  test.each(igcFilesIn('igc'))('%s contains only the changes', (path) => {
    const read = readOrRefuse(readTestFile(path));
    if (!read) return;
    const { recording } = read;
    const { lat, gnssAltM } = recording.fixes;
    lat.forEach((value, fix) => (lat[fix] = value - Math.sign(value) * 300));
    gnssAltM.forEach((value, fix) => (gnssAltM[fix] = Math.abs(value) >> 1));
    const { fixes, ...again } = parseIgc(writeIgc(recording)).recording;
    // Vitest takes seconds to compare the columns of all files.
    expect(isDeepStrictEqual(fixes, recording.fixes)).toBe(true);
    expect(again.otherLines.fixesBefore).toEqual(recording.otherLines.fixesBefore);
  });
});

function readOrRefuse(bytes: Uint8Array) {
  try {
    return parseIgc(bytes);
  } catch (error) {
    if (error instanceof IgcError) return undefined;
    throw error;
  }
}
