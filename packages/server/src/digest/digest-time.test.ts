import { expect, test } from 'vitest';
import { lastDigestTime } from './digest-time.js';

test.each([
  { digest: 'daily', now: '2026-07-15T16:59:59Z', due: '2026-07-14T17:00:00Z' },
  { digest: 'daily', now: '2026-07-15T17:00:00Z', due: '2026-07-15T17:00:00Z' },
  // 17 July 2026 is a Friday.
  { digest: 'weekly', now: '2026-07-17T16:59:59Z', due: '2026-07-10T17:00:00Z' },
  { digest: 'weekly', now: '2026-07-17T17:00:00Z', due: '2026-07-17T17:00:00Z' },
  { digest: 'weekly', now: '2026-07-23T23:00:00Z', due: '2026-07-17T17:00:00Z' },
  { digest: 'weekly', now: '2027-01-02T03:00:00Z', due: '2027-01-01T17:00:00Z' },
] as const)('the $digest digest before $now was due at $due', ({ digest, now, due }) => {
  expect(lastDigestTime(digest, new Date(now))).toEqual(new Date(due));
});
