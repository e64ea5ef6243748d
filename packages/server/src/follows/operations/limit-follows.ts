import { countHourly } from '../../platform/database/hourly-count.js';
import { tooManyRequests } from '../../platform/http/rate-limits.js';
import type { Services } from '../../platform/services.js';

/** Followed users are notified, on their devices too. */
const MAX_PER_HOUR = 120;

/** @throws {TooManyRequestsError} If a user follows too many users, clubs and airports. */
export async function limitFollows(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  followerId: number,
): Promise<void> {
  if (!config.rateLimit) return;
  const { count, waitS } = await countHourly(db, `follows of ${followerId}`, clock());
  if (count > MAX_PER_HOUR) throw tooManyRequests(waitS * 1000);
}
