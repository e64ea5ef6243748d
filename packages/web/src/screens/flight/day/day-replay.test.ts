import { expect, test } from 'vitest';
import { dayReplayPath, parseDayReplay } from './day-replay.js';

test.each([
  { why: 'nothing', raw: {}, search: {} },
  {
    why: 'all there is',
    raw: { scoring_date: '2026-07-14', airport: '3,4', bbox: '6,50,8,52', flight: '41' },
    search: { scoring_date: '2026-07-14', airport: [3, 4], bbox: [6, 50, 8, 52], flight: 41 },
  },
  {
    why: 'the name of the contract',
    raw: { scoring_date: 'today', airport_id_in: '3' },
    search: { scoring_date: 'today', airport: [3] },
  },
  {
    why: 'what is malformed',
    raw: { scoring_date: '2026-02-31', airport: 'x', bbox: '1,2', flight: '-1' },
    search: {},
  },
])('reads $why', ({ raw, search }) => {
  expect(parseDayReplay(raw)).toEqual(search);
});

test('writes what it reads, and no other filter', () => {
  const search = { scoring_date: '2026-07-14', airport: [3], flight: 41, season: 2026 };
  expect(dayReplayPath(search)).toBe('/flight/replay?scoring_date=2026-07-14&airport=3&flight=41');
});
