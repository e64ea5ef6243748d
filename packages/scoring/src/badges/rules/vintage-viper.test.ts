import { expect, test } from 'vitest';
import { levelsOf } from '../testing/levels-of.js';
import { VINTAGE_VIPER } from './vintage-viper.js';

test.each([
  {
    why: 'the first vintage flight',
    flights: [{}, { isVintage: true }, { isVintage: true }],
    expected: ['1@1'],
  },
  { why: 'none', flights: [{}], expected: [] },
])('$why', ({ flights, expected }) => {
  expect(levelsOf(VINTAGE_VIPER, flights)).toEqual(expected);
});
