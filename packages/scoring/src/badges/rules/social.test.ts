import { expect, test } from 'vitest';
import { levelsOf } from '../testing/levels-of.js';
import { SOCIAL } from './social.js';

test.each([
  { why: '9 followers', flights: [{ followers: 9 }], expected: [] },
  {
    why: '10 followers before the second flight, and 60 after it',
    flights: [{ followers: 10 }, { followers: 60 }],
    expected: ['1@0', '2@1'],
  },
  { why: '200 followers at once', flights: [{ followers: 200 }], expected: ['1@0', '2@0', '3@0'] },
  { why: 'followers of a pilot without flights', flights: [], expected: [] },
])('$why', ({ flights, expected }) => {
  expect(levelsOf(SOCIAL, flights)).toEqual(expected);
});
