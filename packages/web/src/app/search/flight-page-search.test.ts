import { expect, test } from 'vitest';
import { parseFlightPageSearch } from './flight-page-search.js';

test.each([
  { why: 'a contest', raw: { contest: 'dmst' }, expected: { contest: 'dmst' } },
  { why: 'its other name', raw: { contest: 'sprint' }, expected: { contest: 'speed' } },
  { why: 'none of that name', raw: { contest: 'dash' }, expected: {} },
  { why: 'no name', raw: { contest: 5 }, expected: {} },
  { why: 'flights to compare', raw: { compare: '4,5' }, expected: { compare: '4,5' } },
  { why: 'one flight to compare', raw: { compare: 4 }, expected: { compare: '4' } },
  { why: 'space', raw: { view: '3d' }, expected: { view: '3d' } },
  { why: 'no view', raw: { view: '4d' }, expected: {} },
  { why: 'nothing', raw: {}, expected: {} },
])('reads $why', ({ raw, expected }) => {
  expect(parseFlightPageSearch(raw)).toEqual(expected);
});
