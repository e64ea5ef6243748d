import { notify } from '../notifications/notify.js';
import type { Executor } from '../platform/database/database.js';
import type { Services } from '../platform/services.js';
import { BADGE_EARNED } from './notification-kinds.js';

/**
 * Notifies users of flights that have earned badges, as `updateBadgesOf` returns them. Call it in the
 * same transaction.
 */
export async function notifyEarned(
  transaction: Executor,
  services: Pick<Services, 'clock' | 'jobs'>,
  earning: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  for (const [userId, flightIds] of earning) {
    for (const flightId of flightIds) {
      await notify(transaction, services, { userId, kind: BADGE_EARNED, flightId });
    }
  }
}
