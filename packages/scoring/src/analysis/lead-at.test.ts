import { expect, test } from 'vitest';
import { leadAt } from './lead-at.js';

const DIFFERENCE = {
  aheadM: Float32Array.of(100, -50, Number.NaN),
  higherM: Float32Array.of(Number.NaN, 20, -30),
};

test.each([
  { why: 'a fix', fix: 1, expected: { aheadM: -50, higherM: 20 } },
  { why: 'a fix at which it is unknown', fix: 2, expected: { aheadM: undefined, higherM: -30 } },
  { why: 'no fix: the last known', fix: undefined, expected: { aheadM: -50, higherM: -30 } },
])('the lead at $why', ({ fix, expected }) => {
  expect(leadAt(DIFFERENCE, fix)).toEqual(expected);
});

test('an unknown lead has no figures', () => {
  const unknown = Float32Array.of(Number.NaN);
  expect(leadAt({ aheadM: unknown, higherM: unknown })).toEqual({});
});
