import { expect, test } from 'vitest';
import { levelsOf } from '../testing/levels-of.js';
import { STORYTELLER } from './storyteller.js';

test.each([
  {
    why: '19 flights with photos',
    flights: Array.from({ length: 19 }, () => ({ hasPhotos: true })),
    expected: [],
  },
  {
    why: 'the 20th flight with photos, after one without',
    flights: Array.from({ length: 21 }, (_, index) => ({ hasPhotos: index > 0 })),
    expected: ['1@20'],
  },
])('$why', ({ flights, expected }) => {
  expect(levelsOf(STORYTELLER, flights)).toEqual(expected);
});
