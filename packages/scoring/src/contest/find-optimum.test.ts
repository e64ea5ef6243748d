import { describe, expect, test } from 'vitest';
import { createRandom } from '../testing/create-random.js';
import { type Course, findOptimum } from './find-optimum.js';
import { createRandomTrack } from './testing/random-track.js';

const TRACK = createRandomTrack('closed', 200, createRandom(7));
const WHOLE = { first: 0, last: TRACK.count - 1 };
const OUT: Course = { shape: 'out', maxLossOfHeightM: Infinity };

test('finds the best window with the times of its fixes', () => {
  const halves = [
    { first: 0, last: 99 },
    { first: 100, last: 199 },
  ];
  const both = findOptimum(TRACK, halves, OUT);
  const each = halves.map((window) => findOptimum(TRACK, [window], OUT)?.distanceM ?? 0);
  expect(both?.distanceM).toBe(Math.max(...each));
  expect(both?.upperBoundM).toBe(both?.distanceM);
  const [start, finish] = both?.points ?? [];
  expect(finish!.timeS).toBeGreaterThan(start!.timeS);
});

test('rounds a fractional loss of height down', () => {
  const course = { shape: 'distance', turnpoints: 3, maxDurationS: Infinity } as const;
  const best = (maxLossOfHeightM: number) =>
    findOptimum(TRACK, [WHOLE], { ...course, maxLossOfHeightM });
  expect(best(0.5)).toEqual(best(0));
  expect(best(99.9)).toEqual(best(99));
});

test('finds nothing without a window', () => {
  expect(findOptimum(TRACK, [], OUT)).toBeUndefined();
});

describe('refuses invalid input', () => {
  const any = { maxLossOfHeightM: Infinity };
  const closed = { ...any, maxGapM: 1000 };
  test.each<{ why: string; course: Course; reason: RegExp }>([
    { why: 'a negative loss', course: { shape: 'out', maxLossOfHeightM: -1 }, reason: /-1/ },
    { why: 'no number', course: { shape: 'out', maxLossOfHeightM: NaN }, reason: /NaN/ },
    {
      why: 'half a turnpoint',
      course: { shape: 'distance', turnpoints: 2.5, maxDurationS: Infinity, ...any },
      reason: /2\.5/,
    },
    {
      why: 'too many turnpoints',
      course: { shape: 'distance', turnpoints: 21, maxDurationS: Infinity, ...any },
      reason: /turnpoints must be from 0 to 20, not 21/,
    },
    {
      why: 'no time',
      course: { shape: 'distance', turnpoints: 3, maxDurationS: 0, ...any },
      reason: /maxDurationS/,
    },
    {
      why: 'a share no triangle has',
      course: { shape: 'triangle', minSharePercent: 34, ...closed },
      reason: /minSharePercent .*34/,
    },
    {
      why: 'a negative gap',
      course: { shape: 'out_return', turnpoints: 1, ...any, maxGapM: -5 },
      reason: /maxGapM .*-5/,
    },
  ])('$why', ({ course, reason }) => {
    expect(() => findOptimum(TRACK, [WHOLE], course)).toThrow(RangeError);
    expect(() => findOptimum(TRACK, [WHOLE], course)).toThrow(reason);
  });

  test('a window that leaves the track', () => {
    expect(() => findOptimum(TRACK, [{ first: 0, last: 200 }], OUT)).toThrow(RangeError);
  });
});
