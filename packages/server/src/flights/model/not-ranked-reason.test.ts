import { expect, test } from 'vitest';
import { notRankedReason } from './not-ranked-reason.js';

const COUNTING: Parameters<typeof notRankedReason>[0] = {
  status: 'valid',
  rank: true,
  valid: 4,
  is_public: true,
  by_co_pilot: false,
  published: null,
  created: new Date('2026-07-14T20:00:00Z'),
  edit_allowed_until: new Date('2026-07-16T10:00:00Z'),
  dmst_index: 108,
};

const LATE = { rank: false, created: new Date('2026-07-16T10:00:01Z') };

test.each([
  { why: 'a flight that counts', change: {}, expected: undefined },
  {
    why: 'one that waits',
    change: { ...LATE, status: 'pending' as const },
    expected: undefined,
  },
  { why: 'one uploaded late', change: LATE, expected: 'late' },
  {
    why: 'a draft published late',
    change: { rank: false, published: new Date('2026-07-16T10:00:01Z') },
    expected: 'late',
  },
  { why: 'a private flight', change: { is_public: false }, expected: 'not_public' },
  {
    why: 'a private flight that would not count either',
    change: { ...LATE, is_public: false },
    expected: 'late',
  },
  {
    why: 'an invalid file, uploaded late or not',
    change: { ...LATE, status: 'invalid' as const, valid: 1 as const },
    expected: 'file',
  },
  {
    why: 'an aircraft without index',
    change: { rank: false, dmst_index: null },
    expected: 'no_index',
  },
  {
    why: 'a flight of the other seat',
    change: { rank: false, by_co_pilot: true },
    expected: 'co_pilot',
  },
  { why: 'nothing to score', change: { rank: false }, expected: undefined },
])('$why: $expected', ({ change, expected }) => {
  expect(notRankedReason({ ...COUNTING, ...change })).toBe(expected);
});
