import type { Schemas } from '@cloudstreet/sdk/contract';

/** Evening in Europe, after most landings. */
const HOUR_UTC = 17;
const FRIDAY = 5;
const DAY_MS = 86_400_000;

/** Returns the latest time at which a digest was due: 17:00 UTC, or that of Friday. */
export function lastDigestTime(digest: Exclude<Schemas['Digest'], 'off'>, now: Date): Date {
  const today = new Date(now);
  today.setUTCHours(HOUR_UTC, 0, 0, 0);
  const latest = today <= now ? today : new Date(today.getTime() - DAY_MS);
  if (digest === 'daily') return latest;
  const daysAgo = (latest.getUTCDay() - FRIDAY + 7) % 7;
  return new Date(latest.getTime() - daysAgo * DAY_MS);
}
