import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flightFixes, igcFile, TOW_FLIGHT } from '../testing/igc-text.js';
import { run } from './run.js';

const NOW_S = Date.UTC(2026, 6, 15) / 1000;
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cloudstreet-igc-'));
  writeFileSync(join(folder, 'flight.igc'), igcFile(flightFixes(TOW_FLIGHT)));
  writeFileSync(join(folder, 'empty.igc'), '');
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command on files of the folder. */
function call(...args: string[]) {
  const printed = { out: '', err: '' };
  const code = run(
    args.map((arg) => (arg.endsWith('.igc') ? join(folder, arg) : arg)),
    {
      out: (text) => (printed.out += text),
      err: (text) => (printed.err += text),
      nowS: NOW_S,
    },
  );
  return { code, ...printed };
}

describe('score', () => {
  test('prints JSON in the shape of the contract', () => {
    const { code, out, err } = call('score', 'flight.igc', '--index', '108', '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const report = JSON.parse(out);
    expect(Object.keys(report)).toEqual(expect.arrayContaining(['file', 'findings', 'contest']));
    expect(report).toMatchObject({
      file: join(folder, 'flight.igc'),
      recording: { date: '2026-07-14', manufacturer: 'LXV', valid: 2 },
      takeoff_time: '2026-07-14T10:01:00+00:00',
      launch_kind: 'T',
      findings: [],
    });
    const [free] = report.contest;
    expect(free).toMatchObject({ name: 'free', valid: true, score: { name: 'free6' } });
    const pointsOfDistance = free.points - (free.bonus_points ?? 0);
    expect(pointsOfDistance).toBeCloseTo((free.distance / 108) * 100, 1);
    expect(free.score.turnpoints[0]).toEqual({
      lat: 50,
      lon: expect.any(Number),
      time: expect.stringMatching(/^2026-07-14T10:.*\+00:00$/),
    });
  });

  test('scores without an index, but says that it is not valid', () => {
    const { out } = call('score', 'flight.igc', '--json');
    expect(JSON.parse(out).contest[0].valid).toBe(false);
  });

  test('looks for the sensor that the kind of aircraft needs', () => {
    const { out } = call('score', 'flight.igc', '--index', '108', '--kind', 'MG', '--json');
    const [finding] = JSON.parse(out).findings;
    expect(finding).toEqual({
      token: 'NO_ENGINE_SENSOR',
      type: 'error',
      parameters: ['MOP, ENL, RPM'],
      msg: expect.stringContaining('MOP, ENL, RPM'),
    });
  });

  test('prints a table for reading', () => {
    const { code, out } = call('score', 'flight.igc', '--index', '108');
    expect(code).toBe(0);
    expect(out).toMatch(/flight\.igc: 2026-07-14, recorder LXV ABC, 990 fixes$/m);
    expect(out).toMatch(/^Takeoff 10:01:00, landing 11:04:56 UTC$/m);
    expect(out).toMatch(/^free +\d+\.\d\d +100\.\d\d +\d+\.\d\d$/m);
  });
});

test('refuses a file that cannot be used with exit code 1', () => {
  const { code, out, err } = call('score', 'empty.igc');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^cloudstreet-igc: EMPTY_FILE: The file is empty/);
});

test.each([
  { why: 'missing', file: () => join(folder, 'missing.igc'), reason: /no file .*missing\.igc/ },
  { why: 'a folder', file: () => folder, reason: /cloudstreet-igc-.* is a folder/ },
])('names a file that is $why', ({ file, reason }) => {
  const { code, out, err } = call('score', file());
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(reason);
});

describe('of several flights', () => {
  beforeAll(() => {
    const stand = { seconds: 1200, speedKmh: 0, climbMps: 0 };
    const short = TOW_FLIGHT.map((stretch) => ({ ...stretch, seconds: stretch.seconds / 2 }));
    const fixes = flightFixes([...short, stand, ...TOW_FLIGHT, stand, ...short]);
    writeFileSync(join(folder, 'three.igc'), igcFile(fixes));
  });

  test('the longest stands on top, all of them in the list', () => {
    const { out } = call('score', 'three.igc', '--index', '108', '--json');
    const { file, recording, flight_count: count, flights, ...longest } = JSON.parse(out);
    expect({ count, file, fixes: recording.fixes }).toMatchObject({
      count: 3,
      file: join(folder, 'three.igc'),
    });
    expect(longest).toEqual(flights[1]);
    expect(longest.contest[0].distance).toBeGreaterThan(100);
    expect(flights.map(({ flight }: { flight: number }) => flight)).toEqual([1, 2, 3]);
    const takeoffs = flights.map((one: { takeoff_time: string }) => one.takeoff_time);
    expect(takeoffs).toEqual(takeoffs.toSorted());
    expect(flights[2].contest[0].distance).toBeLessThan(60);
  });

  test('one is chosen by its number', () => {
    const all = JSON.parse(call('score', 'three.igc', '--json').out);
    const { out } = call('score', 'three.igc', '--flight', '3', '--json');
    const { flights, ...third } = JSON.parse(out);
    expect(flights).toBeUndefined();
    expect(third).toMatchObject({ ...all.flights[2], flight: 3, flight_count: 3 });
  });

  test('each has its table', () => {
    const { out } = call('score', 'three.igc');
    const heads = [...out.matchAll(/^Flight (\d) of 3: takeoff \d\d:\d\d:\d\d/gm)];
    expect(heads.map(([, number]) => number)).toEqual(['1', '2', '3']);
    expect(out.match(/^free /gm)).toHaveLength(3);
    const second = call('score', 'three.igc', '--flight', '2').out;
    expect(second.match(/^Flight .*$/gm)).toEqual([expect.stringContaining('Flight 2 of 3')]);
  });

  test('a number too high tells how many there are', () => {
    const { code, err } = call('score', 'three.igc', '--flight', '4');
    expect(code).toBe(2);
    expect(err).toMatch(/^--flight 4: the file has 3 flights\./);
    expect(call('score', 'flight.igc', '--flight', '2').err).toMatch(/the file has one flight\./);
  });
});

test.each([
  { why: 'no command', args: [], reason: /No command/ },
  { why: 'an unknown command', args: ['rank', 'flight.igc'], reason: /rank/ },
  { why: 'no file', args: ['score'], reason: /No file/ },
  { why: 'two files', args: ['score', 'flight.igc', 'empty.igc'], reason: /One file/ },
  { why: 'an index of 0', args: ['score', 'flight.igc', '--index', '0'], reason: /--index/ },
  { why: 'an index of 1e9', args: ['score', 'flight.igc', '--index', '1e9'], reason: /10 to 999/ },
  {
    why: 'a negative index',
    args: ['score', 'flight.igc', '--index', '-5'],
    reason: /^--index takes a number from 10 to 999, for example 108, not "-5"\.$/m,
  },
  { why: 'a word for an index', args: ['score', 'flight.igc', '--index', 'x'], reason: /--index/ },
  { why: 'an unknown kind', args: ['score', 'flight.igc', '--kind', 'XX'], reason: /--kind/ },
  { why: 'no index', args: ['score', 'flight.igc', '--index'], reason: /--index .*missing/ },
  { why: 'flight 0', args: ['score', 'flight.igc', '--flight', '0'], reason: /--flight .*"0"/ },
  { why: 'flight -1', args: ['score', 'flight.igc', '--flight', '-1'], reason: /--flight .*"-1"/ },
  {
    why: 'an unknown option',
    args: ['score', 'flight.igc', '--fast'],
    reason: /^Unknown option '--fast'\.$/m,
  },
])('explains its use and exits with 2: $why', ({ args, reason }) => {
  const { code, out, err } = call(...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(reason);
  expect(err).toContain('Usage: cloudstreet-igc score FILE');
});

test('explains its use when asked', () => {
  expect(call('--help')).toMatchObject({ code: 0, err: '' });
});
