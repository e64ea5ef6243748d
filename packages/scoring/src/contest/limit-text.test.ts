import { describe, expect, test } from 'vitest';
import { brokenLimitText, limitText } from './limit-text.js';
import type { ReceiptCheck } from './receipt.js';

const METRIC = { unitSystem: 'M', locale: 'en-GB' } as const;
const IMPERIAL = { unitSystem: 'I', locale: 'en-GB' } as const;

const plain = (text: string) => text.replaceAll('\u202f', ' ');

describe('a limit that was kept', () => {
  test.each<{ why: string; check: ReceiptCheck; expected: readonly string[] }>([
    {
      why: 'by far',
      check: { limit: 'height_loss', value: 815, most: 1000 },
      expected: ['Finish below start', '815 m', 'at most 1,000 m', 'kept'],
    },
    {
      why: 'by 21 m',
      check: { limit: 'height_loss', value: 979, most: 1000 },
      expected: ['Finish below start', '979 m', 'at most 1,000 m', 'kept'],
    },
    {
      why: 'by 20 m',
      check: { limit: 'height_loss', value: 980, most: 1000 },
      expected: ['Finish below start', '980 m', 'at most 1,000 m', 'just kept'],
    },
    {
      why: 'to the metre',
      check: { limit: 'height_loss', value: 1000, most: 1000 },
      expected: ['Finish below start', '1,000 m', 'at most 1,000 m', 'just kept'],
    },
    {
      why: 'with a finish above the start',
      check: { limit: 'height_loss', value: -195, most: 0 },
      expected: ['Finish below start', '195 m above the start', 'not below the start', 'kept'],
    },
    {
      why: 'with both ends close',
      check: { limit: 'gap', value: 0.843812, most: 1 },
      expected: ['Start to finish', '844 m', 'at most 1,000 m', 'kept'],
    },
    {
      why: 'with both ends nearly too far apart',
      check: { limit: 'gap', value: 0.995, most: 1 },
      expected: ['Start to finish', '995 m', 'at most 1,000 m', 'just kept'],
    },
    {
      why: 'by a hair',
      check: { limit: 'shortest_side', value: 28.0001, least: 28 },
      expected: ['Shortest side', '28 %', 'at least 28 %', 'just kept'],
    },
    {
      why: 'by a little more',
      check: { limit: 'longest_side', value: 43.789, most: 45 },
      expected: ['Longest side', '43.79 %', 'at most 45 %', 'kept'],
    },
    {
      why: 'with time to spare',
      check: { limit: 'duration', value: 7139, most: 7200 },
      expected: ['Time', '1:58:59 h', 'at most 2:00:00 h', 'kept'],
    },
    {
      why: 'on time',
      check: { limit: 'duration', value: 7200, most: 7200 },
      expected: ['Time', '2:00:00 h', 'at most 2:00:00 h', 'just kept'],
    },
    {
      why: 'long enough',
      check: { limit: 'distance', value: 588.2, least: 100 },
      expected: ['Length', '588.20 km', 'at least 100 km', 'kept'],
    },
  ])('$check.limit $why', ({ check, expected }) => {
    const { name, flown, allowed, verdict } = limitText(check, METRIC);
    expect([name, flown, allowed, verdict].map(plain)).toEqual(expected);
  });

  test('gives heights in feet too', () => {
    const { flown, allowed } = limitText(
      { limit: 'height_loss', value: 815, most: 1000 },
      IMPERIAL,
    );
    expect([flown, allowed].map(plain)).toEqual(['815 m (2,674 ft)', 'at most 1,000 m (3,281 ft)']);
  });
});

describe('a limit that was broken', () => {
  test.each<{ why: string; check: ReceiptCheck; expected: string }>([
    {
      why: 'height',
      check: { limit: 'height_loss', value: 1312, most: 1000 },
      expected:
        'Its finish lies 1,312 m below its start; at most 1,000 m are allowed, so it lost by 312 m.',
    },
    {
      why: 'height where none may be lost',
      check: { limit: 'height_loss', value: 24, most: 0 },
      expected: 'Its finish lies 24 m below its start; it must not lie lower, so it lost by 24 m.',
    },
    {
      why: 'gap',
      check: { limit: 'gap', value: 1.986543, most: 1 },
      expected:
        'Its start and finish lie 1,987 m apart; at most 1,000 m are allowed, so it lost by 987 m.',
    },
    {
      why: 'gap of half a foot too much',
      check: { limit: 'gap', value: 1.00015, most: 1 },
      expected:
        'Its start and finish lie 1,000.2 m apart; at most 1,000 m are allowed, so it lost by 0.2 m.',
    },
    {
      why: 'shortest side',
      check: { limit: 'shortest_side', value: 24.51, least: 25 },
      expected:
        'Its shortest side has 24.51 % of its length; at least 25 % are needed, so it lost by 0.49 percentage points.',
    },
    {
      why: 'shortest side by a hair',
      check: { limit: 'shortest_side', value: 27.9998, least: 28 },
      expected:
        'Its shortest side has 27.9998 % of its length; at least 28 % are needed, so it lost by 0.0002 percentage points.',
    },
    {
      why: 'longest side',
      check: { limit: 'longest_side', value: 46.5, most: 45 },
      expected:
        'Its longest side has 46.5 % of its length; at most 45 % are allowed, so it lost by 1.5 percentage points.',
    },
    {
      why: 'time',
      check: { limit: 'duration', value: 7212, most: 7200 },
      expected: 'It took 2:00:12 h; at most 2:00:00 h are allowed, so it lost by 12 s.',
    },
    {
      why: 'length',
      check: { limit: 'distance', value: 98.5, least: 100 },
      expected: 'It is 98.50 km long; at least 100 km are needed, so it lost by 1.50 km.',
    },
  ])('$why', ({ check, expected }) => {
    expect(plain(brokenLimitText(check, METRIC))).toBe(expected);
    expect(limitText(check, METRIC)).toMatchObject({ state: 'broken', verdict: 'broken' });
  });

  test('gives heights in feet too', () => {
    const check = { limit: 'height_loss', value: 1312, most: 1000 } as const;
    expect(plain(brokenLimitText(check, IMPERIAL))).toBe(
      'Its finish lies 1,312 m (4,304 ft) below its start; at most 1,000 m (3,281 ft) are allowed, so it lost by 312 m (1,024 ft).',
    );
  });
});
