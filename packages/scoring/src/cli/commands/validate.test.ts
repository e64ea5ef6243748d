import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bRecord,
  flightFixes,
  HEADER,
  igcBytes,
  igcFile,
  type TestPhase,
  TOW_FLIGHT,
} from '../../testing/igc-text.js';
import { createCommandLine } from '../testing/command-line.js';

const { folder, call, write, remove } = createCommandLine();

beforeAll(() => {
  const fixes = flightFixes(TOW_FLIGHT);
  write('good.igc', igcFile(fixes));
  write('unsigned.igc', igcBytes([...HEADER, ...fixes.map(bRecord)]));
  write('text.igc', 'No flight at all.\n');
  const stand: TestPhase = { seconds: 1200, speedKmh: 0, climbMps: 0 };
  const gap: TestPhase = { seconds: 240, speedKmh: 100, climbMps: 0, isGap: true };
  const [ground, run, tow, ...rest] = TOW_FLIGHT;
  const broken = [ground!, run!, tow!, { ...rest[0]!, seconds: 600 }, gap, ...rest];
  write('two.igc', igcFile(flightFixes([...TOW_FLIGHT, stand, ...broken])));
});
afterAll(remove);

function verdicts(...args: string[]) {
  const { code, out } = call('validate', ...args, '--json');
  return {
    code,
    lines: out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  };
}

test('reports no problem for a correct file', () => {
  expect(verdicts('good.igc', '--kind', 'GL')).toEqual({
    code: 0,
    lines: [
      {
        file: join(folder, 'good.igc'),
        valid: 2,
        flights: [
          {
            flight: 1,
            takeoff_time: '2026-07-14T10:01:00+00:00',
            landing_time: '2026-07-14T11:04:56+00:00',
            launch_kind: 'T',
            launch_gain: expect.any(Number),
            launch_time: expect.any(Number),
            valid: 2,
            findings: [],
          },
        ],
      },
    ],
  });
});

test('describes problems in sentences', () => {
  const { code, lines } = verdicts('unsigned.igc', '--kind', 'GL');
  expect(code).toBe(1);
  expect(lines[0]).toMatchObject({
    valid: 1,
    flights: [
      {
        valid: 1,
        findings: [
          {
            token: 'NO_G_RECORD',
            type: 'error',
            parameters: [],
            msg: expect.stringContaining('signature'),
          },
        ],
      },
    ],
  });
});

test('judges each flight, and the file by its worst flight', () => {
  const { code, lines } = verdicts('two.igc', '--kind', 'GL');
  expect(code).toBe(1);
  expect(lines[0]).toMatchObject({
    valid: 1,
    flights: [
      { flight: 1, valid: 2, findings: [] },
      { flight: 2, valid: 1, findings: [{ token: 'RAW_TIME_HARD_LIMIT_EXCEEDED' }] },
    ],
  });
});

test('looks for the sensor that the kind of aircraft needs', () => {
  const { code, lines } = verdicts('good.igc', '--kind', 'MG');
  expect(code).toBe(1);
  expect(lines[0].flights[0].findings).toMatchObject([{ token: 'NO_ENGINE_SENSOR' }]);
});

test('warns about an unknown aircraft, and requires none of its sensors', () => {
  const { code, lines } = verdicts('good.igc');
  expect(code).toBe(0);
  expect(lines[0]).toMatchObject({
    valid: 2,
    flights: [{ findings: [{ token: 'NO_AIRCRAFT_SELECTED', type: 'warning' }] }],
  });
});

test.each([
  { why: 'the weather was never like that', elevation: '2000', tokens: ['INVALID_QNH_VALUE'] },
  { why: 'it may have been', elevation: '120.5', tokens: [] },
])('judges the pressure at a given elevation: $why', ({ elevation, tokens }) => {
  const options = ['--kind', 'GL', '--takeoff-elevation', elevation];
  const { code, lines } = verdicts('good.igc', ...options);
  expect(code).toBe(tokens.length);
  const [{ findings }] = lines[0].flights;
  expect(findings.map(({ token }: { token: string }) => token)).toEqual(tokens);
});

test('mentions no takeoff if none was found', () => {
  const declared = [...HEADER, 'C140726100500000000100TASK', ...DECLARED_PLACES];
  write('air.igc', igcFile(flightFixes(TOW_FLIGHT.slice(3)), declared));
  const { out } = call('validate', 'air.igc', '--kind', 'GL');
  expect(out).toContain('error NO_TAKEOFF: No takeoff found.');
  expect(out).toContain(
    'it was declared at 10:05:00 UTC on 14 Jul 2026, but the aircraft was flying by 10:00:00 UTC.',
  );
  expect(out).not.toContain('after takeoff');
  const [flight] = verdicts('air.igc').lines[0].flights;
  expect(flight).not.toHaveProperty('takeoff_time');
  expect(flight.landing_time).toBe('2026-07-14T11:00:20+00:00');
});

const DECLARED_PLACES = [
  'C0000000N00000000E',
  'C5000000N00806000ESTART',
  'C5000000N00906000EFINISH',
  'C0000000N00000000E',
];

test.each([
  { why: 'all are valid', files: ['good.igc', 'good.igc'], code: 0 },
  { why: 'one is invalid', files: ['unsigned.igc', 'good.igc'], code: 1 },
  { why: 'one cannot be read', files: ['good.igc', 'text.igc'], code: 1 },
  { why: 'one is missing', files: ['missing.igc', 'good.igc'], code: 1 },
])('exits with $code if $why', ({ files, code }) => {
  const result = verdicts(...files);
  expect(result.code).toBe(code);
  expect(result.lines.map(({ file }) => file)).toEqual(files.map((file) => join(folder, file)));
});

test.each([
  { why: 'an unknown kind', args: ['good.igc', '--kind', 'UL'], reason: /^--kind takes/ },
  {
    why: 'an elevation in words',
    args: ['good.igc', '--takeoff-elevation', 'high'],
    reason: /^--takeoff-elevation takes a number .*"high"/,
  },
  { why: 'an unknown option', args: ['good.igc', '--index', '100'], reason: /'--index'/ },
  { why: 'no file', args: ['--json'], reason: /^No file/ },
])('explains its use and exits with 2: $why', ({ args, reason }) => {
  const { code, err } = call('validate', ...args);
  expect(code).toBe(2);
  expect(err).toMatch(reason);
  expect(err).toContain('Usage: cloudstreet-igc validate FILE');
});

test('prints the level of a file and its problems for people', () => {
  const { out } = call('validate', 'good.igc', 'unsigned.igc', 'two.igc', '--kind', 'GL');
  const lines = out.replaceAll(`${folder}/`, '').trimEnd().split('\n');
  expect(lines).toEqual([
    'good.igc: valid on this platform',
    'unsigned.igc: invalid',
    expect.stringMatching(/^ {2}error NO_G_RECORD: The file has no signature/),
    'two.igc: invalid',
    '  Flight 1 of 2: takeoff 10:01:00, landing 11:04:56 UTC: valid on this platform',
    expect.stringMatching(/^ {2}Flight 2 of 2: takeoff \d\d:\d\d:\d\d, landing .*: invalid$/),
    expect.stringMatching(
      /^ {2}error RAW_TIME_HARD_LIMIT_EXCEEDED: \d+ s without fixes at \d\d:\d\d:\d\d UTC/,
    ),
  ]);
});
