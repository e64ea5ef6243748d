import type { Schemas } from '@cloudstreet/sdk/contract';
import { publicStatus } from '../accounts/public-status.js';
import type { Executor } from '../platform/database/database.js';
import { withoutNull } from '../platform/http/responses.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';

/** Time in which a pilot can take a tracker back. Then others cannot take it over for as long. */
export const TAKE_BACK_MS = 30 * 86_400_000;

/** Finds the trackers that were taken over from a user, and who is connected to them now; the last one first. */
export function findTakenDevices(db: Executor, userId: number) {
  return db
    .selectFrom('device_takeover as lost')
    .innerJoin('device', 'device.id', 'lost.device_id')
    .innerJoin('user', 'user.id', 'device.user_id')
    .leftJoin('device_takeover as holder', (join) =>
      join
        .onRef('holder.user_id', '=', 'device.user_id')
        .onRef('holder.device_id', '=', 'device.id'),
    )
    .where('lost.user_id', '=', userId)
    .where('lost.undone', 'is', null)
    .orderBy('lost.taken', 'desc')
    .select([
      'device.id',
      'device.until as holder_until',
      'lost.until',
      'lost.taken',
      'holder.taken as holder_taken',
      'holder.undone as holder_undone',
      'user.id as holder_id',
      'user.name',
      'user.image_key',
      'user.plan',
      'user.badge',
      'user.is_developer',
    ])
    .execute();
}

export type TakenDeviceRow = Awaited<ReturnType<typeof findTakenDevices>>[number];

/** Undefined if there is nothing to take back. */
export function serializeTakenDevice(
  rows: readonly TakenDeviceRow[],
  now: Date,
): Schemas['TakenDevice'] | undefined {
  const row = rows.find((each) => canTakeBack(each, now));
  if (!row) return undefined;
  return withoutNull({
    id: row.id,
    until: row.until && toTimestamp(row.until),
    take_back_until: toTimestamp(endOf(row)),
    user: withoutNull({
      id: row.holder_id,
      name: row.name,
      image: row.image_key,
      ...publicStatus(row),
    }),
  });
}

/** Not once one of the two connections has ended, or the time. */
function canTakeBack(row: TakenDeviceRow, now: Date): boolean {
  const isOver = (time: Date | null) => time !== null && time <= now;
  if (isOver(endOf(row)) || isOver(row.until) || isOver(row.holder_until)) return false;
  return !isKept({ taken: row.holder_taken, undone: row.holder_undone }, row.taken, now);
}

function endOf({ taken }: Pick<TakenDeviceRow, 'taken'>): Date {
  return new Date(taken.getTime() + TAKE_BACK_MS);
}

/**
 * Whether a pilot who took a tracker back keeps it from another user. Not from one who lost it
 * earlier: a pilot could otherwise keep a tracker from its owner by losing it to a friend.
 *
 * @param lost Time at which the other user lost it, if they can take it back.
 */
export function isKept(
  { taken, undone }: { taken: Date | null; undone: Date | null },
  lost: Date | undefined,
  now: Date,
): boolean {
  if (!taken || !undone || undone.getTime() + TAKE_BACK_MS <= now.getTime()) return false;
  return !lost || lost >= taken;
}
