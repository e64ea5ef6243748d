import { notify } from '../notifications/notify.js';
import type { Executor } from '../platform/database/database.js';
import { DomainError, text } from '../platform/errors/errors.js';
import type { Services } from '../platform/services.js';
import { isKept, TAKE_BACK_MS } from '../users/taken-device.js';
import { DEVICE_TAKEN } from './notification-kinds.js';
import type { DeviceRow } from './queries.js';

/**
 * Notifies the former pilot of a tracker, and remembers it, so that they can take it back from
 * any user. A pilot who does so keeps it.
 *
 * @throws {DomainError} If the former pilot has taken it back.
 */
export async function takeOver(
  transaction: Executor,
  services: Pick<Services, 'clock' | 'jobs'>,
  { device, userId }: { device: DeviceRow; userId: number },
): Promise<void> {
  const now = services.clock();
  const { id: deviceId, user_id: formerId, until, name } = device;
  const lost = await takeBack(transaction, { deviceId, userId, now });
  const former = await transaction
    .selectFrom('device_takeover')
    .where('user_id', '=', formerId)
    .where('device_id', '=', deviceId)
    .select(['taken', 'undone'])
    .executeTakeFirst();
  if (former && isKept(former, lost, now)) {
    throw new DomainError(409, 'DEVICE_RETURNED', text('error.DEVICE_RETURNED', { name }));
  }
  if (!lost) {
    const takeover = { until, taken: now, undone: null };
    await transaction
      .insertInto('device_takeover')
      .values({ user_id: formerId, device_id: deviceId, ...takeover })
      .onConflict((conflict) => conflict.columns(['user_id', 'device_id']).doUpdateSet(takeover))
      .execute();
  }
  await notify(transaction, services, { userId: formerId, kind: DEVICE_TAKEN, actorId: userId });
}

/**
 * Remembers that a pilot is connected again to a tracker that was taken over from them.
 *
 * @returns Time of that takeover; undefined if there was none, or too long ago.
 */
export async function takeBack(
  transaction: Executor,
  { deviceId, userId, now }: { deviceId: string; userId: number; now: Date },
): Promise<Date | undefined> {
  const row = await transaction
    .updateTable('device_takeover')
    .set({ undone: now })
    .where('user_id', '=', userId)
    .where('device_id', '=', deviceId)
    .where('undone', 'is', null)
    .where('taken', '>', new Date(now.getTime() - TAKE_BACK_MS))
    .returning('taken')
    .executeTakeFirst();
  return row?.taken;
}

/** Removes takeovers that can no longer be undone, and those that no longer bar other users. */
export async function removeOldTakeovers(db: Executor, now: Date): Promise<void> {
  const since = new Date(now.getTime() - TAKE_BACK_MS);
  await db
    .deleteFrom('device_takeover')
    .where('taken', '<', since)
    .where((eb) => eb.or([eb('undone', 'is', null), eb('undone', '<', since)]))
    .execute();
}
