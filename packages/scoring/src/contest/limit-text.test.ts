import { describe, expect, test } from 'vitest';
import { brokenLimitText, limitText } from './limit-text.js';
import type { ReceiptCheck } from './receipt.js';

const METRIC = { unitSystem: 'M', locale: 'en-GB' } as const;
const IMPERIAL = { unitSystem: 'I', locale: 'en-GB' } as const;

const plain = (text: string) => text.replaceAll('\u202f', ' ');

describe('a limit that was met', () => {
  test.each<{ why: string; check: ReceiptCheck; expected: readonly string[] }>([
    {
      why: 'by far',
      check: { limit: 'height_loss', value: 815, most: 1000 },
      expected: ['Finish below start', '815 m', 'at most 1,000 m', 'met'],
    },
    {
      why: 'by 21 m',
      check: { limit: 'height_loss', value: 979, most: 1000 },
      expected: ['Finish below start', '979 m', 'at most 1,000 m', 'met'],
    },
    {
      why: 'by 20 m',
      check: { limit: 'height_loss', value: 980, most: 1000 },
      expected: ['Finish below start', '980 m', 'at most 1,000 m', 'just met'],
    },
    {
      why: 'to the metre',
      check: { limit: 'height_loss', value: 1000, most: 1000 },
      expected: ['Finish below start', '1,000 m', 'at most 1,000 m', 'just met'],
    },
    {
      why: 'with a finish above the start',
      check: { limit: 'height_loss', value: -195, most: 0 },
      expected: ['Finish below start', '195 m above the start', 'not below the start', 'met'],
    },
    {
      why: 'with both ends close',
      check: { limit: 'gap', value: 0.843812, most: 1 },
      expected: ['Start to finish', '844 m', 'at most 1,000 m', 'met'],
    },
    {
      why: 'with both ends nearly too far apart',
      check: { limit: 'gap', value: 0.995, most: 1 },
      expected: ['Start to finish', '995 m', 'at most 1,000 m', 'just met'],
    },
    {
      why: 'by a hair',
      check: { limit: 'shortest_side', value: 28.0001, least: 28 },
      expected: ['Shortest leg', '28 %', 'at least 28 %', 'just met'],
    },
    {
      why: 'by a little more',
      check: { limit: 'longest_side', value: 43.789, most: 45 },
      expected: ['Longest leg', '43.79 %', 'at most 45 %', 'met'],
    },
    {
      why: 'with time to spare',
      check: { limit: 'duration', value: 7139, most: 7200 },
      expected: ['Time', '1:58:59 h', 'at most 2:00:00 h', 'met'],
    },
    {
      why: 'on time',
      check: { limit: 'duration', value: 7200, most: 7200 },
      expected: ['Time', '2:00:00 h', 'at most 2:00:00 h', 'just met'],
    },
    {
      why: 'long enough',
      check: { limit: 'distance', value: 588.2, least: 100 },
      expected: ['Length', '588.20 km', 'at least 100 km', 'met'],
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
      expected: 'Finish 1,312 m below the start (limit 1,000 m): 312 m too low.',
    },
    {
      why: 'height where none may be lost',
      check: { limit: 'height_loss', value: 24, most: 0 },
      expected: 'Finish 24 m below the start (must not be lower): 24 m too low.',
    },
    {
      why: 'gap',
      check: { limit: 'gap', value: 1.986543, most: 1 },
      expected: 'Start and finish 1,987 m apart (limit 1,000 m): 987 m too far.',
    },
    {
      why: 'gap of half a foot too much',
      check: { limit: 'gap', value: 1.00015, most: 1 },
      expected: 'Start and finish 1,000.2 m apart (limit 1,000 m): 0.2 m too far.',
    },
    {
      why: 'shortest side',
      check: { limit: 'shortest_side', value: 24.51, least: 25 },
      expected: 'Shortest leg 24.51 % of the total (at least 25 %): 0.49 percentage points short.',
    },
    {
      why: 'shortest side by a hair',
      check: { limit: 'shortest_side', value: 27.9998, least: 28 },
      expected:
        'Shortest leg 27.9998 % of the total (at least 28 %): 0.0002 percentage points short.',
    },
    {
      why: 'longest side',
      check: { limit: 'longest_side', value: 46.5, most: 45 },
      expected: 'Longest leg 46.5 % of the total (limit 45 %): 1.5 percentage points too long.',
    },
    {
      why: 'time',
      check: { limit: 'duration', value: 7212, most: 7200 },
      expected: 'Took 2:00:12 h (limit 2:00:00 h): 12 s too long.',
    },
    {
      why: 'length',
      check: { limit: 'distance', value: 98.5, least: 100 },
      expected: '98.50 km long (at least 100 km): 1.50 km short.',
    },
  ])('$why', ({ check, expected }) => {
    expect(plain(brokenLimitText(check, METRIC))).toBe(expected);
    expect(limitText(check, METRIC)).toMatchObject({ state: 'broken', verdict: 'not met' });
  });

  test('gives heights in feet too', () => {
    const check = { limit: 'height_loss', value: 1312, most: 1000 } as const;
    expect(plain(brokenLimitText(check, IMPERIAL))).toBe(
      'Finish 1,312 m (4,304 ft) below the start (limit 1,000 m (3,281 ft)): 312 m (1,024 ft) too low.',
    );
  });
});
