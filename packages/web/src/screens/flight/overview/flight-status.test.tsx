import type { FlightDetail } from '@cloudstreet/sdk';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.js';
import { FlightStatus } from './FlightStatus.js';

const INVALID = {
  id: 1,
  status: 'invalid',
  rank: false,
  not_ranked_reason: 'file',
  igc_file: { valid: 1 },
  active_errors: [],
  created: '2026-07-14T18:00:00Z',
  claim_deadline: '2026-07-16T00:00:00Z',
} as unknown as FlightDetail;

test.each([
  { why: 'in time', created: INVALID.created, isLate: false },
  { why: 'late', created: '2026-07-20T18:00:00Z', isLate: true },
])('an invalid flight that is uploaded $why says so: $isLate', ({ created, isLate }) => {
  show(<FlightStatus flight={{ ...INVALID, created }} />);
  expect(screen.getByText(/^Doesn’t count: /)).toBeVisible();
  expect(screen.queryAllByText('It was also uploaded after the deadline.')).toHaveLength(
    Number(isLate),
  );
});
