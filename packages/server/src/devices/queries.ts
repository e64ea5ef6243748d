import type { Schemas } from '@cloudstreet/sdk/contract';
import { publicStatus } from '../accounts/public-status.js';
import type { Executor } from '../platform/database/database.js';
import { withoutNull } from '../platform/http/responses.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';

/** A tracker that is connected now, with its pilot. */
export function findDevice(db: Executor, id: string, now: Date) {
  return db
    .selectFrom('device')
    .innerJoin('user', 'user.id', 'device.user_id')
    .where('device.id', '=', id)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
    .select([
      'device.id',
      'device.until',
      'device.user_id',
      'user.name',
      'user.image_key',
      'user.plan',
      'user.badge',
      'user.is_developer',
    ])
    .executeTakeFirst();
}

export type DeviceRow = NonNullable<Awaited<ReturnType<typeof findDevice>>>;

export function serializeDevice(row: DeviceRow): Schemas['Device'] {
  return withoutNull({
    id: row.id,
    until: row.until && toTimestamp(row.until),
    user: withoutNull({
      id: row.user_id,
      name: row.name,
      image: row.image_key,
      ...publicStatus(row),
    }),
  });
}
