import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeTsk } from '../../task-files/tsk.js';
import { bRecord, flightFixes, HEADER, igcBytes, TOW_FLIGHT } from '../../testing/igc-text.js';
import { HAS_TEST_DATA, igcFilesIn, testDataFile } from '../../testing/test-data.js';
import { createCommandLine } from '../testing/command-line.js';

const { folder, call, write, remove } = createCommandLine();
const at = (name: string) => join(folder, name);

const FIXES = flightFixes(TOW_FLIGHT);

beforeAll(() => {
  write('A_flight.igc', igcBytes([...HEADER, ...FIXES.map(bRecord)]));
  write('broken.igc', 'nothing');
  const points = [
    { name: 'Start', lat: 10, lon: 10 },
    { name: 'Finish', lat: 11, lon: 10 },
  ];
  write('task.tsk', writeTsk({ points }));
  write('none.tsk', '<Task></Task>');
  write('handicaps.csv', 'competition_id;handicap\nA;104\nB;98\n');
  write('bad.csv', 'id,handicap\nA,104\n');
  write('conventions.json', '{"earth":"fai_sphere"}');
  write('flat.json', '{"earth":"flat"}');
});

afterAll(remove);

test('prints a competitor per line, also who did not launch', () => {
  const options = ['--handicaps', at('handicaps.csv'), '--conventions', at('conventions.json')];
  const { code, out } = call('competition', at('task.tsk'), 'A_flight.igc', ...options, '--json');
  const rows = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(code).toBe(0);
  expect(rows).toMatchObject([
    {
      competition_id: 'A',
      file: at('A_flight.igc'),
      status: 'not_started',
      points: 0,
      rank: 1,
      missed: { point: 0, name: 'Start', reason: 'not_reached' },
    },
    { competition_id: 'B', status: 'not_launched', distance_km: 0, points: 0, rank: 1 },
  ]);
});

test('prints a table', () => {
  const { code, out } = call('competition', at('task.tsk'), 'A_flight.igc');
  expect(code).toBe(0);
  expect(out).toMatch(/^Racing task, 11\d\.\d\d km, rules annex-a\n1 launched/);
  expect(out).toMatch(/not started; missed Start by \d+ m/);
});

test('a file that cannot be used is reported, and the others are scored', () => {
  const { code, out, err } = call('competition', at('task.tsk'), 'broken.igc', 'A_flight.igc');
  expect(code).toBe(1);
  expect(err).toContain('broken.igc');
  expect(out).toContain('1 launched');
});

test.each([
  { why: 'no task', args: ['none.tsk', 'A_flight.igc'], err: /NO_SUCH_TASK: It has no task/ },
  { why: 'no file', args: ['other.tsk', 'A_flight.igc'], err: /ENOENT/ },
  {
    why: 'another number of tasks',
    args: ['task.tsk', 'A_flight.igc', '--task', '2'],
    err: /NO_SUCH_TASK: It has 1 tasks/,
  },
  {
    why: 'a missing column',
    args: ['task.tsk', 'A_flight.igc', '--handicaps', 'bad.csv'],
    err: /MISSING_COLUMN: It has no column competition_id/,
  },
  {
    why: 'unknown conventions',
    args: ['task.tsk', 'A_flight.igc', '--conventions', 'flat.json'],
    err: /INVALID_CONVENTIONS: .*"flat"/,
  },
  {
    why: 'the same competitor twice',
    args: ['task.tsk', 'A_flight.igc', 'A_flight.igc'],
    err: /REPEATED_ID/,
  },
])('$why is an error', ({ args, err }) => {
  const paths = args.map((arg) => (/\.(?:tsk|csv|json)$/.test(arg) ? at(arg) : arg));
  const result = call('competition', ...paths);
  expect(result.code).toBe(1);
  expect(result.err).toMatch(err);
});

test.each([
  { args: ['task.tsk'], err: /No file of a competitor/ },
  { args: ['task.tsk', 'A_flight.igc', '--rules', 'mine'], err: /--rules takes .*"mine"/ },
  { args: ['task.tsk', 'A_flight.igc', '--class', 'mine'], err: /--class takes .*"mine"/ },
  { args: ['task.tsk', 'A_flight.igc', '--utc-offset', '20'], err: /--utc-offset takes/ },
])('wrong usage: $args', ({ args, err }) => {
  const result = call('competition', ...args);
  expect(result.code).toBe(2);
  expect(result.err).toMatch(err);
});

describe.runIf(HAS_TEST_DATA)('a day of a contest', () => {
  const DAY = 'competitions/leverkusen-2017/2017-07-17-race';

  test('shows the differences from the result of another program', () => {
    write('sphere.json', '{"earth":"mean_sphere"}');
    // The command line of tests looks for files of this extension in its own folder.
    const files = igcFilesIn(`${DAY}/igc`)
      .map(testDataFile)
      .map((file) => (file.endsWith('.igc') ? relative(folder, file) : file));
    const { out, code } = call(
      'competition',
      testDataFile(`${DAY}/task.tsk`),
      ...files,
      '--handicaps',
      testDataFile(`${DAY}/handicaps.csv`),
      '--expected',
      testDataFile(`${DAY}/expected.json`),
      '--conventions',
      at('sphere.json'),
      '--json',
    );
    const rows = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    const differences = rows.flatMap(({ difference }) => (difference ? [difference] : []));
    expect(differences).toHaveLength(21);
    expect(Math.max(...differences.map(({ points }) => Math.abs(points)))).toBe(0);
    expect(Math.max(...differences.map(({ distance_km: km }) => Math.abs(km)))).toBeLessThan(0.05);
  });
});
