import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bRecord,
  flightFixes,
  HEADER,
  igcBytes,
  igcFile,
  TOW_FLIGHT,
} from '../testing/igc-text.js';
import { run } from './run.js';
import { createCommandLine, NOW_S } from './testing/command-line.js';

const { folder, call, write, remove } = createCommandLine();

const SHORT_WINDOW = '2026-07-14T10:10:00Z/2026-07-14T10:25:00Z';
const STAND = { seconds: 1200, speedKmh: 0, climbMps: 0 };

beforeAll(() => {
  write('flight.igc', igcFile(flightFixes(TOW_FLIGHT)));
  write('unsigned.igc', igcBytes([...HEADER, ...flightFixes(TOW_FLIGHT).map(bRecord)]));
  const withNoise = flightFixes(TOW_FLIGHT).map((fix) =>
    Object.assign({ extensions: '005010' }, fix),
  );
  const noiseHeader = [...HEADER.slice(0, -1), 'I023638FXA3941ENL'];
  write('noise.igc', igcFile(withNoise, noiseHeader));
  write('empty.igc', '');
  write('ground.igc', igcFile(flightFixes([STAND])));
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

  test('scores without an index, but marks the result as not valid', () => {
    const { out } = call('score', 'flight.igc', '--json');
    expect(JSON.parse(out).contest[0].valid).toBe(false);
  });

  test.each([
    {
      why: 'without an index',
      options: [],
      lines:
        /^free .* not ranked$\n(.* not ranked\n)+\nNot ranked: unknown aircraft: scored with index 100\.$/m,
      others: /^\w+ +[\d.]+ +[\d.]+ +[\d.]+$/m,
    },
    {
      why: 'of an engine whose energy nothing shows',
      file: 'noise.igc',
      options: ['--index', '108', '--kind', 'FG'],
      lines:
        /^electric .* not ranked$\n(.*\n)*\nNot ranked: no sensor shows the energy that the engine used\.$/m,
      others: /^free .*not ranked$/m,
    },
    {
      why: 'of an invalid file',
      file: 'unsigned.igc',
      options: ['--index', '108'],
      lines:
        /^free .* not ranked$\n(.* not ranked\n)+\nNot ranked: the file is invalid \(NO_G_RECORD\)\.\n\nerror NO_G_RECORD: /m,
      others: /^\w+ +[\d.]+ +[\d.]+ +[\d.]+$/m,
    },
    {
      why: 'below the least of a contest',
      options: ['--index', '300', '--club-country', 'AU'],
      lines: /^au .* not ranked$\n(.*\n)*\nNot ranked: au is ranked from 50 points on\.$/m,
      others: /^free .*not ranked$/m,
    },
  ])('marks results that are not ranked: those $why', ({ file, options, lines, others }) => {
    const { out } = call('score', file ?? 'flight.igc', ...options);
    expect(out).toMatch(lines);
    expect(out).not.toMatch(others);
    expect(out.match(/^Not ranked: /gm)).toHaveLength(1);
  });

  test('prints every reason why a result is not ranked', () => {
    const { out } = call('score', 'unsigned.igc', '--club-country', 'DE', '--window', SHORT_WINDOW);
    expect(out.match(/^Not ranked: .*$/gm)).toEqual([
      'Not ranked: the file is invalid (NO_G_RECORD).',
      'Not ranked: unknown aircraft: scored with index 100.',
      'Not ranked: dmst is ranked from 50 points on.',
      'Not ranked: dmst_speed is ranked from 25 points on.',
    ]);
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

  test('prints a table for people', () => {
    const { code, out } = call('score', 'flight.igc', '--index', '108');
    expect(code).toBe(0);
    expect(out).toMatch(/flight\.igc: 2026-07-14, recorder LXV ABC, 990 fixes$/m);
    expect(out).toMatch(/^Takeoff 10:01:00, landing 11:04:56 UTC$/m);
    expect(out).toMatch(/^free +\d+\.\d\d +100\.\d\d +\d+\.\d\d$/m);
    expect(out).not.toMatch(/not ranked/i);
  });
});

test('reports a single fix and that there is no flight', () => {
  write('one.igc', igcFile(flightFixes([])));
  const { code, out } = call('score', 'one.igc');
  expect(code).toBe(0);
  expect(out).toMatch(/: 2026-07-14, recorder LXV ABC, 1 fix\nNo takeoff or landing found\n/);
});

test.each([
  {
    what: 'landing',
    intervals: TOW_FLIGHT.slice(0, -2),
    head: 'Takeoff 10:01:00 UTC, landing not found',
  },
  {
    what: 'takeoff',
    intervals: TOW_FLIGHT.slice(3),
    head: 'Takeoff not found, landing 11:00:20 UTC',
  },
])('reports that no $what was found', ({ intervals, head }) => {
  write('part.igc', igcFile(flightFixes(intervals)));
  for (const command of ['score', 'explain']) {
    expect(call(command, 'part.igc').out.split('\n')).toContain(head);
  }
  const report = JSON.parse(call('score', 'part.igc', '--json').out);
  expect('takeoff_time' in report).toBe(head.startsWith('Takeoff 10'));
  expect('landing_time' in report).toBe(head.endsWith('11:00:20 UTC'));
});

test('refuses an unusable file with exit code 1', () => {
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

describe('several files', () => {
  test('prints a line of JSON per file and continues after an unusable one', () => {
    const { code, out, err } = call('score', 'flight.igc', 'empty.igc', 'flight.igc', '--json');
    expect(code).toBe(1);
    const lines = jsonLines(out);
    const [flight, empty] = ['flight.igc', 'empty.igc'].map((name) => join(folder, name));
    expect(lines.map(({ file }) => file)).toEqual([flight, empty, flight]);
    expect(lines[1].error).toEqual({ code: 'EMPTY_FILE', message: expect.any(String) });
    expect(lines[2]).toEqual(lines[0]);
    expect(err.match(/^cloudstreet-igc: /gm)).toHaveLength(1);
  });

  test('shows its progress', () => {
    const steps: string[] = [];
    const progress = (done: number, all: number) => steps.push(`${done}/${all}`);
    const silent = {
      out: () => undefined,
      err: () => undefined,
      nowS: NOW_S,
      version: '',
      progress,
    };
    const file = join(folder, 'flight.igc');
    run(['score', file, file], silent);
    expect(steps).toEqual(['0/2', '1/2', '2/2']);
    run(['score', file], silent);
    expect(steps).toHaveLength(3);
  });
});

describe('several flights', () => {
  beforeAll(() => {
    const short = TOW_FLIGHT.map((interval) => ({ ...interval, seconds: interval.seconds / 2 }));
    const fixes = flightFixes([...short, STAND, ...TOW_FLIGHT, STAND, ...short]);
    write('three.igc', igcFile(fixes));
  });

  test('puts the longest flight at the top level and all flights into the list', () => {
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

  test('chooses a flight by its number', () => {
    const all = JSON.parse(call('score', 'three.igc', '--json').out);
    const { out } = call('score', 'three.igc', '--flight', '3', '--json');
    const { flights, ...third } = JSON.parse(out);
    expect(flights).toBeUndefined();
    expect(third).toMatchObject({ ...all.flights[2], flight: 3, flight_count: 3 });
  });

  test('prints a table per flight', () => {
    const { out } = call('score', 'three.igc');
    const heads = [...out.matchAll(/^Flight (\d) of 3: takeoff \d\d:\d\d:\d\d/gm)];
    expect(heads.map(([, number]) => number)).toEqual(['1', '2', '3']);
    expect(out.match(/^free /gm)).toHaveLength(3);
    const second = call('score', 'three.igc', '--flight', '2').out;
    expect(second.match(/^Flight .*$/gm)).toEqual([expect.stringContaining('Flight 2 of 3')]);
  });

  test.each(['score', 'explain', 'optimise'])(
    '%s names files that have no flight with the number',
    (name) => {
      const files = ['flight.igc', 'three.igc', 'flight.igc'];
      const shape = name === 'optimise' ? ['--shape', 'out'] : [];
      const { code, out, err } = call(name, ...files, ...shape, '--flight', '2');
      expect(code).toBe(1);
      expect(out).toContain('three.igc:');
      expect(out).toContain('Flight 2 of 3: takeoff ');
      expect(err.replaceAll(`${folder}/`, '').trimEnd().split('\n')).toEqual([
        'cloudstreet-igc: flight.igc: NO_SUCH_FLIGHT: The file has one flight, so there is no flight 2.',
        'cloudstreet-igc: flight.igc: NO_SUCH_FLIGHT: The file has one flight, so there is no flight 2.',
      ]);
    },
  );
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
  {
    why: 'a kind in small letters',
    args: ['score', 'flight.igc', '--kind', 'gl'],
    reason:
      /^--kind takes GL \(pure glider\), MG \(motor glider\) or FG \(electric glider\), not "gl"\.$/m,
  },
  { why: 'no index', args: ['score', 'flight.igc', '--index'], reason: /--index .*missing/ },
  { why: 'flight 0', args: ['score', 'flight.igc', '--flight', '0'], reason: /--flight .*"0"/ },
  { why: 'flight -1', args: ['score', 'flight.igc', '--flight', '-1'], reason: /--flight .*"-1"/ },
  {
    why: 'no turnpoints',
    args: ['optimise', 'flight.igc', '--shape', 'distance', '--turnpoints'],
    reason: /^--turnpoints takes a value, which is missing\.$/m,
  },
  {
    why: 'an option for a value',
    args: ['score', 'flight.igc', '--index', '--json'],
    reason: /^--index takes a value, which is missing\.$/m,
  },
  {
    why: 'a value that is none',
    args: ['score', 'flight.igc', '--json=yes'],
    reason: /^--json takes no value, so not "yes"\.$/m,
  },
  {
    why: 'two indices',
    args: ['score', '--index', '105', 'flight.igc', '--index=108'],
    reason: /^--index is given twice, but allowed once\.$/m,
  },
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
    expect(out.split('\n').filter((line) => line.length > 100)).toEqual([]);
  });

  test('help optimise names the maximum number of turnpoints', () => {
    const { out } = call('help', 'optimise');
    expect(out).toMatch(/--turnpoints K +distance: maximum number, up to 20 \(default 3\)/);
    const tooMany = call('optimise', 'flight.igc', '--shape', 'distance', '--turnpoints', '21');
    expect(tooMany.err).toMatch(/^--turnpoints takes a whole number from 0 to 20,/m);
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

test('prints the version of the package', () => {
  expect(call('--version')).toEqual({ code: 0, out: '1.2.3\n', err: '' });
});
