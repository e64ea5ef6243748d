import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { distanceKm } from '../../geo/distance.js';
import type { Position } from '../../geo/position.js';
import { flightFixes, HEADER, igcFile, TOW_FLIGHT } from '../../testing/igc-text.js';
import { createCommandLine } from '../testing/command-line.js';

const { folder, call, write, remove } = createCommandLine();

beforeAll(() => {
  const stand = { seconds: 1200, speedKmh: 0, climbMps: 0 };
  const short = TOW_FLIGHT.map((interval) => ({ ...interval, seconds: interval.seconds / 2 }));
  write('flight.igc', igcFile(flightFixes(TOW_FLIGHT)));
  write('three.igc', igcFile(flightFixes([...short, stand, ...TOW_FLIGHT, stand, ...short])));
});
afterAll(remove);

function optimum(...options: string[]) {
  const { code, out, err } = call('optimise', 'flight.igc', ...options, '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

test('finds and proves the longest path over the fixes', () => {
  const { file, value_km: km, upper_bound_km: most, points } = optimum('--shape', 'distance');
  expect(file).toBe(join(folder, 'flight.igc'));
  expect(km).toBeCloseTo(100, 0);
  expect(most).toBe(km);
  expect(points[0]).toEqual({
    lat: 50,
    lon: expect.any(Number),
    time: expect.stringMatching(/^2026-07-14T10:.*\+00:00$/),
  });
  const lengths = points.slice(1).map((point: Position, i: number) => distanceKm(points[i], point));
  expect(lengths.reduce((sum: number, each: number) => sum + each, 0)).toBeCloseTo(km, 4);
});

test('includes the launch if the whole log is requested', () => {
  const scored = optimum('--shape', 'out').value_km;
  const whole = optimum('--shape', 'out', '--whole-log').value_km;
  expect(whole - scored).toBeCloseTo(6.4, 0);
});

test.each([
  {
    why: 'a time',
    options: ['--shape', 'distance', '--turnpoints', '0', '--hours', '0.5'],
    km: 50,
  },
  { why: 'a time on a straight line', options: ['--shape', 'out', '--hours', '0.5'], km: 50 },
  { why: 'a loss of height', options: ['--shape', 'out', '--max-loss-m', '100'], km: 21.4 },
  { why: 'a gap', options: ['--shape', 'out_return', '--closing-km', '20'], km: 40 },
  { why: 'two turnpoints', options: ['--shape', 'out_return', '--turnpoints', '2'], km: 2 },
  { why: 'a share', options: ['--shape', 'triangle', '--min-share', '28'], km: 0 },
])('respects $why', ({ options, km }) => {
  const { value_km: value, upper_bound_km: most } = optimum(...options);
  expect(value).toBeCloseTo(km, 0);
  expect(most).toBe(value);
});

test.each([
  { shape: 'triangle', turnpoints: '3' },
  { shape: 'out_return', turnpoints: '1' },
  { shape: 'out', turnpoints: '0' },
])('accepts $turnpoints turnpoints for $shape', ({ shape, turnpoints }) => {
  expect(optimum('--shape', shape, '--turnpoints', turnpoints)).toEqual(optimum('--shape', shape));
});

describe('several flights', () => {
  function optimumOf(...options: string[]) {
    const { code, out, err } = call('optimise', 'three.igc', '--shape', 'out', ...options);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return out;
  }

  test.each([
    { why: 'the longest', options: [], flight: 2, km: 100 },
    { why: 'the one that is asked for', options: ['--flight', '3'], flight: 3, km: 50 },
    {
      why: 'all fixes of the one that is asked for',
      options: ['--flight', '1', '--whole-log'],
      flight: 1,
      km: 53,
    },
  ])('takes $why, and says so', ({ options, flight, km }) => {
    const { value_km: value, ...rest } = JSON.parse(optimumOf(...options, '--json'));
    expect(value).toBeCloseTo(km, -1);
    expect(rest).toMatchObject({ flight, flight_count: 3 });
    expect(optimumOf(...options)).toMatch(
      new RegExp(
        `: ${value.toFixed(3)} km\\nFlight ${flight} of 3: takeoff \\S+, landing \\S+ UTC\\n`,
      ),
    );
  });

  test('takes them all where the whole log is asked for', () => {
    const printed = JSON.parse(optimumOf('--whole-log', '--json'));
    expect(Object.keys(printed)).toEqual(['file', 'value_km', 'upper_bound_km', 'points']);
    expect(printed.value_km).toBeGreaterThan(200);
    expect(optimumOf('--whole-log')).not.toContain('Flight');
  });
});

test('does not name the flight if the file has only one', () => {
  const keys = Object.keys(optimum('--shape', 'out'));
  expect(keys).toEqual(['file', 'value_km', 'upper_bound_km', 'points']);
});

test('stays within windows', () => {
  const windows = ['10:10', '10:30', '10:40', '10:50'].map((clock) => `2026-07-14T${clock}:00Z`);
  const { value_km: km, points } = optimum(
    '--shape=out',
    `--window=${windows.slice(0, 2).join('/')}`,
    `--window=${windows.slice(2).join('/')}`,
  );
  expect(km).toBeCloseTo(33.3, 0);
  expect(points.map(({ time }: { time: string }) => time)).toEqual([
    '2026-07-14T10:10:00+00:00',
    '2026-07-14T10:30:00+00:00',
  ]);
});

test('leaves out time with the engine running', () => {
  const [ground, run, tow, , ...rest] = TOW_FLIGHT;
  const glide = { seconds: 1200, speedKmh: 100, climbMps: -0.13, extensions: '010' };
  const engine = { seconds: 600, speedKmh: 100, climbMps: 0.2, extensions: '950' };
  const header = HEADER.with(HEADER.length - 1, 'I013638ENL');
  const flight = [ground!, run!, tow!, glide, engine, glide, ...rest];
  write('engine.igc', igcFile(flightFixes(flight), header));
  const km = (kind: string) => {
    const { out } = call('optimise', 'engine.igc', '--shape', 'out', '--kind', kind, '--json');
    return JSON.parse(out).value_km;
  };
  expect(km('GL')).toBeGreaterThan(80);
  expect(km('MG')).toBeLessThan(40);
});

test('prints the points for people', () => {
  const { out } = call('optimise', 'flight.igc', '--shape', 'out');
  expect(out).toMatch(/flight\.igc: \d+\.\d{3} km$/m);
  expect(out.match(/^2026-07-14T\d\d:\d\d:\d\dZ +50\.00000 +\d\.\d{5}$/gm)).toHaveLength(2);
});

test('reports that no course meets the limits', () => {
  const { out, code } = call('optimise', 'flight.igc', '--shape', 'triangle', '--min-share', '28');
  expect(out).toMatch(/flight\.igc: no such course within the limits$/m);
  expect(code).toBe(0);
});

test.each([
  { why: 'no shape', options: [], reason: /^--shape is missing/ },
  { why: 'an unknown shape', options: ['--shape', 'star'], reason: /not "star"/ },
  {
    why: 'a triangle within a time',
    options: ['--shape', 'triangle', '--hours', '2'],
    reason: /^--shape triangle has no such limit as --hours, which goes with distance and out\./,
  },
  {
    why: 'a distance that is to be closed',
    options: ['--shape', 'distance', '--closing-km', '1'],
    reason: /^--shape distance has .* --closing-km, which goes with triangle and out_return\./,
  },
  {
    why: 'a share of what has no sides',
    options: ['--shape', 'out', '--min-share', '28'],
    reason: /^--shape out has no such limit as --min-share, which goes with triangle\./,
  },
  {
    why: 'a triangle over two turnpoints',
    options: ['--shape', 'triangle', '--turnpoints', '2'],
    reason: /^--turnpoints: --shape triangle always has 3, not "2"\./,
  },
  {
    why: 'a straight line over a turnpoint',
    options: ['--shape', 'out', '--turnpoints', '1'],
    reason: /^--turnpoints: --shape out always has 0, not "1"\./,
  },
  {
    why: 'half a turnpoint',
    options: ['--shape', 'distance', '--turnpoints', '2.5'],
    reason: /whole number from 0 to 20/,
  },
  {
    why: 'no turnpoint to return from',
    options: ['--shape', 'out_return', '--turnpoints', '0'],
    reason: /--turnpoints takes a whole number from 1 to 2.*"0"/,
  },
  {
    why: 'a share no triangle has',
    options: ['--shape', 'triangle', '--min-share', '40'],
    reason: /--min-share .*"40"/,
  },
  {
    why: 'a window of what may not be scored',
    options: ['--shape', 'out', '--whole-log', '--window', '1/2'],
    reason: /^--whole-log .* --window/,
  },
  {
    why: 'an engine of what may not be scored',
    options: ['--shape', 'out', '--whole-log', '--kind', 'MG'],
    reason: /^--whole-log .* --kind/,
  },
  {
    why: 'a negative gap',
    options: ['--shape', 'triangle', '--closing-km', '-1'],
    reason: /--closing-km .*"-1"/,
  },
])('explains its use: $why', ({ options, reason }) => {
  const { code, err } = call('optimise', 'flight.igc', ...options);
  expect(code).toBe(2);
  expect(err).toMatch(reason);
  expect(err).toContain('Usage: cloudstreet-igc optimise FILE');
});
