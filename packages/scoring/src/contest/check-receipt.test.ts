import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateTask } from '../task/evaluate-task.js';
import type { Task } from '../task/task.js';
import { createRandom } from '../testing/create-random.js';
import { checkReceipt, type ReceiptFlaw } from './check-receipt.js';
import type { ContestEntry } from './contest-entry.js';
import type { ContestName } from './contest-names.js';
import type { Receipt } from './receipt.js';
import { createCourse } from './testing/course.js';
import { createRandomTrack, TRACK_SHAPES } from './testing/random-track.js';
import { trackOfRows } from './testing/read-track.js';
import { scoreTrack } from './testing/score-track.js';

/** Takes part in every contest that asks no declaration. */
const EVERYWHERE = { aircraftKind: 'FG', energyKwh: 1.7, clubCountry: 'PL', takeoffCountry: 'PL' };

/** Entries of a random flight, as a database gives them back. */
function randomEntries(seed: number): ContestEntry[] {
  const random = createRandom(seed);
  const track = createRandomTrack(TRACK_SHAPES[seed % TRACK_SHAPES.length]!, 30, random);
  const entries = scoreTrack(track, {
    ...EVERYWHERE,
    aircraftKind: 'FG',
    withEngine: { first: 0, last: track.count - 1 },
    clubCountry: random() < 0.5 ? 'PL' : random() < 0.5 ? 'DE' : 'AU',
    index: random() < 0.2 ? null : 80 + Math.floor(random() * 45),
  });
  return JSON.parse(JSON.stringify(entries)) as ContestEntry[];
}

test('receipts of any flight are consistent', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (seed) => {
      const flaws = randomEntries(seed).flatMap((entry) => checkReceipt(entry.receipt, entry));
      expect(flaws).toEqual([]);
    }),
    { seed: 1, numRuns: 60 },
  );
});

test('a hull along a parallel whose northernmost fix is no corner is consistent', () => {
  const track = trackOfRows(
    [
      [282_000_000, 359_142],
      [282_000_000, 1_310_673],
      [281_997_375, 3_971_372],
      [282_000_000, 4_786_748],
      [282_000_000, 2_597_579],
      [282_000_000, 804_454],
      [282_000_000, 359_142],
    ].map(([lat, lon], i) => [600 * i, lat!, lon!, 1000] as const),
  );
  const hull = scoreTrack(track).find(({ name }) => name === 'convex_hull')!;
  expect(checkReceipt(hull.receipt, hull)).toEqual([]);
});

/** Parts of a receipt that cannot be verified without the file. */
const NOT_COVERED: ReadonlySet<string> = new Set(['tried', 'upper_bound']);

/** Path of keys to a value in a receipt. */
type Place = readonly string[];

/** All figures and words that a check covers. */
function placesOf(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  return Object.entries(value)
    .filter(([key]) => !NOT_COVERED.has(key))
    .flatMap(([key, inner]) => placesOf(inner, [...place, key]));
}

/** The receipt with one value changed. */
function withChange(receipt: Receipt, place: Place, change: (value: unknown) => unknown): Receipt {
  const copy = structuredClone(receipt);
  const holder = place.slice(0, -1).reduce<Record<string, unknown>>(
    // Every place but the last is one of an object.
    (inner, key) => inner[key] as Record<string, unknown>,
    copy as unknown as Record<string, unknown>,
  );
  const key = place.at(-1)!;
  holder[key] = change(holder[key]);
  return copy;
}

/** A little, so that only an exact check sees it; a word becomes another. */
function changed(value: unknown): unknown {
  return typeof value === 'number'
    ? value + (Number.isInteger(value) ? 1 : 1e-6)
    : `${String(value)}x`;
}

test('detects every changed figure', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(), fc.nat(), (seed, whichEntry, whichPlace) => {
      const entries = randomEntries(seed);
      fc.pre(entries.length > 0);
      const entry = entries[whichEntry % entries.length]!;
      // The source of the rule is only informative; the edition decides.
      const places = placesOf(entry.receipt).filter((place) => place.join() !== 'rule,source');
      const place = places[whichPlace % places.length]!;
      const flaws = checkReceipt(withChange(entry.receipt, place, changed), entry);
      expect({ place, isSeen: flaws.length > 0 }).toEqual({ place, isSeen: true });
    }),
    { seed: 2, numRuns: 300 },
  );
});

/** (50,8) (51,9) (50,10) and home, flown in half an hour. */
const TRACK = createCourse([{ at: [50, 8] }, { at: [51, 9] }, { at: [50, 10] }, { at: [50, 8] }]);

const TASK: Task = {
  ruleSet: 'D',
  points: [
    { name: 'Home', lat: 50, lon: 8 },
    { name: 'North', lat: 51, lon: 9 },
    { name: 'East', lat: 50, lon: 10 },
    { name: 'Home', lat: 50, lon: 8 },
  ],
};

function declaredEntry(name: ContestName): ContestEntry {
  const flown = evaluateTask(TRACK, { first: 0, last: TRACK.count - 1 }, TASK);
  const entries = scoreTrack(TRACK, { declared: { task: TASK, flown }, clubCountry: 'DE' });
  return entries.find((entry) => entry.name === name)!;
}

test.each(['declaration', 'dmst'] as const)('accepts a declared triangle in %s', (name) => {
  const entry = declaredEntry(name);
  expect(entry.receipt.course.score_name).toBe('declaration');
  expect(checkReceipt(entry.receipt, entry)).toEqual([]);
});

test.each<{ why: string; place: Place; to: unknown }>([
  { why: 'another turnpoint', place: ['task', 'points', '1', 'lat'], to: 305_999_000 },
  { why: 'no points', place: ['task', 'points'], to: [] },
  { why: 'a point more than fixes', place: ['fixes'], to: [] },
  { why: 'another height of the start', place: ['task', 'loss_start', 'altitude'], to: 1500 },
  { why: 'a finish outside of the window', place: ['task', 'loss_finish', 'time'], to: 1e9 },
])('detects $why in a declared task', ({ place, to }) => {
  const entry = declaredEntry('declaration');
  const receipt = withChange(entry.receipt, ['course', ...place], () => to);
  const parts = checkReceipt(receipt, entry).map(({ part }) => part);
  expect(parts).toContain('course');
  expect(parts).toContain('hash');
});

describe('reports inconsistencies', () => {
  const free = scoreTrack(TRACK, { index: 110 }).find(({ name }) => name === 'free')!;
  const parts = (flaws: readonly ReceiptFlaw[]) => [...new Set(flaws.map(({ part }) => part))];
  const stepAt = (name: string) =>
    String(free.receipt.steps.findIndex((step) => step.name === name));

  test.each<{ why: string; place: Place; to: unknown; expected: readonly string[] }>([
    {
      why: 'another factor',
      place: ['steps', stepAt('triangle_bonus'), 'operands', '1', 'value'],
      to: 0.4,
      expected: ['arithmetic', 'course'],
    },
    {
      why: 'another result',
      place: ['steps', stepAt('counted_distance'), 'result'],
      to: 1,
      expected: ['arithmetic', 'course'],
    },
    {
      why: 'other points',
      place: ['steps', stepAt('points'), 'result'],
      to: 1000,
      expected: ['arithmetic', 'points', 'course'],
    },
    {
      why: 'another fix',
      place: ['course', 'fixes', '1', 'lat'],
      to: 305_999_000,
      expected: ['course', 'hash'],
    },
    {
      why: 'a fix nowhere on Earth',
      place: ['course', 'fixes', '1', 'lat'],
      to: 600_000_000,
      expected: ['course', 'hash'],
    },
    {
      why: 'a limit broken',
      place: ['checks', '0', 'value'],
      to: 1001,
      expected: ['limit', 'course'],
    },
    { why: 'another limit', place: ['checks', '0', 'most'], to: 1500, expected: ['course'] },
    { why: 'another index', place: ['inputs', 'index'], to: 100, expected: ['course', 'hash'] },
    { why: 'no possible index', place: ['inputs', 'index'], to: 0, expected: ['course', 'hash'] },
    {
      why: 'another file',
      place: ['inputs', 'file_sha256'],
      to: '1'.repeat(64),
      expected: ['hash'],
    },
    {
      why: 'a window that ends too early',
      place: ['inputs', 'windows', '1'],
      to: free.receipt.course.fixes.at(-1)!.time - 1,
      expected: ['course', 'hash'],
    },
    { why: 'no fixes', place: ['course', 'fixes'], to: [], expected: ['course', 'hash'] },
    {
      why: 'another course of the bonus',
      place: ['bonus_course', 'fixes', '2', 'lat'],
      to: 305_999_000,
      expected: ['course', 'hash'],
    },
    {
      why: 'no course of the bonus',
      place: ['bonus_course'],
      to: undefined,
      expected: ['course', 'hash'],
    },
    {
      why: 'a bonus of a course that added none',
      place: ['bonus_course', 'score_name'],
      to: 'out_return',
      expected: ['course', 'hash'],
    },
    {
      why: 'an operation that is none',
      place: ['steps', '0', 'operation'],
      to: 'constructor',
      expected: ['arithmetic', 'course'],
    },
    {
      why: 'a step without figures',
      place: ['steps', '0', 'operands'],
      to: [],
      expected: ['arithmetic', 'course'],
    },
    {
      why: 'half a decimal',
      place: ['steps', '0', 'decimals'],
      to: 0.5,
      expected: ['arithmetic', 'course'],
    },
    {
      why: 'nothing divided by nothing',
      place: ['steps', stepAt('index_factor'), 'operands'],
      to: [
        { name: 'nothing', value: 0, unit: '' },
        { name: 'nothing', value: 0, unit: '' },
      ],
      expected: ['arithmetic', 'course'],
    },
    {
      why: 'no steps',
      place: ['steps'],
      to: [],
      expected: ['distance', 'points', 'course'],
    },
    {
      why: 'an unknown edition',
      place: ['rule', 'version'],
      to: '2030.1',
      expected: ['rule', 'hash'],
    },
    {
      why: 'a course of another contest',
      place: ['course', 'score_name'],
      to: 'convex_hull',
      expected: ['course', 'hash'],
    },
  ])('$why', ({ place, to, expected }) => {
    const receipt = withChange(free.receipt, place, () => to);
    expect(parts(checkReceipt(receipt, free))).toEqual(expected);
  });

  test.each([
    { result: { distance: free.distance + 0.01, points: free.points }, part: 'distance' },
    { result: { distance: free.distance, points: free.points + 0.01 }, part: 'points' },
  ])('a $part that differs from the entry', ({ result, part }) => {
    expect(parts(checkReceipt(free.receipt, result))).toEqual([part, 'hash']);
  });

  test('as a sentence that names the step', () => {
    const place = ['steps', stepAt('counted_distance'), 'result'];
    const [first] = checkReceipt(
      withChange(free.receipt, place, () => 1),
      free,
    );
    expect(first?.message).toMatch(/^step 5, counted_distance: the sum is \d+\.\d+, not 1$/);
  });
});
