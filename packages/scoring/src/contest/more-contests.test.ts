import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { roundToHundredths } from '../units/round.js';
import type { ContestInput } from './contest-input.js';
import type { ContestName } from './contest-names.js';
import { CONTEST_RULES } from './rules/contest-rules.js';
import { type CourseFix, createCourse } from './testing/course.js';
import { declare } from './testing/declare.js';
import { scoreTrack } from './testing/score-track.js';

const at = (lat: number, lon: number, more?: Omit<CourseFix, 'at'>): CourseFix => ({
  at: [lat, lon],
  ...more,
});

/** (50,8) (51,9) (50,10) and home: an FAI triangle of 407.26 km, flown in half an hour. */
const TRIANGLE = [at(50, 8), at(51, 9), at(50, 10), at(50, 8)];

function score(fixes: readonly CourseFix[], input: Partial<ContestInput> = {}) {
  const entries = scoreTrack(createCourse(fixes), input);
  return (name: ContestName) => entries.find((entry) => entry.name === name);
}

describe('participants', () => {
  test.each<{ why: string; input: Partial<ContestInput>; names: readonly ContestName[] }>([
    { why: 'nothing known', input: {}, names: [] },
    { why: 'a German club', input: { clubCountry: 'DE' }, names: ['dmst', 'dmst_speed'] },
    { why: 'an Australian club', input: { clubCountry: 'AU' }, names: ['au'] },
    {
      why: 'a Polish club over Poland',
      input: { clubCountry: 'PL', takeoffCountry: 'PL' },
      names: ['bi'],
    },
    { why: 'a Polish club abroad', input: { clubCountry: 'PL', takeoffCountry: 'CZ' }, names: [] },
    { why: 'guests over Poland', input: { takeoffCountry: 'PL' }, names: [] },
    {
      why: 'an electric glider',
      input: { aircraftKind: 'FG', withEngine: { first: 0, last: 3 } },
      names: ['electric'],
    },
    {
      why: 'a motor glider',
      input: { aircraftKind: 'MG', withEngine: { first: 0, last: 3 } },
      names: [],
    },
  ])('$why', ({ input, names }) => {
    const always = new Set(['free', 'triangle', 'out_return', 'out', 'speed', 'convex_hull']);
    const entries = scoreTrack(createCourse(TRIANGLE), input).map(({ name }) => name);
    expect(entries.filter((name) => !always.has(name))).toEqual(names);
  });
});

describe('declared tasks', () => {
  test('a triangle has the factor 1.7', () => {
    const entryOf = score(TRIANGLE, { declared: declare(TRIANGLE), clubCountry: 'DE' });
    expect(entryOf('declaration')).toMatchObject({ distance: 407.26, points: 692.34 });
    expect(entryOf('declaration')?.score).toMatchObject({ name: 'declaration', declared: true });
    expect(entryOf('dmst')).toMatchObject({ points: 692.34, score: { declared: true } });
    expect(entryOf('rectangle')).toBeUndefined();
  });

  test('a rectangle counts in its own contest', () => {
    const square = [at(50, 8), at(51, 8), at(51, 9.55), at(50, 9.55), at(50, 8)];
    const entryOf = score(square, { declared: declare(square) });
    expect(entryOf('rectangle')?.points).toBe(entryOf('declaration')?.points);
    const { distance = 0, points } = entryOf('rectangle') ?? {};
    expect(points).toBeCloseTo(1.7 * distance, 2);
  });

  test.each([
    { why: 'not completed', flown: { isAchieved: false } },
    { why: 'too much height lost', flown: { lossOfHeightM: 1001 } },
  ])('$why: no entry', ({ flown }) => {
    const entryOf = score(TRIANGLE, { declared: declare(TRIANGLE, flown) });
    expect(entryOf('declaration')).toBeUndefined();
  });

  test('allows a loss of 1000 m between the best fixes', () => {
    const fixes = TRIANGLE.map((fix, i) => ({ ...fix, altitudeM: i === 0 ? 3000 : 500 }));
    const entryOf = score(fixes, { declared: declare(fixes, { lossOfHeightM: 1000 }) });
    expect(entryOf('declaration')?.receipt.checks).toContainEqual({
      limit: 'height_loss',
      value: 1000,
      most: 1000,
    });
  });

  test('the better of free and declared counts in the national contest', () => {
    // An open task gives no bonus, so the free course over the same points and on is worth more.
    const there = TRIANGLE.slice(0, 3);
    const entryOf = score(TRIANGLE, { declared: declare(there), clubCountry: 'DE' });
    expect(entryOf('dmst')?.score.declared).toBe(false);
    const lost = entryOf('dmst')?.receipt.tried.map(({ score_name: name }) => name);
    expect(lost).toContain('declaration');
  });

  test('the Polish cup uses the class with the most points', () => {
    const entryOf = score(TRIANGLE, {
      declared: declare(TRIANGLE),
      clubCountry: 'PL',
      takeoffCountry: 'PL',
    });
    const entry = entryOf('bi');
    expect(entry?.bitner_kind).toBe('5');
    expect(entry?.points).toBeCloseTo((1.05 * 407.26 * (407.26 / 0.5)) / 3.6, 0);
    expect(entry?.receipt.tried.map(({ bitner_kind: kind }) => kind)).toEqual(['1']);
  });

  test('the Polish cup requires 100 km', () => {
    const countries = { clubCountry: 'PL', takeoffCountry: 'PL' };
    expect(score([at(50, 8), at(50.9, 8)], countries)('bi')?.distance).toBe(100.11);
    expect(score([at(50, 8), at(50.89, 8)], countries)('bi')).toBeUndefined();
  });
});

describe('convex hull', () => {
  const SQUARE = [at(50, 8), at(51, 8), at(51, 9.5), at(50.5, 8.7), at(50, 9.5), at(50.005, 8.001)];

  test('scores the perimeter around all fixes', () => {
    const entry = score(SQUARE)('convex_hull');
    // (50,8) (51,8) (51,9.5) (50,9.5): the inner fix is not a corner, nor is the finish.
    expect(entry?.score.geom.features).toHaveLength(4);
    expect(entry?.distance).toBeCloseTo(111.24 + 105.31 + 111.24 + 107.53, 0);
  });

  test('does not score an open flight', () => {
    expect(score(SQUARE.slice(0, -1))('convex_hull')).toBeUndefined();
  });
});

describe('electric', () => {
  const input = { aircraftKind: 'FG', withEngine: { first: 0, last: 3 } } as const;
  const windows = [{ first: 2, last: 3 }];

  test('counts distance with the engine running, minus its energy', () => {
    const entryOf = score(TRIANGLE, { ...input, windows, energyKwh: 3 });
    expect(entryOf('electric')).toMatchObject({ distance: 407.26, points: 377.26, valid: true });
    expect(entryOf('free')?.distance).toBe(143.39);
  });

  test('is not valid without a sensor of the energy', () => {
    expect(score(TRIANGLE, input)('electric')).toMatchObject({ points: 407.26, valid: false });
  });
});

describe('other options considered', () => {
  const triedIn = (name: ContestName, fixes: readonly CourseFix[]) =>
    score(fixes)(name)?.receipt.tried.map(({ lost_by: by, check, distance }) => ({
      by,
      check,
      distance,
    }));

  test('a longer path that lost too much height', () => {
    const fixes = [at(50, 8, { altitudeM: 2500 }), at(51, 8), at(51.5, 8, { altitudeM: 1499 })];
    expect(triedIn('out', fixes)).toEqual([
      {
        by: 'height_loss',
        check: { limit: 'height_loss', value: 1001, most: 1000 },
        distance: 166.87,
      },
    ]);
  });

  test('a larger triangle that does not close', () => {
    const small = [at(50.25, 8.25), at(50, 8.5), at(50, 8)];
    const fixes = [at(50, 8.015), at(51, 9), at(50, 10), at(50, 8), ...small];
    const tried = triedIn('triangle', fixes) ?? [];
    expect(tried[0]?.by).toBe('gap');
    expect(tried[0]?.check).toMatchObject({ limit: 'gap', most: 1 });
    expect(tried[0]?.check?.value).toBeCloseTo(1.075, 2);
  });

  test('a larger triangle that is too flat', () => {
    const fixes = [...TRIANGLE, at(50.1, 12), at(50, 8)];
    expect(triedIn('triangle', fixes)?.map(({ by }) => by)).toContain('shortest_side');
  });

  test('a triangle for the bonus that did not close at all', () => {
    const fixes = [at(50, 8.015), at(51, 9), at(50, 10), at(50, 8)];
    const entry = score(fixes, { index: 120 })('free');
    expect(entry?.bonus_points).toBeUndefined();
    const attempt = entry?.receipt.tried.find(({ score_name: name }) => name === 'triangle');
    expect(attempt).toMatchObject({ lost_by: 'gap', check: { most: 1 } });
    expect(attempt?.points).toBeCloseTo((0.3 * (attempt?.distance ?? 0)) / 1.2, 1);
  });

  test('the best of another window', () => {
    const track = createCourse([at(50, 8), at(51, 8), at(52, 8), at(53, 8)]);
    const windows = [
      { first: 0, last: 1 },
      { first: 2, last: 3 },
    ];
    const [free] = scoreTrack(track, { windows });
    expect(free?.receipt.tried).toEqual([
      expect.objectContaining({ lost_by: 'window', distance: 111.24 }),
    ]);
  });
});

describe('every entry', () => {
  const everything = scoreTrack(createCourse(TRIANGLE), {
    declared: declare(TRIANGLE),
    clubCountry: 'DE',
    aircraftKind: 'FG',
    withEngine: { first: 0, last: 3 },
    energyKwh: 1,
    index: 108,
  });

  test.each(everything)('$name meets its limits and names its rule', ({ name, receipt }) => {
    const rule = CONTEST_RULES.find((candidate) => candidate.name === name);
    expect(receipt.rule).toEqual({ id: name, version: rule?.version, source: rule?.source });
    for (const { value, least = -Infinity, most = Infinity } of receipt.checks) {
      expect(value >= least && value <= most).toBe(true);
    }
    expect(receipt.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('another index, file or fix has another hash', () => {
    const hashes = [
      score(TRIANGLE)('free'),
      score(TRIANGLE, { index: 101 })('free'),
      score(TRIANGLE, { index: null })('free'),
      score(TRIANGLE, { fileSha256: 'f'.repeat(64) })('free'),
      score(TRIANGLE, { altitudeSource: 'gnss' })('free'),
      score([...TRIANGLE, at(50, 8.01)])('free'),
    ].map((entry) => entry?.receipt.hash);
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(score(TRIANGLE)('free')?.receipt.hash).toBe(hashes[0]);
  });

  // Computed by another program from the lines that `receiptHash` documents.
  test('a hash is the same on every machine', () => {
    const hash = 'c00d521c486377463261e967a474d975bd7e089eae00beb0af5a2ca314019f2a';
    expect(score(TRIANGLE)('out_return')?.receipt.hash).toBe(hash);
  });
});

/** A change of a rule is a new edition: then its line here changes too. */
test('editions of rules never change', () => {
  const editions = CONTEST_RULES.map((rule) => {
    const digest = bytesToHex(sha256(utf8ToBytes(JSON.stringify(rule)))).slice(0, 8);
    return `${rule.name} ${rule.version} ${digest}`;
  });
  expect(editions).toMatchInlineSnapshot(`
    [
      "free 2025.1 d8d91b60",
      "triangle 2025.1 329ff87f",
      "out_return 2025.1 d2ddc701",
      "out 2025.1 c0c37bfe",
      "speed 2025.1 e15ff163",
      "declaration 2025.1 cfc02927",
      "rectangle 2025.1 fead8ee9",
      "convex_hull 2026.1 3d0fa3bd",
      "electric 2026.1 8452a6be",
      "bi 2026.1 b395a484",
      "dmst 2021.1 2e5884e9",
      "dmst_speed 2021.1 837446f8",
      "au 2025.1 3b7562de",
    ]
  `);
});

test.each([
  { why: 'half a hundredth', km: 1278.485, rounded: 1278.49 },
  { why: 'just below it', km: 1278.4849, rounded: 1278.48 },
  { why: 'binary figures that fall short', km: 1.005, rounded: 1.01 },
])('rounds $why like manual calculation', ({ km, rounded }) => {
  expect(roundToHundredths(km)).toBe(rounded);
});

test.each([
  { why: 'a hash of other length', input: { fileSha256: 'abc' }, named: '"abc"' },
  { why: 'capital digits', input: { fileSha256: 'A'.repeat(64) }, named: 'AAAA' },
  { why: 'energy below nothing', input: { energyKwh: -1 }, named: '-1' },
  { why: 'no energy', input: { energyKwh: Number.NaN }, named: 'NaN' },
])('the error names $why', ({ input, named }) => {
  expect(() => score(TRIANGLE, input)).toThrow(named);
});
