import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HEADER, igcBytes } from '../testing/igc-text.js';
import { parseIgc } from './parse-igc.js';
import { MISSING_VALUE } from './recording.js';

const DATE = ['ALXVABC', 'HFDTE140726'];
const GOOD = 'B1201023606456N11758123WA0123401250';
const RECORD = new RegExp(
  [
    '^B(?<hours>[01]\\d|2[0-3])(?<minutes>[0-5]\\d)(?<seconds>[0-5]\\d)',
    '(?<latD>\\d\\d)(?<latM>\\d{5})(?<ns>[NS])(?<lonD>\\d{3})(?<lonM>\\d{5})(?<ew>[EW])',
    '(?<validity>[AV])(?<pressure>.{5})(?<gnss>.{5})$',
  ].join(''),
);
/** An altitude is kept in 16 bits. */
const MAX_ALT_M = 32_767;

/** Reads the record letter by letter. Returns undefined if it is malformed. */
function readPlainly(record: string) {
  const part = RECORD.exec(record)?.groups;
  if (!part) return undefined;
  const altitudes = [`${part['pressure']}`, `${part['gnss']}`];
  if (!altitudes.every((text) => /^ *-?\d+$/.test(text))) return undefined;
  if (Number(part['latM']) > 60_000 || Number(part['lonM']) > 60_000) return undefined;
  const lat = unitsOf(part['latD'], part['latM']);
  const lon = unitsOf(part['lonD'], part['lonM']);
  if (lat > unitsOf(90, 0) || lon > unitsOf(180, 0)) return undefined;
  return [
    Number(part['hours']) * 3600 + Number(part['minutes']) * 60 + Number(part['seconds']),
    part['ns'] === 'S' ? 0 - lat : lat,
    part['ew'] === 'W' ? 0 - lon : lon,
    ...altitudes.map((text) => Math.min(Number(text) + 0, MAX_ALT_M)),
    part['validity'] === 'A' ? 1 : 0,
  ];
}

function unitsOf(degrees: unknown, thousandths: unknown): number {
  return Number(degrees) * 6_000_000 + Number(thousandths) * 100;
}

/** The first fix of a file whose second one is good, so that the file can be read. */
function readByFile(record: string) {
  const { recording } = parseIgc(igcBytes([...DATE, record, GOOD]));
  const { count, timeS, lat, lon, pressureAltM, gnssAltM, valid } = recording.fixes;
  expect(recording.records.malformedB).toBe(2 - count);
  if (count === 1) return undefined;
  return [timeS[0], lat[0], lon[0], pressureAltM[0], gnssAltM[0], valid[0]];
}

test('reads a record exactly by its characters', () => {
  const letters = fc.constantFrom(...'0123456789 -:/AVNSEWB\u0000é'.split(''));
  const changes = fc.array(fc.tuple(fc.integer({ min: 1, max: 34 }), letters), { maxLength: 2 });
  fc.assert(
    fc.property(changes, (changed) => {
      const record = GOOD.split('');
      for (const [at, letter] of changed) record[at] = letter;
      expect(readByFile(record.join(''))).toEqual(readPlainly(record.join('')));
    }),
    { numRuns: 3000 },
  );
});

describe('an extension', () => {
  const widths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

  test.each(widths)('reads a number of %i bytes', (width) => {
    const field = fc
      .array(fc.constantFrom(...'0123456789 -x'.split('')), { minLength: width, maxLength: width })
      .map((letters) => letters.join(''));
    const layout = `I0136${35 + width}ABC`;
    fc.assert(
      fc.property(field, (text) => {
        const file = igcBytes(['ALXVABC', 'HFDTE140726', layout, `${GOOD}${text}`]);
        const isNumber = /^ *-?\d+$/.test(text) && width <= 9;
        const { ABC } = parseIgc(file).recording.fixes.extensions;
        // Minus nothing is nothing.
        expect(ABC?.[0]).toBe(isNumber ? Number(text) + 0 : MISSING_VALUE);
      }),
    );
  });

  test('is missing if the line ends before it', () => {
    const lines = [...HEADER.slice(0, -1), 'I023638FXA3942ENL', `${GOOD}005`, `${GOOD}0050120`];
    const { FXA, ENL } = parseIgc(igcBytes(lines)).recording.fixes.extensions;
    expect([...FXA!]).toEqual([5, 5]);
    expect([...ENL!]).toEqual([MISSING_VALUE, 120]);
  });
});

describe('finer digits', () => {
  test.each([
    { why: 'one digit', digits: '7', expected: 70 },
    { why: 'two digits', digits: '78', expected: 78 },
    { why: 'three digits', digits: '789', expected: 78 },
    { why: 'four digits', digits: '7891', expected: 78 },
    { why: 'seven digits', digits: '7891234', expected: 78 },
    { why: 'no digits', digits: '7x', expected: 0 },
  ])('$why increase the absolute value', ({ digits, expected }) => {
    const end = 35 + digits.length;
    const layout = `I0236${end}LAD${end + 1}${end + digits.length}LOD`;
    const lines = ['ALXVABC', 'HFDTE140726', layout, `${GOOD}${digits}${digits}`];
    const { lat, lon } = parseIgc(igcBytes(lines)).recording.fixes;
    expect(lat[0]).toBe(36 * 6_000_000 + 645_600 + expected);
    expect(lon[0]).toBe(-(117 * 6_000_000 + 5_812_300 + expected));
  });
});

test('a file may end within finer digits', () => {
  const lines = ['ALXVABC', 'HFDTE140726', 'I023638LAD3941LOD', `${GOOD}789456`, GOOD];
  const file = igcBytes(lines, '\n');
  const { lat } = parseIgc(file.subarray(0, -1)).recording.fixes;
  expect(lat[1]).toBe(36 * 6_000_000 + 645_600);
});

test('lines may be of any length', () => {
  const lengths = [0, 1, 2, 3, 4, 5, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 1000, 5000];
  const lines = lengths.map((length) => `${GOOD}${'7'.repeat(length)}`);
  const file = igcBytes(['ALXVABC', 'HFDTE140726', ...lines], '\n');
  const { recording } = parseIgc(file);
  expect(recording.fixes.count).toBe(lengths.length);
  expect(recording.records.malformedB).toBe(0);
});

test('reads the first thousand of thousands of headers', () => {
  const dates = Array.from({ length: 1500 }, () => 'HFDTE150726');
  const lines = ['ALXVABC', 'HFDTE140726', GOOD, ...dates, 'HFDTE160726', GOOD];
  const { records, fixes } = parseIgc(igcBytes(lines)).recording;
  expect(records.H).toBe(1502);
  expect(fixes.timeS[1]! - fixes.timeS[0]!).toBe(86_400);
});

test.each(['\r\n', '\n', '\r', '\n\r', '\r\r\n'])('lines may end in %j', (lineEnd) => {
  const lines = [...HEADER, `${GOOD}005`, `${GOOD}006`, '', `${GOOD}007`];
  const { extensions } = parseIgc(igcBytes(lines, lineEnd)).recording.fixes;
  expect([...extensions['FXA']!]).toEqual([5, 6, 7]);
});

test('lines may end in CR in one part of a file and in CR LF in the other', () => {
  const text = [...HEADER, `${GOOD}005`, `${GOOD}006`].join('\r');
  const { records, fixes } = parseIgc(igcBytes([text, `${GOOD}007`], '\r\n')).recording;
  expect(records).toMatchObject({ A: 1, malformedB: 0 });
  expect(fixes.count).toBe(3);
});

test.each(['\0\0\0', '\x13\x11'])('control characters before the file do not matter', (start) => {
  const { records } = parseIgc(
    igcBytes([`${start}${HEADER[0]}`, ...HEADER.slice(1), GOOD]),
  ).recording;
  expect(records.A).toBe(1);
});
