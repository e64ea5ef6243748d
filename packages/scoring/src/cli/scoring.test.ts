import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ScoreInput, scoreFlight } from '../flight/score-flight.js';
import { splitFlights } from '../flight/split-flights.js';
import { parseIgc } from '../igc/parse-igc.js';
import { flightFixes, HEADER, igcFile, TOW_FLIGHT } from '../testing/igc-text.js';
import { createCommandLine } from './testing/command-line.js';

const { folder, call, write, remove } = createCommandLine();

/** Seconds from fix to fix. */
const INTERVAL_S = 20;
/** Takes off on 14 July 2026 at 10:01 UTC, at a pressure altitude of 100 m, and flies east along 50 N. */
const FIXES = flightFixes(TOW_FLIGHT, INTERVAL_S);
const FILE = igcFile(FIXES);
const DAY_S = Date.UTC(2026, 6, 14) / 1000;
const [AT_1010_S, AT_1030_S, AT_1040_S, AT_1100_S] = [610, 630, 640, 660].map(
  (minutes) => DAY_S + minutes * 60,
) as [number, number, number, number];

const START = { name: 'START', lat: 50, lon: 8.1 };
const FINISH = { name: 'FINISH', lat: 50, lon: 9.1 };
const TASK = { declared_at: '2026-07-14T09:00:00Z', points: [START, FINISH] };
const TASK_FILE = join(folder, 'task.json');

beforeAll(() => {
  const stand = { seconds: 1200, speedKmh: 0, climbMps: 0 };
  write('flight.igc', FILE);
  write('two.igc', igcFile(flightFixes([...TOW_FLIGHT, stand, ...TOW_FLIGHT], INTERVAL_S)));
  write('task.json', JSON.stringify(TASK));
});
afterAll(remove);

interface Explained {
  readonly name: string;
  readonly receipt: {
    readonly hash: string;
    readonly inputs: { readonly altitude_offset: number; readonly windows: readonly number[] };
  };
}

function explain(...options: readonly string[]): Explained[] {
  const { code, out, err } = call('explain', 'flight.igc', '--index', '108', ...options, '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Hashes of the contests, as the command line gives them. */
function hashes(...options: readonly string[]) {
  return Object.fromEntries(explain(...options).map(({ name, receipt }) => [name, receipt.hash]));
}

/** Hashes of the contests, as a program gives them that knows more than the file. */
function hashesKnowing(known: Partial<ScoreInput>) {
  const { recording, findings } = parseIgc(FILE);
  const { contests } = scoreFlight({
    recording,
    interval: splitFlights(recording)[0]!,
    fileFindings: findings,
    aircraft: { kind: 'GL', index: 108 },
    uploadedAtS: 2e9,
    editAllowedUntilS: 2e9,
    ...known,
  });
  return Object.fromEntries(contests.map(({ name, receipt }) => [name, receipt.hash]));
}

const ONLINE = {
  declaredAtS: DAY_S + 9 * 3600,
  task: { ruleSet: 'D', points: [START, FINISH] },
} as const;

describe('the hash is reproduced by a program that knows', () => {
  test.each([
    {
      what: 'the elevation of the airport',
      options: ['--takeoff-elevation', '350'],
      known: { takeoffElevationM: 350 },
    },
    {
      what: 'an elevation below the sea',
      options: ['--takeoff-elevation', '-4.4'],
      known: { takeoffElevationM: -4.4 },
    },
    {
      what: 'windows',
      options: [
        '--window',
        '2026-07-14T10:10:00Z/2026-07-14T10:30Z',
        `--window=${AT_1040_S}/2026-07-14T11:00:00+00:00`,
      ],
      known: { scoringTimes: [AT_1010_S, AT_1030_S, AT_1040_S, AT_1100_S] },
    },
    {
      what: 'a task',
      options: ['--online-task', TASK_FILE],
      known: { declaredOnline: ONLINE },
    },
    {
      what: 'all of them',
      options: [
        '--takeoff-elevation=350',
        '--online-task',
        TASK_FILE,
        `--window=${AT_1010_S}/${AT_1100_S}`,
      ],
      known: {
        takeoffElevationM: 350,
        scoringTimes: [AT_1010_S, AT_1100_S],
        declaredOnline: ONLINE,
      },
    },
  ])('$what', ({ options, known }) => {
    const expected = hashesKnowing(known);
    expect(hashes(...options)).toEqual(expected);
    expect(expected).not.toEqual(hashes());
  });
});

test('the receipt names the offset of the altitudes', () => {
  const offsets = (elevation: string) =>
    explain('--takeoff-elevation', elevation).map(({ receipt }) => receipt.inputs.altitude_offset);
  expect(new Set(offsets('350'))).toEqual(new Set([250]));
  expect(new Set(offsets('-20'))).toEqual(new Set([-120]));
});

test('the receipt names the windows', () => {
  const [free] = explain('--window', `${AT_1010_S}/${AT_1030_S}`);
  expect(free!.receipt.inputs.windows).toEqual([AT_1010_S, AT_1030_S]);
});

describe('windows of a file with several flights', () => {
  const window = ['--window', `${AT_1010_S}/${AT_1030_S}`];

  test('apply to the chosen flight', () => {
    const { code, out } = call('score', 'two.igc', '--flight', '1', ...window, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out).scoring_times).toEqual([
      '2026-07-14T10:10:00+00:00',
      '2026-07-14T10:30:00+00:00',
    ]);
  });

  test.each([
    {
      why: 'none is chosen',
      options: [],
      reason: /two\.igc: SEVERAL_FLIGHTS: The file has 2 flights, .* add --flight\.$/m,
    },
    {
      why: 'it is another',
      options: ['--flight', '2'],
      reason: /two\.igc: EMPTY_WINDOW: --window .* holds no two fixes of the flight/,
    },
  ])('are refused if $why', ({ options, reason }) => {
    const { code, out, err } = call('score', 'two.igc', ...options, ...window);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(reason);
  });
});

describe('a window without fixes of the flight', () => {
  test.each([
    {
      why: 'before takeoff',
      windows: ['2026-07-14T08:00:00Z/2026-07-14T09:00:00Z'],
      reason:
        /--window 2026-07-14T08:00:00Z\/2026-07-14T09:00:00Z holds no two fixes of the flight, which lasts from 2026-07-14T10:0[01]:\d\dZ to 2026-07-14T11:0[45]:\d\dZ\.$/m,
    },
    {
      why: 'one of two after landing',
      windows: [`${AT_1010_S}/${AT_1030_S}`, '2000000000/2000000100'],
      reason: /--window 2000000000\/2000000100 holds no two fixes of the flight/,
    },
    {
      why: 'from one fix to before the next',
      windows: [`${AT_1010_S}/${AT_1010_S + INTERVAL_S - 1}`],
      reason: /--window \d+\/\d+ holds no two fixes of the flight/,
    },
    {
      why: 'of one fix, next to one that holds many',
      windows: [`${AT_1010_S - 1}/${AT_1010_S}`, `${AT_1010_S}/${AT_1030_S}`],
      reason: /--window \d+\/\d+ holds no two fixes of the flight/,
    },
  ])('is refused: $why', ({ windows, reason }) => {
    const options = windows.map((window) => `--window=${window}`);
    const { code, out, err } = call('score', 'flight.igc', ...options);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(reason);
  });

  test('is an error of its file; other files are scored', () => {
    const startS = 12 * 3600;
    const later = flightFixes(TOW_FLIGHT, INTERVAL_S, { ...FIXES[0]!, timeS: startS });
    write('later.igc', igcFile(later));
    const files = ['later.igc', 'flight.igc', 'later.igc'];
    const window = `--window=${AT_1010_S}/${AT_1030_S}`;
    const { code, out, err } = call('score', ...files, window, '--json');
    expect(code).toBe(1);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const refused = { file: join(folder, 'later.igc'), error: { code: 'EMPTY_WINDOW' } };
    expect(lines).toMatchObject([
      refused,
      { file: join(folder, 'flight.igc'), flight: 1 },
      refused,
    ]);
    expect(err.match(/^cloudstreet-igc: .*later\.igc: EMPTY_WINDOW: /gm)).toHaveLength(2);
  });
});

describe('a task', () => {
  test('is accepted in the form that `tasks` prints', () => {
    write('declared.igc', igcFile(FIXES, [...HEADER, ...DECLARATION]));
    const [{ task }] = JSON.parse(call('tasks', 'declared.igc', '--json').out).flights;
    write('printed.json', JSON.stringify({ ...task, declared_at: TASK.declared_at }));
    expect(hashes('--online-task', join(folder, 'printed.json'))).toHaveProperty('declaration');
  });

  test.each([
    { why: 'did not hold any more', change: { declared_until: '2026-07-14T09:30:00Z' } },
    { why: 'was declared after takeoff', change: { declared_at: '2026-07-14T10:30:00Z' } },
  ])('does not count that $why', ({ change }) => {
    write('other.json', JSON.stringify({ ...TASK, ...change }));
    expect(hashes('--online-task', join(folder, 'other.json'))).toEqual(hashes());
  });

  test.each([
    { why: 'held until a minute before takeoff', until: '2026-07-14T10:00:00Z', notes: 1 },
    { why: 'held until after takeoff', until: '2026-07-14T10:02:00Z', notes: 0 },
  ])('is mentioned only if it expired: it $why', ({ until, notes }) => {
    write('lapsed.json', JSON.stringify({ ...TASK, declared_until: until }));
    const options = ['flight.igc', '--online-task', join(folder, 'lapsed.json')];
    const said =
      /^The task of --online-task held until 2026-07-14T10:00:00Z\. The flight began at 2026-07-14T10:01:00Z, so it does not count\.$/gm;
    for (const command of ['score', 'explain']) {
      expect(call(command, ...options).out.match(said) ?? []).toHaveLength(notes);
    }
    const { note } = JSON.parse(call('score', ...options, '--json').out);
    expect(note?.match(said) ?? []).toHaveLength(notes);
  });

  test('may begin with a byte order mark, as some editors write it', () => {
    write('marked.json', `\uFEFF${JSON.stringify(TASK)}`);
    const marked = hashes('--online-task', join(folder, 'marked.json'));
    expect(marked).toEqual(hashes('--online-task', TASK_FILE));
  });

  test.each(['D', 'US', 'GP'])('declared by %s is judged by the national zones', (ruleset) => {
    // 700 m beside the flight: inside cylinders of other rules, but outside of the quadrants.
    const points = [START, { name: 'BESIDE', lat: 50.0063, lon: 8.6 }, FINISH];
    write('other.json', JSON.stringify({ ...TASK, points, ruleset }));
    const names = Object.keys(hashes('--online-task', join(folder, 'other.json')));
    expect(names).not.toContain('declaration');
  });
});

const DECLARATION = [
  'C140726080000140726000100TASK',
  'C0000000N00000000E',
  'C5000000N00806000ESTART',
  'C5000000N00906000EFINISH',
  'C0000000N00000000E',
];

describe('explains its use and exits with 2', () => {
  test.each([
    {
      why: 'an elevation in words',
      options: ['--takeoff-elevation', 'high'],
      reason:
        /^--takeoff-elevation takes a number from -450 to 5000, for example 350, not "high"\.$/m,
    },
    {
      why: 'an elevation below every airport',
      options: ['--takeoff-elevation', '-451'],
      reason: /-450 to 5000, .*"-451"/,
    },
    {
      why: 'an elevation in feet',
      options: ['--takeoff-elevation', '5001'],
      reason: /-450 to 5000, .*"5001"/,
    },
    {
      why: 'half a number',
      options: ['--takeoff-elevation', '-.5'],
      reason: /--takeoff-elevation .*"-\.5"/,
    },
    { why: 'no window', options: ['--window', 'noon'], reason: /START\/END .* example .*"noon"/ },
    {
      why: 'a window without an end',
      options: ['--window', `${AT_1010_S}/`],
      reason: /START\/END .*"\d+\/"/,
    },
    {
      why: 'a window of three times',
      options: ['--window', '1/2/3'],
      reason: /START\/END .*"1\/2\/3"/,
    },
    {
      why: 'a local time',
      options: ['--window', '2026-07-14T12:10:00+02:00/2026-07-14T12:30:00+02:00'],
      reason: /in UTC .*\+02:00"/,
    },
    {
      why: 'a day that is none',
      options: ['--window', '2026-02-30T10:10:00Z/2026-07-14T10:30:00Z'],
      reason: /START\/END .*"2026-02-30/,
    },
    {
      why: 'a window that ends when it begins',
      options: ['--window', `${AT_1010_S}/${AT_1010_S}`],
      reason: /the end must lie after the start/,
    },
    {
      why: 'windows that overlap',
      options: ['--window', `${AT_1010_S}/${AT_1040_S}`, '--window', `${AT_1030_S}/${AT_1100_S}`],
      reason: /^--window \d+\/\d+ begins before the end of --window \d+\/\d+: /m,
    },
    {
      why: 'windows out of order',
      options: ['--window', `${AT_1040_S}/${AT_1100_S}`, '--window', `${AT_1010_S}/${AT_1030_S}`],
      reason: /begins before the end of/,
    },
    {
      why: 'too many windows',
      options: Array.from({ length: 51 }, (_, i) => `--window=${2 * i}/${2 * i + 1}`),
      reason: /--window may be given 50 times, not 51/,
    },
    {
      why: 'a task that is missing',
      options: ['--online-task', 'missing.json'],
      reason: /^--online-task missing\.json: There is no such file\.$/m,
    },
    {
      why: 'a folder for a task',
      options: ['--online-task', folder],
      reason: /^--online-task .*: This is a folder/m,
    },
  ])('$why', ({ options, reason }) => {
    const { code, out, err } = call('score', 'flight.igc', ...options);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(reason);
    expect(err).toContain('Usage: cloudstreet-igc score FILE');
  });

  test.each([
    { why: 'no JSON', text: '{ declared', reason: /This is not JSON: / },
    { why: 'nothing', text: 'null', reason: /The task must be an object, not null\./ },
    { why: 'no time', text: { points: TASK.points }, reason: /The task has no declared_at\./ },
    { why: 'no points', text: { declared_at: 0 }, reason: /The task has no points\./ },
    {
      why: 'a time without a zone',
      text: { ...TASK, declared_at: '2026-07-14 09:00' },
      reason: /declared_at must be a time in UTC, for example .*, not "2026-07-14 09:00"\./,
    },
    {
      why: 'an end that is no time',
      text: { ...TASK, declared_until: null },
      reason: /declared_until must be a time in UTC, .*not null/,
    },
    {
      why: 'an end before its time',
      text: { ...TASK, declared_until: '2026-07-14T08:00:00Z' },
      reason: /declared_until must not lie before declared_at/,
    },
    {
      why: 'a misspelt key',
      text: { ...TASK, declaredUntil: 0 },
      reason: /The task has "declaredUntil", which is not known\./,
    },
    {
      why: 'other rules',
      text: { ...TASK, ruleset: 'X' },
      reason: /ruleset must be one of "D", .*not "X"/,
    },
    { why: 'points that are none', text: { ...TASK, points: {} }, reason: /points must be a list/ },
    {
      why: 'one point',
      text: { ...TASK, points: [START] },
      reason: /a start and a finish, not 1 /,
    },
    {
      why: 'a point without a name',
      text: { ...TASK, points: [START, { lat: 50, lon: 9 }] },
      reason: /point 2 has no name\./,
    },
    {
      why: 'a latitude in words',
      text: { ...TASK, points: [START, { ...FINISH, lat: '50' }] },
      reason: /lat of point 2 must be a number, not "50"\./,
    },
    {
      why: 'a longitude beyond the date line',
      text: { ...TASK, points: [{ ...START, lon: 181 }, FINISH] },
      reason: /lon of point 1 must be from -180 to 180, not 181\./,
    },
    {
      why: 'a zone of a point',
      text: { ...TASK, points: [{ ...START, radius: 500 }, FINISH] },
      reason: /point 1 has "radius", which is not known\./,
    },
  ])('the file of the task holds $why', ({ text, reason }) => {
    write('bad.json', typeof text === 'string' ? text : JSON.stringify(text));
    const file = join(folder, 'bad.json');
    const { code, out, err } = call('explain', 'flight.igc', '--online-task', file);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`--online-task ${file}: `);
    expect(err).toMatch(reason);
    expect(err).toContain('"declared_at": "2025-06-18T07:45:00Z",');
  });
});
