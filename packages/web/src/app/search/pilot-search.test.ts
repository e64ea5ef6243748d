import { expect, test } from 'vitest';
import { parsePilotSearch } from './pilot-search.js';

test.each([
  { why: 'both', raw: { season: '2026', contest: 'triangle' } },
  { why: 'a season alone', raw: { season: '2025' } },
  { why: 'nothing', raw: {} },
])('reads $why', ({ raw }) => {
  const { season, ...rest } = parsePilotSearch(raw);
  expect({ ...rest, ...(season && { season: String(season) }) }).toEqual(raw);
});

test.each([{ season: 'soon' }, { season: '26' }, { contest: 'chess' }, { club: '7' }])(
  'skips %j',
  (raw) => expect(parsePilotSearch(raw)).toEqual({}),
);
