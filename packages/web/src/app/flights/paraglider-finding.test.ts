import type { FlightDetail } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { paragliderFinding } from './paraglider-finding.js';

test.each([
  { why: 'without an index', rank: false, not_ranked_reason: 'no_index', isReason: true },
  { why: 'without another reason', rank: false, not_ranked_reason: undefined, isReason: true },
  { why: 'too late', rank: false, not_ranked_reason: 'late', isReason: false },
  { why: 'with an invalid file', rank: false, not_ranked_reason: 'file', isReason: false },
  { why: 'that counts', rank: true, not_ranked_reason: undefined, isReason: false },
] as const)('explains a slow flight $why: $isReason', ({ why: _why, isReason, ...flight }) => {
  const active_errors = [{ type: 'warning', token: 'PARAGLIDER_SUSPECTED', parameters: [] }];
  const finding = paragliderFinding({ ...flight, active_errors } as unknown as FlightDetail);
  expect(finding !== undefined).toBe(isReason);
});
