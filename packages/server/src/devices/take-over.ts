import { notify } from '../notifications/notify.js';
import type { Executor } from '../platform/database/database.js';
import { DomainError, text } from '../platform/errors/errors.js';
import type { Services } from '../platform/services.js';
import { TAKE_BACK_MS } from '../users/taken-device.js';
import { DEVICE_TAKEN } from './notification-kinds.js';
import type { DeviceRow } from './queries.js';

/**
 * Notifies the former pilot of a tracker, and remembers it, so that they can take it back. A pilot
 * who does so keeps it from the other one.
 *
 * @throws {DomainError} If the former pilot has taken it back from this user.
 */
export async function takeOver(
  transaction: Executor,
  services: Pick<Services, 'clock' | 'jobs'>,
  { device, userId }: { device: DeviceRow; userId: number },
): Promise<void> {
  const now = services.clock();
  const since = new Date(now.getTime() - TAKE_BACK_MS);
  const { id: deviceId, user_id: formerId, until, name } = device;
  const undone = await transaction
    .updateTable('device_takeover')
    .set({ undone: now })
    .where('user_id', '=', userId)
    .where('taker_id', '=', formerId)
    .where('device_id', '=', deviceId)
    .where('undone', 'is', null)
    .where('taken', '>', since)
    .returning('user_id')
    .executeTakeFirst();
  if (!undone) {
    const returned = await transaction
      .selectFrom('device_takeover')
      .where('user_id', '=', formerId)
      .where('taker_id', '=', userId)
      .where('device_id', '=', deviceId)
      .where('undone', '>', since)
      .select('user_id')
      .executeTakeFirst();
    if (returned) {
      throw new DomainError(409, 'DEVICE_RETURNED', text('error.DEVICE_RETURNED', { name }));
    }
    const takeover = { device_id: deviceId, taker_id: userId, until, taken: now, undone: null };
    await transaction
      .insertInto('device_takeover')
      .values({ user_id: formerId, ...takeover })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(takeover))
      .execute();
  }
  await notify(transaction, services, { userId: formerId, kind: DEVICE_TAKEN, actorId: userId });
}

/** Removes takeovers that can no longer be undone, and those that no longer bar a user. */
export async function removeOldTakeovers(db: Executor, now: Date): Promise<void> {
  const since = new Date(now.getTime() - TAKE_BACK_MS);
  await db
    .deleteFrom('device_takeover')
    .where('taken', '<', since)
    .where((eb) => eb.or([eb('undone', 'is', null), eb('undone', '<', since)]))
    .execute();
}
