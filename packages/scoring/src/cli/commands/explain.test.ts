import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkReceipt } from '../../contest/check-receipt.js';
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

/** The flight of tests, but there and back again. */
const OUT_AND_RETURN = TOW_FLIGHT.flatMap((interval) => {
  if (interval.seconds < 3600) return [interval];
  const { climbMps } = interval;
  return [100, -100].map((speedKmh) => ({ seconds: 2000, speedKmh, climbMps }));
});

/** A fix every eight seconds, because each test scores a file. */
const fixesOf = (phases: readonly TestPhase[]) => flightFixes(phases, 8);

beforeAll(() => {
  const stand = { seconds: 1200, speedKmh: 0, climbMps: 0 };
  write('flight.igc', igcFile(fixesOf(TOW_FLIGHT)));
  write('return.igc', igcFile(fixesOf(OUT_AND_RETURN)));
  write('ground.igc', igcFile(fixesOf([{ ...stand, seconds: 600 }])));
  write('unsigned.igc', igcBytes([...HEADER, ...fixesOf(TOW_FLIGHT).map(bRecord)]));
  write('two.igc', igcFile(fixesOf([...TOW_FLIGHT, stand, ...TOW_FLIGHT])));
});

afterAll(remove);

/** The lines of one contest. */
function explained(contest: string, ...options: string[]): string[] {
  const { code, out, err } = call('explain', 'flight.igc', '--contest', contest, ...options);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out.split('\n');
}

describe('for people', () => {
  test('prints how the course was flown', () => {
    const lines = explained('free', '--index', '108');
    const flown = lines.slice(lines.indexOf('Flown') + 1);
    expect(flown[0]).toBe('  Thermals        none');
    expect(flown[1]).toBe('  Failed climbs   none');
    expect(flown[2]).toMatch(
      /^ {2}Glides +1 +\d+ s +100\.0 % +-\d+ m +\d+\.\d km\/h, glide ratio \d+\.\d, detour 1\.00$/,
    );
  });

  test('prints rule, course, calculation, limits and inputs', () => {
    const lines = explained('free', '--index', '108');
    expect(lines[0]).toBe(`${join(folder, 'flight.igc')}:`);
    expect(lines).toContain('Takeoff 10:00:56, landing 11:04:48 UTC');
    expect(lines).toContainEqual(expect.stringMatching(/^free: \d+\.\d\d points$/));
    expect(lines).toContain('The longest distance over up to 5 turnpoints.');
    expect(lines).not.toContainEqual(expect.stringMatching(/not ranked/i));
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {2}Start +10:\d\d:\d\d UTC +50°00\.000′N 00\d°\d\d\.\d{3}′E +\d/),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {2}Index factor +1\.08 = index 108 ÷ 100$/),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {2}Points +\d+\.\d\d = .* ÷ index factor 1\.08$/),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^ {2}Finish below start +[\d,]+ m( above the start)? +at most 1,000 m +(just )?met$/,
      ),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}SHA-256 of the file +[0-9a-f]{64}$/));
    expect(lines).toContain(
      'Steps, course, limits and hash have been gone through again: all fit.',
    );
  });

  test('shows the course that added a bonus', () => {
    const lines = explained('free');
    const head = lines.findIndex((line) => line.endsWith(', which added the bonus'));
    expect(lines[head + 1]).toMatch(/^ {2}Start +\d\d:\d\d:\d\d UTC/);
    expect(explained('speed').join('\n')).not.toContain('which added the bonus');
  });

  test('prints plain spaces, so that `grep "15 m"` finds them', () => {
    expect(explained('free').join('\n')).not.toContain('\u202f');
  });

  test('explains every contest by default', () => {
    const names = (out: string) =>
      [...out.matchAll(/^(\w+): \d+\.\d\d points$/gm)].map(([, name]) => name);
    expect(names(call('explain', 'flight.igc').out)).toEqual(
      expect.arrayContaining(['free', 'out', 'speed']),
    );
    expect(names(call('explain', 'flight.igc', '--contest', 'sprint').out)).toEqual(['speed']);
  });

  test.each([
    {
      contest: 'free',
      options: [],
      why: 'unknown aircraft: scored with index 100',
    },
    {
      contest: 'electric',
      options: ['--index', '108', '--kind', 'FG'],
      why: 'no sensor shows the energy that the engine used',
    },
    {
      contest: 'dmst',
      options: ['--index', '300', '--club-country', 'DE'],
      why: 'dmst is ranked from 50 points on',
    },
  ])('prints that $contest does not count: $why', ({ contest, options, why }) => {
    expect(explained(contest, ...options)).toContain(`Not ranked: ${why}.`);
  });

  test('prints that an invalid file does not count, and why', () => {
    const { out } = call('explain', 'unsigned.igc', '--index', '108');
    const count = out.match(/^\w+: \d+\.\d\d points$/gm)!.length;
    const reasons = out.match(/^Not ranked: the file is invalid \(NO_G_RECORD\)\.$/gm);
    expect(reasons).toHaveLength(count);
    expect(out.match(/^error NO_G_RECORD: The file has no signature/gm)).toHaveLength(1);
  });

  test.each([
    {
      contest: 'electric',
      options: [],
      reason: 'electric was not tried: it asks for --kind FG.',
    },
    {
      contest: 'dmst',
      options: ['--club-country', 'AT'],
      reason: 'dmst was not tried: it asks for --club-country DE.',
    },
    {
      contest: 'bi',
      options: [],
      reason: 'bi was not tried: it asks for --club-country PL and --takeoff-country PL.',
    },
    {
      contest: 'triangle',
      options: [],
      reason: 'Nothing scored in triangle: no course of the flight keeps its rule.',
    },
    {
      contest: 'declaration',
      options: [],
      reason: 'Nothing scored in declaration: no task that it counts was declared and achieved.',
    },
    {
      contest: 'free',
      file: 'ground.igc',
      options: [],
      reason: 'No flight was found.',
    },
  ])('prints why nothing is scored in $contest: $reason', ({ file, contest, options, reason }) => {
    const { code, out } = call('explain', file ?? 'flight.igc', '--contest', contest, ...options);
    expect(code).toBe(0);
    expect(out.split('\n')).toContain(reason);
    expect(out).not.toMatch(/ points$/m);
  });

  test('shows a contest that another one replaces, as not listed', () => {
    const { code, out } = call('explain', 'return.igc', '--index', '10', '--contest', 'out');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^The flight does not list out, because out_return earned more: \d,\d{3}\.\d\d points\.$/m,
    );
    expect(out).toMatch(/^out: \d{3}\.\d\d points$/m);
    expect(call('explain', 'return.igc', '--index', '10').out).not.toMatch(/^out: |does not list/m);
  });

  test('formats points the same everywhere', () => {
    const lines = explained('out', '--index', '10');
    const [points] = lines.flatMap((line) => /^out: (.*) points$/.exec(line)?.[1] ?? []);
    expect(points).toMatch(/^\d,\d{3}\.\d\d$/);
    expect(lines).toContainEqual(
      expect.stringMatching(new RegExp(`^ {2}Points +${points} = .* ÷ index factor 0\\.1$`)),
    );
  });

  test('explains one flight after the other', () => {
    const heads = (...options: string[]) =>
      call('explain', 'two.igc', '--contest', 'free', ...options).out.match(/^Flight .* of 2/gm);
    expect(heads()).toEqual(['Flight 1 of 2', 'Flight 2 of 2']);
    expect(heads('--flight', '2')).toEqual(['Flight 2 of 2']);
  });
});

describe('national contests', () => {
  test('need the country of the club', () => {
    const lines = explained('dmst', '--club-country', 'de');
    expect(lines).toContain('Only flights for clubs in Germany count.');
  });

  test('may need the country of the takeoff', () => {
    const both = ['--club-country', 'PL', '--takeoff-country', 'PL'];
    expect(explained('bi', ...both.slice(0, 2))).toContain(
      'bi was not tried: it asks for --takeoff-country PL.',
    );
    expect(explained('bi', ...both)).toContain('Class 1, free distance');
  });

  test('are scored as well', () => {
    const { out } = call('score', 'flight.igc', '--club-country', 'AU');
    expect(out).toMatch(/^au +\d+\.\d\d/m);
    expect(call('score', 'flight.igc').out).not.toMatch(/^au /m);
  });
});

test('prints receipts as JSON, one per line', () => {
  const { code, out } = call('explain', 'two.igc', '--index', '108', '--json');
  expect(code).toBe(0);
  const lines = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(new Set(lines.map(({ file }) => file))).toEqual(new Set([join(folder, 'two.igc')]));
  expect(new Set(lines.map(({ flight }) => flight))).toEqual(new Set([1, 2]));
  for (const { receipt, distance, points, valid, flaws } of lines) {
    expect({ flaws, valid }).toEqual({ flaws: [], valid: true });
    expect(checkReceipt(receipt, { distance, points })).toEqual([]);
  }
});

test.each([
  {
    why: 'nothing was flown',
    file: 'ground.igc',
    options: [],
    line: { reason: { code: 'NO_FLIGHT', message: 'No flight was found.' } },
  },
  {
    why: 'a country was not told',
    file: 'flight.igc',
    options: ['--contest', 'dmst'],
    line: {
      name: 'dmst',
      reason: {
        code: 'NOT_TRIED',
        message: 'dmst was not tried: it asks for --club-country DE.',
      },
    },
  },
])('gives the reason as JSON if there is no receipt: $why', ({ file, options, line }) => {
  const { code, out } = call('explain', file, ...options, '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({ file: join(folder, file), flight: 1, ...line });
});

test('gives the reason as JSON if a receipt is not listed', () => {
  const { out } = call('explain', 'return.igc', '--contest', 'out', '--json');
  expect(JSON.parse(out)).toMatchObject({
    name: 'out',
    flaws: [],
    reason: { code: 'NOT_LISTED', message: expect.stringContaining('out_return earned more') },
  });
});

test('the README names every field of the JSON', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const [, paragraph] = /^With `--json` it prints the receipts,(.*?)\n\n/ms.exec(readme)!;
  const named = new Set([...paragraph!.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const { out } = call('explain', 'return.igc', '--contest', 'out', '--json');
  const unnamed = Object.keys(JSON.parse(out)).filter((field) => !named.has(field));
  expect(unnamed).toEqual([]);
});

test.each([
  {
    why: 'an unknown contest',
    args: ['--contest', 'moon'],
    reason: /free, triangle.*not "moon"/,
  },
  {
    why: 'a country in words',
    args: ['--club-country', 'Germany'],
    reason: /two letters .*"Germany"/,
  },
  {
    why: 'a country that is none',
    args: ['--club-country', 'XX'],
    reason:
      /^--club-country takes a country by its two letters \(ISO 3166, or XK for Kosovo\), for example DE, not "XX"\.$/m,
  },
  { why: 'another code of a country', args: ['--takeoff-country', 'UK'], reason: /not "UK"/ },
  { why: 'what is larger than one', args: ['--club-country', 'eu'], reason: /not "eu"/ },
  { why: 'half a country', args: ['--takeoff-country', 'P'], reason: /--takeoff-country .*"P"/ },
  { why: 'an unknown option', args: ['--shape', 'out'], reason: /Unknown option '--shape'/ },
  { why: 'an index of 0', args: ['--index', '0'], reason: /--index/ },
])('explains its use and exits with 2: $why', ({ args, reason }) => {
  const { code, out, err } = call('explain', 'flight.igc', ...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(reason);
  expect(err).toContain('Usage: cloudstreet-igc explain FILE');
});
