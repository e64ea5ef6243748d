import { expect, test } from 'vitest';
import { parseContestSearch } from './contest-search.js';

test.each([
  { why: 'a contest', raw: { contest: 'dmst' }, expected: { contest: 'dmst' } },
  { why: 'its other name', raw: { contest: 'sprint' }, expected: { contest: 'speed' } },
  { why: 'none of that name', raw: { contest: 'dash' }, expected: {} },
  { why: 'no name', raw: { contest: 5 }, expected: {} },
  { why: 'nothing', raw: {}, expected: {} },
])('reads $why', ({ raw, expected }) => {
  expect(parseContestSearch(raw)).toEqual(expected);
});
