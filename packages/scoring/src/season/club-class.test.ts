import { expect, test } from 'vitest';
import { mayScoreClubClass, rankedClass } from './club-class.js';

test.each([
  { why: 'an index on the limit', index: 106, scClass: 'ST', expected: true },
  { why: 'an index within it', index: 94, scClass: '15', expected: true },
  { why: 'an index above it', index: 107, scClass: 'ST', expected: false },
  { why: 'an aircraft of the club class', index: 100, scClass: 'CL', expected: false },
  { why: 'no index', index: null, scClass: 'ST', expected: false },
  { why: 'no class', index: 100, scClass: null, expected: true },
])('$why: $expected', ({ index, scClass, expected }) => {
  expect(mayScoreClubClass({ index, scClass })).toBe(expected);
});

test('ranks the flight in the chosen class', () => {
  const aircraft = { index: 104, scClass: 'ST' };
  expect(rankedClass(aircraft, false)).toBe('ST');
  expect(rankedClass(aircraft, true)).toBe('CL');
  expect(rankedClass({ index: null, scClass: null }, false)).toBeNull();
});

test('refuses a choice that is not available', () => {
  expect(() => rankedClass({ index: 120, scClass: 'OP' }, true)).toThrow('Index 120');
});
