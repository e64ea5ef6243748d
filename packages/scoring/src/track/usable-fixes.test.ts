import { describe, expect, test } from 'vitest';
import { flightFixes, type TestFix } from '../testing/igc-text.js';
import { recordingOf } from '../testing/recording.js';
import { selectUsableFixes } from './usable-fixes.js';

/** A hundred fixes four seconds apart at 100 km/h. */
const FLIGHT = flightFixes([{ seconds: 396, speedKmh: 100, climbMps: 0 }]);

function select(fixes: readonly TestFix[]) {
  const { fixes: columns } = recordingOf(fixes);
  return selectUsableFixes(columns, { first: 0, last: columns.count - 1 });
}

function changed(
  at: readonly number[],
  change: (fix: TestFix) => Partial<TestFix>,
  fixes = FLIGHT,
): TestFix[] {
  const copy = [...fixes];
  for (const i of at) copy[i] = { ...fixes[i]!, ...change(fixes[i]!) };
  return copy;
}

function droppedOf(fixes: readonly TestFix[]): number[] {
  const kept = new Set(select(fixes).records);
  return fixes.map((_, i) => i).filter((i) => !kept.has(i));
}

const east = (degrees: number) => (fix: TestFix) => ({ lon: fix.lon + degrees });

test.each([
  { why: 'nothing of a good flight', fixes: FLIGHT, dropped: [] },
  {
    why: 'a fix that is not three-dimensional',
    fixes: changed([50], () => ({ isValid: false })),
    dropped: [50],
  },
  {
    why: 'a position at 0° N 0° E',
    fixes: changed([50], () => ({ lat: 0, lon: 0 })),
    dropped: [50],
  },
  { why: 'one stray position', fixes: changed([50], east(0.5)), dropped: [50] },
  { why: 'a stray first position', fixes: changed([0], east(0.5)), dropped: [0] },
  { why: 'a stray last position', fixes: changed([99], east(0.5)), dropped: [99] },
  { why: 'a stray interval', fixes: changed([40, 41, 42, 43], east(2)), dropped: [40, 41, 42, 43] },
  {
    why: 'a repeated time',
    fixes: changed([50], (fix) => ({ timeS: fix.timeS - 4 })),
    dropped: [50],
  },
  {
    why: 'one time too early',
    fixes: changed([50], (fix) => ({ timeS: fix.timeS - 60 })),
    dropped: [50],
  },
  {
    why: 'one time too late',
    fixes: changed([50], (fix) => ({ timeS: fix.timeS + 3600 })),
    dropped: [50],
  },
])('drops $why', ({ fixes, dropped }) => {
  expect(droppedOf(fixes)).toEqual(dropped);
});

test('drops a long wrong interval rather than the fixes after it', () => {
  const long = flightFixes([{ seconds: 3996, speedKmh: 100, climbMps: 0 }]);
  const stray = Array.from({ length: 300 }, (_, i) => 300 + i);
  expect(droppedOf(changed(stray, east(40), long))).toEqual(stray);
});

describe('identical fixes', () => {
  const repeated = Array.from({ length: 19 }, (_, i) => 41 + i);
  const frozen = changed(repeated, ({ timeS }) => ({ ...FLIGHT[40]!, timeS }));
  const parked = flightFixes([
    { seconds: 80, speedKmh: 0, climbMps: 0 },
    { seconds: 320, speedKmh: 100, climbMps: 0 },
  ]);

  test('that end in a jump are dropped', () => {
    expect(droppedOf(frozen)).toEqual(repeated);
  });

  test('that end in no jump are kept', () => {
    expect(droppedOf(frozen.slice(0, 60))).toEqual([]);
  });

  test('of a parked aircraft are kept before a stray position', () => {
    expect(droppedOf(changed([20], east(0.5), parked))).toEqual([20]);
  });
});

test('drops only a few fixes at a permanent jump', () => {
  // 10 km aside: at 400 km/h that takes 90 s, which is 23 fixes.
  const second = FLIGHT.map((_, i) => i).filter((i) => i >= 50);
  const dropped = droppedOf(changed(second, east(10 / 71.7)));
  expect(dropped.length).toBeLessThanOrEqual(30);
  expect(dropped.every((i) => i >= 50)).toBe(true);
});

test.each([
  { why: 'below the limit', speedKmh: 399, dropped: 0 },
  { why: 'above the limit', speedKmh: 401, dropped: 1 },
])('allows 400 km/h for gliders: $why', ({ speedKmh, dropped }) => {
  const [first] = FLIGHT;
  const lon = first!.lon + (speedKmh / 100) * (FLIGHT[1]!.lon - first!.lon);
  expect(droppedOf([first!, { ...first!, timeS: first!.timeS + 4, lon }])).toHaveLength(dropped);
});

test('reports the speed of dropped fixes', () => {
  // 600 m in 4 s is 540 km/h.
  const [first] = FLIGHT;
  const far = { ...first!, timeS: first!.timeS + 4, lon: first!.lon + 0.6 / 71.7 };
  const { tooFast } = select([first!, far]);
  expect(tooFast).toHaveLength(1);
  expect(tooFast[0]).toMatchObject({ timeS: 36_004 });
  // Positions are rounded to a metre or two, which is 1 km/h over 4 s.
  expect(tooFast[0]!.speedKmh).toBeCloseTo(540, -1);
});

test('reports the speed to the next fix if the previous one fits', () => {
  // At 250 km/h a fix thrown back by 700 m is 422 m from the one before it: 380 km/h.
  const fast = flightFixes([{ seconds: 396, speedKmh: 250, climbMps: 0 }]);
  const fixes = changed([49], east(-0.7 / 71.7), fast);
  expect(droppedOf(fixes)).toEqual([49]);
  const { tooFast } = select(fixes);
  expect(tooFast).toHaveLength(1);
  expect(tooFast[0]).toMatchObject({ timeS: 36_196 });
  // 978 m to the next in 4 s are 880 km/h; the degrees of longitude are rounded too.
  expect(tooFast[0]!.speedKmh / 10).toBeCloseTo(88, 0);
});

test('counts invalid fixes and reports backward steps', () => {
  const invalid = select(changed([3, 7], () => ({ isValid: false })));
  expect(invalid.invalidCount).toBe(2);
  const backward = select(changed([50], (fix) => ({ timeS: fix.timeS - 60 })));
  expect(backward.backwardSteps).toEqual([{ fromS: 36_196, toS: 36_140 }]);
});

test('is empty if no fix is valid', () => {
  const all = FLIGHT.map((_, i) => i);
  const none = select(changed(all, () => ({ isValid: false })));
  expect(none.records).toHaveLength(0);
  expect(none.invalidCount).toBe(100);
});
