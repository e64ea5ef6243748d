import type { Schemas } from '@cloudstreet/sdk/contract';
import { publicStatus } from '../accounts/public-status.js';
import type { Executor } from '../platform/database/database.js';
import { withoutNull } from '../platform/http/responses.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';

/** Time in which a pilot can take a tracker back. Then the other one cannot take it over for as long. */
export const TAKE_BACK_MS = 30 * 86_400_000;

/** Finds the tracker that another user took over from a user, if they are still connected to it. */
export function findTakenDevice(db: Executor, userId: number) {
  return db
    .selectFrom('device_takeover')
    .innerJoin('device', (join) =>
      join
        .onRef('device.id', '=', 'device_takeover.device_id')
        .onRef('device.user_id', '=', 'device_takeover.taker_id'),
    )
    .innerJoin('user', 'user.id', 'device_takeover.taker_id')
    .where('device_takeover.user_id', '=', userId)
    .where('undone', 'is', null)
    .select([
      'device.id',
      'device.until as taker_until',
      'device_takeover.until',
      'device_takeover.taken',
      'user.id as taker_id',
      'user.name',
      'user.image_key',
      'user.plan',
      'user.badge',
      'user.is_developer',
    ])
    .executeTakeFirst();
}

export type TakenDeviceRow = NonNullable<Awaited<ReturnType<typeof findTakenDevice>>>;

/** Undefined if there is nothing to take back: one of the two connections has ended, or the time. */
export function serializeTakenDevice(
  row: TakenDeviceRow | undefined,
  now: Date,
): Schemas['TakenDevice'] | undefined {
  if (!row) return undefined;
  const { until, taker_until: takerUntil, taken } = row;
  const end = new Date(taken.getTime() + TAKE_BACK_MS);
  if (end <= now || (until && until <= now) || (takerUntil && takerUntil <= now)) return undefined;
  return withoutNull({
    id: row.id,
    until: until && toTimestamp(until),
    take_back_until: toTimestamp(end),
    user: withoutNull({
      id: row.taker_id,
      name: row.name,
      image: row.image_key,
      ...publicStatus(row),
    }),
  });
}
