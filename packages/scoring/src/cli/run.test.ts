import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { distanceKm } from '../geo/distance.js';
import type { Position } from '../geo/position.js';
import { flightFixes, igcFile, TOW_FLIGHT } from '../testing/igc-text.js';
import { run } from './run.js';
import { createCommandLine, NOW_S } from './testing/command-line.js';

const { folder, call, write, remove } = createCommandLine();

beforeAll(() => {
  write('flight.igc', igcFile(flightFixes(TOW_FLIGHT)));
  write('empty.igc', '');
  mkdirSync(join(folder, 'other'));
  for (const name of ['flight', 'fresh']) {
    write(`other/${name}.igc`, igcFile(flightFixes(TOW_FLIGHT)));
  }
});

afterAll(remove);

function jsonLines(out: string) {
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
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

  test.each([
    {
      why: 'without an index',
      options: [],
      lines:
        /^free .* not valid$\n(.* not valid\n)+\nNot valid: the aircraft has no index\. 100 stands in /m,
      others: /^\w+ +[\d.]+ +[\d.]+ +[\d.]+$/m,
    },
    {
      why: 'of a motor whose energy nothing shows',
      options: ['--index', '108', '--kind', 'FG'],
      lines: /^electric .* not valid$\n(.*\n)*\nNot valid: no sensor shows the energy /m,
      others: /^free .*not valid$/m,
    },
  ])('tells which results are not valid: those $why', ({ options, lines, others }) => {
    const { out } = call('score', 'flight.igc', ...options);
    expect(out).toMatch(lines);
    expect(out).not.toMatch(others);
    expect(out.match(/^Not valid:.* so the points do not count in rankings\.$/gm)).toHaveLength(1);
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
    expect(out).not.toMatch(/not valid/i);
  });
});

test('refuses a file that cannot be used with exit code 1', () => {
  const { code, out, err } = call('score', 'empty.igc');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^cloudstreet-igc: .*empty\.igc: EMPTY_FILE: The file is empty/);
});

test.each([
  {
    why: 'missing',
    file: () => join(folder, 'missing.igc'),
    reason: /missing\.igc: ENOENT: There is no such file/,
  },
  { why: 'a folder', file: () => folder, reason: /cloudstreet-igc-.*EISDIR: This is a folder/ },
])('names a file that is $why', ({ file, reason }) => {
  const { code, out, err } = call('score', file());
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(reason);
});

describe('of several files', () => {
  test('prints a line of JSON each and goes on where one cannot be used', () => {
    const { code, out, err } = call('score', 'flight.igc', 'empty.igc', 'flight.igc', '--json');
    expect(code).toBe(1);
    const lines = jsonLines(out);
    const [flight, empty] = ['flight.igc', 'empty.igc'].map((name) => join(folder, name));
    expect(lines.map(({ file }) => file)).toEqual([flight, empty, flight]);
    expect(lines[1].error).toEqual({ code: 'EMPTY_FILE', message: expect.any(String) });
    expect(lines[2]).toEqual(lines[0]);
    expect(err.match(/^cloudstreet-igc: /gm)).toHaveLength(1);
  });

  test('shows how far it is', () => {
    const steps: string[] = [];
    const progress = (done: number, all: number) => steps.push(`${done}/${all}`);
    const silent = { out: () => undefined, err: () => undefined, nowS: NOW_S, version: '', progress };
    const file = join(folder, 'flight.igc');
    run(['score', file, file], silent);
    expect(steps).toEqual(['0/2', '1/2', '2/2']);
    run(['score', file], silent);
    expect(steps).toHaveLength(3);
  });
});

describe('of several flights', () => {
  beforeAll(() => {
    const stand = { seconds: 1200, speedKmh: 0, climbMps: 0 };
    const short = TOW_FLIGHT.map((stretch) => ({ ...stretch, seconds: stretch.seconds / 2 }));
    const fixes = flightFixes([...short, stand, ...TOW_FLIGHT, stand, ...short]);
    write('three.igc', igcFile(fixes));
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

describe('optimise', () => {
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
    const lengths = points
      .slice(1)
      .map((point: Position, i: number) => distanceKm(points[i], point));
    expect(lengths.reduce((sum: number, each: number) => sum + each, 0)).toBeCloseTo(km, 4);
  });

  test('takes the launch along where the whole log is asked for', () => {
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
  ])('keeps to $why', ({ options, km }) => {
    const { value_km: value, upper_bound_km: most } = optimum(...options);
    expect(value).toBeCloseTo(km, 0);
    expect(most).toBe(value);
  });

  test.each([
    { shape: 'triangle', turnpoints: '3' },
    { shape: 'out_return', turnpoints: '1' },
    { shape: 'out', turnpoints: '0' },
  ])('may be told that $shape has $turnpoints turnpoints', ({ shape, turnpoints }) => {
    expect(optimum('--shape', shape, '--turnpoints', turnpoints)).toEqual(
      optimum('--shape', shape),
    );
  });

  test('prints the points for reading', () => {
    const { out } = call('optimise', 'flight.igc', '--shape', 'out');
    expect(out).toMatch(/flight\.igc: \d+\.\d{3} km$/m);
    expect(out.match(/^2026-07-14T\d\d:\d\d:\d\dZ +50\.00000 +\d\.\d{5}$/gm)).toHaveLength(2);
  });

  test('says so where no course keeps the limits', () => {
    const { out, code } = call(
      'optimise',
      'flight.igc',
      '--shape',
      'triangle',
      '--min-share',
      '28',
    );
    expect(out).toMatch(/flight\.igc: no such course within the limits$/m);
    expect(code).toBe(0);
  });

  test.each([
    { why: 'no shape', options: [], reason: /^--shape is missing/ },
    { why: 'an unknown shape', options: ['--shape', 'star'], reason: /"star" is none/ },
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
});

describe('convert', () => {
  test('prints one file', () => {
    const { code, out } = call('convert', 'flight.igc', '--to', 'csv');
    expect(code).toBe(0);
    expect(out.split('\r\n')).toHaveLength(992);
  });

  test('writes many files into a folder and names those that it cannot use', () => {
    const folderOut = join(folder, 'out', 'gpx');
    const { code, out, err } = call(
      'convert',
      'flight.igc',
      'empty.igc',
      '--to',
      'gpx',
      '--output',
      folderOut,
    );
    expect({ code, out }).toEqual({ code: 1, out: `${join(folderOut, 'flight.gpx')}\n` });
    expect(err).toMatch(/empty\.igc: EMPTY_FILE/);
    expect(readdirSync(folderOut)).toEqual(['flight.gpx']);
    expect(readFileSync(join(folderOut, 'flight.gpx'), 'utf8')).toMatch(/^<\?xml .*<\/gpx>\n$/s);
  });

  test('prints as JSON where each result is', () => {
    const folderOut = join(folder, 'listed');
    const files = ['flight.igc', 'empty.igc', 'other/fresh.igc'];
    const { code, out } = call('convert', ...files, '--to', 'kml', '--output', folderOut, '--json');
    expect(code).toBe(1);
    expect(jsonLines(out)).toEqual([
      { file: join(folder, 'flight.igc'), output: join(folderOut, 'flight.kml') },
      {
        file: join(folder, 'empty.igc'),
        error: { code: 'EMPTY_FILE', message: expect.any(String) },
      },
      { file: join(folder, 'other/fresh.igc'), output: join(folderOut, 'fresh.kml') },
    ]);
  });

  test('prints as JSON the results themselves where there is no folder for them', () => {
    const { code, out } = call('convert', 'flight.igc', 'other/fresh.igc', '--to', 'csv', '--json');
    expect(code).toBe(0);
    const { out: text } = call('convert', 'flight.igc', '--to', 'csv');
    expect(jsonLines(out)).toEqual(
      ['flight.igc', 'other/fresh.igc'].map((name) => ({ file: join(folder, name), text })),
    );
  });

  test.each([
    {
      why: 'two files would become one',
      files: ['flight.igc', 'other/flight.igc'],
      reason: /flight\.igc and .*other\/flight\.igc would both become .*flight\.csv:/,
    },
    { why: 'a file is named twice', files: ['flight.igc', 'flight.igc'], reason: /would both/ },
    {
      why: 'a result exists already',
      files: ['other/fresh.igc', 'flight.igc'],
      before: 'flight.csv',
      reason: /^.*flight\.csv exists already:/,
    },
  ])('writes nothing where $why', ({ files, before, reason }) => {
    const folderOut = mkdtempSync(join(folder, 'kept-'));
    if (before) writeFileSync(join(folderOut, before), 'mine');
    const { code, out, err } = call('convert', ...files, '--to', 'csv', '--output', folderOut);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(reason);
    const contents = readdirSync(folderOut).map((name) =>
      readFileSync(join(folderOut, name), 'utf8'),
    );
    expect(contents).toEqual(before ? ['mine'] : []);
  });

  test('never writes over what appears in the meantime', () => {
    const folderOut = join(folder, 'dangling');
    mkdirSync(folderOut);
    // A link to nowhere is not seen by who asks whether the file exists.
    symlinkSync(join(folder, 'nowhere.csv'), join(folderOut, 'flight.csv'));
    const { code, err } = call('convert', 'flight.igc', '--to', 'csv', '--output', folderOut);
    expect(code).toBe(1);
    expect(err).toMatch(/flight\.igc: EEXIST: .*flight\.csv: There is a file of this name already/);
    expect(readdirSync(folder)).not.toContain('nowhere.csv');
  });

  test.each([
    { why: 'no format', options: [], reason: /^--to is missing: gpx, geojson, csv, kml/ },
    { why: 'an unknown format', options: ['--to', 'pdf'], reason: /"pdf" is none/ },
    { why: 'two files and no folder', options: ['flight.igc', '--to', 'csv'], reason: /--output/ },
    {
      why: 'a file for a folder',
      options: ['--to', 'csv', '--output', 'flight.igc'],
      reason: /--output .*flight\.igc: There is a file/,
    },
  ])('explains its use: $why', ({ options, reason }) => {
    const { code, err } = call('convert', 'flight.igc', ...options);
    expect(code).toBe(2);
    expect(err).toMatch(reason);
  });
});

test.each([
  { why: 'no command', args: [], reason: /No command/ },
  { why: 'an unknown command', args: ['rank', 'flight.igc'], reason: /rank/ },
  { why: 'no file', args: ['score'], reason: /No file/ },
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
  expect(err).toMatch(/Usage:\s+cloudstreet-igc \w+ FILE/);
});

describe('explains its use when asked:', () => {
  const COMMANDS = ['info', 'validate', 'score', 'explain', 'tasks', 'optimise', 'convert'];

  test.each([['help'], ['--help'], ['-h']])('%s names every command', (asked) => {
    const { code, out, err } = call(asked);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const name of COMMANDS) expect(out).toContain(`  cloudstreet-igc ${name} FILE`);
  });

  test.each(COMMANDS)('help %s', (name) => {
    const { code, out, err } = call('help', name);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(new RegExp(`^Usage: cloudstreet-igc ${name} FILE`));
    expect(call(name, '--help')).toEqual({ code, out, err });
    expect(call(name, 'flight.igc', '-h').out).toBe(out);
  });

  test.each([{ args: ['help', 'rank'] }, { args: ['rank', '--help'] }])(
    '$args names no command',
    ({ args }) => {
      const { code, out, err } = call(...args);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^Unknown command: rank$/m);
    },
  );
});

test('tells the version of the package', () => {
  expect(call('--version')).toEqual({ code: 0, out: '1.2.3\n', err: '' });
});
