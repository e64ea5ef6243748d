import { describe, expect, test } from 'vitest';
import { bRecord, HEADER, igcBytes, igcFile, type TestFix } from '../testing/igc-text.js';
import {
  HAS_TEST_DATA,
  igcFilesIn,
  readTestFile,
  readTestJson,
  readTestText,
} from '../testing/test-data.js';
import { IgcError } from './igc-error.js';
import { parseIgc } from './parse-igc.js';
import { MISSING_VALUE } from './recording.js';

const FIX: TestFix = { timeS: 36_000, lat: 50.5, lon: -8.25, pressureAltM: 480, gnssAltM: 530 };
const DATE = 'HFDTE140726';

function fixesOf(lines: readonly string[]) {
  return parseIgc(igcBytes([...HEADER, ...lines])).recording.fixes;
}

describe('fixes', () => {
  test('are columns in the units of the file', () => {
    const { fixes } = parseIgc(igcFile([FIX, { ...FIX, timeS: 36_004, isValid: false }])).recording;
    expect(fixes).toMatchObject({ count: 2 });
    expect([...fixes.timeS]).toEqual([36_000, 36_004]);
    expect([...fixes.lat]).toEqual([303_000_000, 303_000_000]);
    expect([...fixes.lon]).toEqual([-49_500_000, -49_500_000]);
    expect([...fixes.pressureAltM]).toEqual([480, 480]);
    expect([...fixes.gnssAltM]).toEqual([530, 530]);
    expect([...fixes.valid]).toEqual([1, 0]);
    expect([...fixes.extensions['FXA']!]).toEqual([5, 5]);
  });

  test.each([
    { why: 'cut off', line: 'B1000005030000N00815000WA0048' },
    { why: 'hour 24', line: 'B2400005030000N00815000WA0048000530' },
    { why: 'minute 60', line: 'B1060005030000N00815000WA0048000530' },
    { why: 'second 60', line: 'B1000605030000N00815000WA0048000530' },
    { why: 'more than 60 minutes of arc', line: 'B1000005060001N00815000WA0048000530' },
    { why: 'beyond the pole', line: 'B1000009000001N00815000WA0048000530' },
    { why: 'beyond the date line', line: 'B1000005030000N18000001WA0048000530' },
    { why: 'no hemisphere', line: 'B1000005030000X00815000WA0048000530' },
    { why: 'no validity', line: 'B1000005030000N00815000WX0048000530' },
    { why: 'letter in the pressure altitude', line: 'B1000005030000N00815000WA0048a00530' },
    { why: 'letter in the satellite altitude', line: 'B1000005030000N00815000WA00480005a0' },
  ])('skips and counts a record with $why', ({ line }) => {
    const { recording, findings } = parseIgc(igcBytes([...HEADER, line, bRecord(FIX)]));
    expect(recording.fixes.count).toBe(1);
    expect(recording.records.malformedB).toBe(1);
    expect(findings).toContainEqual({
      token: 'MALFORMED_B_RECORDS',
      type: 'warning',
      parameters: [1],
    });
  });

  test('may have minutes rounded up to 60', () => {
    expect(fixesOf(['B1000005060000N00860000WA0048000530005']).lat[0]).toBe(306_000_000);
  });

  test('may lie below sea level', () => {
    const { pressureAltM, gnssAltM } = fixesOf(['B1000005030000N00815000WA-0048-0012005']);
    expect([pressureAltM[0], gnssAltM[0]]).toEqual([-48, -12]);
  });

  test('continue after midnight', () => {
    const fixes = fixesOf([86_398, 86_400, 86_402].map((timeS) => bRecord({ ...FIX, timeS })));
    expect([...fixes.timeS]).toEqual([86_398, 86_400, 86_402]);
  });

  test.each([
    { why: 'one stray time in the afternoon', clocks: [54_000, 5, 54_004], day: [0, 0, 0] },
    {
      why: 'a stray time that comes again',
      clocks: [54_000, 5, 54_004, 6, 54_008],
      day: [0, 0, 0, 0, 0],
    },
    { why: 'a stray evening time at first', clocks: [86_390, 28_800, 28_804], day: [0, 0, 0] },
    {
      why: 'one stray evening time in the morning',
      clocks: [28_800, 86_399, 28_808],
      day: [0, 0, 0],
    },
    { why: 'a midnight after a gap', clocks: [28_800, 86_390, 5, 28_810], day: [0, 0, 1, 1] },
    {
      why: 'a night, and the same clock a day later',
      clocks: [86_390, 5, 3700, 86_395],
      day: [0, 1, 1, 1],
    },
  ])('distinguish midnight from a wrong time: $why', ({ clocks, day }) => {
    const fixes = fixesOf(clocks.map((timeS) => bRecord({ ...FIX, timeS })));
    expect([...fixes.timeS]).toEqual(clocks.map((timeS, i) => timeS + day[i]! * 86_400));
  });

  test('ignore days added by a wrong clock or date', () => {
    const clocks = Array.from({ length: 60_000 }, (_, i) => [68_000, 16_000][i % 2]!);
    const broken = fixesOf(clocks.map((timeS) => bRecord({ ...FIX, timeS })));
    expect(broken.timeS.every((timeS) => timeS >= 0 && timeS <= 367 * 86_400)).toBe(true);
    expect([...fixesOf([bRecord(FIX), 'HFDTE311279', bRecord(FIX)]).timeS]).toEqual([
      36_000, 36_000,
    ]);
  });

  test('keep small backward steps of the clock', () => {
    const fixes = fixesOf([36_010, 36_004].map((timeS) => bRecord({ ...FIX, timeS })));
    expect([...fixes.timeS]).toEqual([36_010, 36_004]);
  });

  test('of a second flight count from its own date', () => {
    const fixes = fixesOf([bRecord(FIX), 'HFDTE160726', bRecord(FIX), DATE, bRecord(FIX)]);
    expect([...fixes.timeS]).toEqual([36_000, 208_800, 208_800]);
  });

  test('of a later date, before its midnight, belong to the day before', () => {
    const fixes = fixesOf([
      bRecord({ ...FIX, timeS: 86_390 }),
      'HFDTE150726',
      ...[86_394, 86_398, 86_402].map((timeS) => bRecord({ ...FIX, timeS })),
    ]);
    expect([...fixes.timeS]).toEqual([86_390, 86_394, 86_398, 86_402]);
  });

  test('after another date count from that day', () => {
    const { timeS } = fixesOf(['HFDTE150726', bRecord(FIX)]);
    expect([...timeS]).toEqual([86_400 + FIX.timeS]);
  });

  test('use the finer digits of LAD and LOD', () => {
    const header = [HEADER[0]!, DATE, 'I023637LAD3839LOD'];
    const line = `${bRecord({ ...FIX, extensions: '' })}1290`;
    const { fixes } = parseIgc(igcBytes([...header, line])).recording;
    expect([fixes.lat[0], fixes.lon[0]]).toEqual([303_000_012, -49_500_090]);
    expect(fixes.extensions).toEqual({});
  });

  test('have extensions even if the I record follows them', () => {
    const fixes = [0, 4, 8].map((s) =>
      bRecord({ ...FIX, timeS: FIX.timeS + s, extensions: '123' }),
    );
    const lines = ['ALXVABC', DATE, ...fixes.slice(0, 2), 'I013638ENL', ...fixes.slice(2)];
    const { count, extensions } = parseIgc(igcBytes(lines)).recording.fixes;
    expect(count).toBe(3);
    expect([...extensions['ENL']!]).toEqual([123, 123, 123]);
  });

  test('have extensions of any width in files of any length', () => {
    const header = ['ALXVABC', DATE, 'I023636ONE3744WID'];
    const values = Array.from({ length: 700 }, (_, i) => i);
    const lines = values.map((value) => {
      const extensions = `${value % 10}${String(value * 100_003).padStart(8, '0')}`;
      return bRecord({ ...FIX, timeS: value, extensions });
    });
    const { extensions } = parseIgc(igcBytes([...header, ...lines])).recording.fixes;
    expect([...extensions['ONE']!]).toEqual(values.map((value) => value % 10));
    expect([...extensions['WID']!]).toEqual(values.map((value) => value * 100_003));
  });

  test('may be more than the first line suggests', () => {
    const long = `${bRecord(FIX)}${'0'.repeat(2000)}`;
    const short = Array.from({ length: 999 }, (_, i) => bRecord({ ...FIX, timeS: 36_001 + i }));
    const { count, timeS } = fixesOf([long, ...short]);
    expect([count, timeS[0], timeS[999]]).toEqual([1000, 36_000, 36_999]);
  });

  test('mark missing extensions', () => {
    const header = [HEADER[0]!, DATE, 'I023638FXA3941ENL'];
    const lines = ['005123', '005', '00 -12', 'abc045'].map((extensions) =>
      bRecord({ ...FIX, extensions }),
    );
    const { extensions } = parseIgc(igcBytes([...header, ...lines])).recording.fixes;
    expect([...extensions['ENL']!]).toEqual([123, MISSING_VALUE, -12, 45]);
    expect([...extensions['FXA']!]).toEqual([5, 5, MISSING_VALUE, MISSING_VALUE]);
  });
});

describe('lines', () => {
  test.each([
    { why: 'CR LF', lineEnd: '\r\n' },
    { why: 'LF', lineEnd: '\n' },
    { why: 'CR', lineEnd: '\r' },
    { why: 'CR CR LF', lineEnd: '\r\r\n' },
    { why: 'LF CR', lineEnd: '\n\r' },
  ])('may end in $why', ({ lineEnd }) => {
    const lines = [...HEADER, bRecord(FIX), 'GABC'];
    const { recording } = parseIgc(igcBytes(lines, lineEnd));
    expect(recording.headers.gliderType).toBe('LS 4');
    expect(recording.fixes.count).toBe(1);
    expect(recording.signature.firstLine).toBe('ABC');
  });

  test('of all letters are counted', () => {
    const lines = ['C140726', 'LLXVNOTE', 'E100000PEV', 'F1000000102', 'GABC', 'GDEF'];
    const { recording } = parseIgc(igcBytes([...HEADER, bRecord(FIX), ...lines]));
    expect(recording.records).toEqual({ A: 1, B: 1, H: 4, I: 1, C: 1, L: 1, malformedB: 0 });
    expect(recording.declaration).toEqual(['C140726']);
    expect(recording.signature).toEqual({ lineCount: 2, firstLine: 'ABC', state: 'unverified' });
  });

  test('after a byte order mark are read', () => {
    const bytes = new Uint8Array([0xef, 0xbb, 0xbf, ...igcFile([FIX])]);
    expect(parseIgc(bytes).recording.manufacturer).toBe('LXV');
  });
});

test('separates the recorder and its files', () => {
  const { recording, findings } = parseIgc(igcFile([FIX]));
  expect(recording).toMatchObject({
    date: '2026-07-14',
    dayStartS: Date.UTC(2026, 6, 14) / 1000,
    flightNumber: 1,
    manufacturer: 'LXV',
    serial: 'ABC',
    extensions: [{ code: 'FXA', start: 36, end: 38 }],
  });
  expect(findings).toEqual([]);
});

test('reads only one line of an endless header', () => {
  const lines = [...HEADER, `HFSITSITE:${'y'.repeat(100_000)}`, bRecord(FIX)];
  const { headers } = parseIgc(igcBytes(lines)).recording;
  expect(headers.site!.length).toBeLessThan(1000);
});

const HTML = '<!DOCTYPE html>\n<html>\n<head><title>Log in</title></head>\n<body>Hello</body>';
const JPEG = Uint8Array.from({ length: 4000 }, (_, i) => (i * i * 31 + (i >> 3)) & 0xff);

test.each([
  { why: 'a web page', bytes: igcBytes([HTML]), code: 'NOT_IGC' },
  {
    why: 'an image',
    bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...JPEG]),
    code: 'BINARY_FILE',
  },
  { why: 'a zip archive', bytes: new Uint8Array([0x50, 0x4b, 3, 4, ...JPEG]), code: 'BINARY_FILE' },
  {
    why: 'a zip archive that stores its file uncompressed',
    bytes: new Uint8Array([0x50, 0x4b, 3, 4, ...igcBytes(['', 'ALXVABC', DATE, bRecord(FIX)])]),
    code: 'BINARY_FILE',
  },
  { why: 'zeros', bytes: new Uint8Array(512), code: 'BINARY_FILE' },
] as const)('refuses $why with $code', ({ bytes, code }) => {
  expect(() => parseIgc(bytes)).toThrow(expect.objectContaining({ name: 'IgcError', code }));
});

test.each([
  { encoding: 'utf-16le', mark: '\ufeff' },
  { encoding: 'utf-16be', mark: '\ufeff' },
  { encoding: 'utf-16le', mark: '' },
  { encoding: 'utf-16be', mark: '' },
])('reads a file in $encoding with mark "$mark"', ({ encoding, mark }) => {
  const text = new TextDecoder().decode(igcFile([FIX]));
  const units = Uint16Array.from(mark + text, (letter) => letter.charCodeAt(0));
  const bytes = new Uint8Array(units.buffer);
  if (encoding === 'utf-16be')
    bytes.forEach((_, i) => {
      if (i % 2 === 0) [bytes[i], bytes[i + 1]] = [bytes[i + 1]!, bytes[i]!];
    });
  expect(parseIgc(bytes).recording).toMatchObject({ date: '2026-07-14', fixes: { count: 1 } });
});

test('reports zeros in place of a fix', () => {
  const [start, rest] = [igcFile([FIX, FIX]), igcBytes([bRecord(FIX)])];
  const damaged = [...start, ...new Uint8Array(start.length), ...rest, ...rest];
  const { recording, findings } = parseIgc(Uint8Array.from(damaged));
  expect(recording.fixes.count).toBe(3);
  expect(findings).toContainEqual(
    expect.objectContaining({ token: 'MALFORMED_B_RECORDS', parameters: [1] }),
  );
});

test('reads a file that ends in zeros', () => {
  const damaged = [...igcFile(Array.from({ length: 2000 }, () => FIX)), ...new Uint8Array(512)];
  const { fixes, records } = parseIgc(Uint8Array.from(damaged)).recording;
  expect([fixes.count, records.malformedB]).toEqual([2000, 0]);
});

/** Counts by another program for every file that it could read; see the README of the data. */
function readIndex(): Record<string, string>[] {
  if (!HAS_TEST_DATA) return [];
  const [header = '', ...lines] = readTestText('igc-index.csv').trim().split('\n');
  const columns = header.split(',');
  return lines
    .map((line) => {
      const values = line.matchAll(/(?:"([^"]*)"|([^,]*))(?:,|$)/g);
      const cells = [...values].map(([, quoted, plain]) => quoted ?? plain ?? '');
      return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? '']));
    })
    .filter(({ date, fixes }) => date !== '' && Number(fixes) > 0);
}

const PLACEHOLDER = 'placeholder';
const PLACEHOLDERS = new Set(['NKN', 'None', 'not set']);

describe.runIf(HAS_TEST_DATA)('real files', () => {
  test.each(igcFilesIn('igc/gliders'))('%s is read', (path) => {
    const { recording } = parseIgc(readTestFile(path));
    expect(recording.fixes.count).toBeGreaterThan(0);
    expect(recording.records.malformedB).toBeLessThanOrEqual(4);
  });

  test.each(igcFilesIn('igc/parse-cases'))(
    '%s is refused if alone and skipped in a file',
    (path) => {
      const line = readTestFile(path);
      expect(() => parseIgc(line)).toThrow(IgcError);
      const lines = [...HEADER, ...Buffer.from(line).toString('latin1').split('\n'), bRecord(FIX)];
      expect(parseIgc(igcBytes(lines)).recording.fixes.count).toBeGreaterThanOrEqual(1);
    },
  );

  test.each([
    { path: 'igc/defects/empty.igc', code: 'EMPTY_FILE' },
    { path: 'igc/defects/gpx-converted-no-date.igc', code: 'H_RECORD_NO_DATE' },
    { path: 'igc/archives/two-flights.zip', code: 'BINARY_FILE' },
  ])('$path is refused with $code', ({ path, code }) => {
    expect(() => parseIgc(readTestFile(path))).toThrow(expect.objectContaining({ code }));
  });

  test.each([
    { path: 'igc/defects/one-fix.igc', count: 1 },
    { path: 'igc/defects/two-fixes.igc', count: 2 },
    { path: 'igc/defects/all-fixes-invalid.igc', count: 29 },
    { path: 'igc/defects/garbage-positions.igc', count: 831 },
    { path: 'igc/defects/ogn-FLRDD87BD.IGC', count: 3809 },
  ])('$path is read with $count fixes', ({ path, count }) => {
    expect(parseIgc(readTestFile(path)).recording.fixes.count).toBe(count);
  });

  test.each(readIndex())('$file has the counts of the index', ({ file = '', ...expected }) => {
    const { recording } = parseIgc(readTestFile(file));
    const { fixes, records } = recording;
    expect({
      date: recording.date,
      fixes: fixes.count,
      malformed_b: records.malformedB,
      v_fixes: fixes.valid.filter((valid) => valid === 0).length,
      g_records: recording.signature.lineCount,
      // The index leaves some types out, and names some that are placeholders.
      glider: expected['glider'] && (recording.headers.gliderType ?? PLACEHOLDER),
    }).toEqual({
      date: expected['date'],
      fixes: Number(expected['fixes']),
      malformed_b: Number(expected['malformed_b']),
      v_fixes: Number(expected['v_fixes']),
      g_records: Number(expected['g_records']),
      glider: PLACEHOLDERS.has(expected['glider'] ?? '') ? PLACEHOLDER : expected['glider'],
    });
  });

  test('reads olsztyn.igc as other programs do', () => {
    const { recording } = parseIgc(readTestFile('igc/gliders/olsztyn.igc'));
    const { cases } = readTestJson('expected/parsing-and-analysis.json') as {
      cases: Record<string, unknown>[];
    };
    const expected = cases.find(({ file }) => file === 'igc/gliders/olsztyn.igc')!;
    expect({
      recorder: recording.manufacturer,
      recorder_id: recording.serial,
      date: recording.date,
      glider: recording.headers.gliderType,
      firmware: recording.headers.firmware,
      hardware: recording.headers.hardware,
      fixes: recording.fixes.count,
    }).toEqual(
      Object.fromEntries(
        Object.entries(expected).filter(([key]) => key !== 'file' && key !== 'source'),
      ),
    );
  });

  test('a date in the new form is read', () => {
    const { recording } = parseIgc(readTestFile('igc/paragliders/new_date_format.igc'));
    expect(recording.date).toBe('2018-04-03');
  });

  test('a flight continues after midnight', () => {
    const { timeS, count } = parseIgc(readTestFile('igc/gliders/nz-taupo-2009-11-06.igc')).recording
      .fixes;
    expect(timeS[count - 1]! - timeS[0]!).toBe(15_622);
  });
});
