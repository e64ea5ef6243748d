import type { FlightDetail } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { findNotRankedReason } from './not-ranked.js';

const COUNTING = {
  status: 'valid',
  rank: true,
  igc_file: { id: 1, valid: 4, errors: [] },
  created: '2026-07-14T20:00:00+00:00',
  claim_deadline: '2026-07-16T10:00:00+00:00',
  contest: [{ receipt: { inputs: { index: 108 } } }],
} as unknown as FlightDetail;

const LATE = { rank: false, created: '2026-07-16T10:00:01+00:00' };

test.each([
  { why: 'a flight that counts', change: {}, expected: undefined },
  { why: 'one that waits', change: { status: 'pending', rank: false }, expected: undefined },
  { why: 'one claimed late', change: LATE, expected: 'flight.notRanked.late' },
  {
    why: 'an invalid file, claimed late or not',
    change: { ...LATE, status: 'invalid', igc_file: { id: 1, valid: 1, errors: [] } },
    expected: 'flight.notRanked.file',
  },
  {
    why: 'an aircraft without index',
    change: { rank: false, contest: [{ receipt: { inputs: {} } }] },
    expected: 'flight.notRanked.noIndex',
  },
  { why: 'a reason not known here', change: { rank: false }, expected: undefined },
])('$why: $expected', ({ change, expected }) => {
  expect(findNotRankedReason({ ...COUNTING, ...change } as FlightDetail)).toBe(expected);
});
