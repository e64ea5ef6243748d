import { sql } from 'kysely';
import { lockUser } from '../accounts/lock-user.js';
import { countHourly } from '../platform/database/hourly-count.js';
import {
  DomainError,
  FieldError,
  ForbiddenError,
  NotFoundError,
  text,
} from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { tooManyRequests } from '../platform/http/rate-limits.js';
import { findDevice, serializeDevice } from './queries.js';
import { takeBack, takeOver } from './take-over.js';

/** Pilots do not change trackers more often. */
const MAX_TAKEOVERS_PER_HOUR = 5;

export const connectDevice = operation(
  'connectDevice',
  async (request, services) => {
    const { db, clock, config } = services;
    const { id: userId } = signedInUser(request);
    const { id, until: end, take_over: takesOver = false } = request.body;
    const now = clock();
    const { is_live_banned: isBanned } = await db
      .selectFrom('user')
      .where('id', '=', userId)
      .select('is_live_banned')
      .executeTakeFirstOrThrow();
    if (isBanned) throw new ForbiddenError('LIVE_BANNED');
    const until = end === undefined ? null : new Date(end);
    if (until && until <= now) {
      throw new FieldError([{ loc: ['until'], type: 'PAST', message: text('device.past') }]);
    }
    if (takesOver && config.rateLimit) {
      const { count, waitS } = await countHourly(db, `devices taken by ${userId}`, now);
      if (count > MAX_TAKEOVERS_PER_HOUR) throw tooManyRequests(waitS * 1000);
    }
    return db.transaction().execute(async (transaction) => {
      // Locked, so that simultaneous calls for a device or by a user see each other. Users always in
      // the order of their ids, so that two users who take over each other's devices do not wait for
      // ever. The device first, so that meanwhile no third user connects it, who is not locked.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`device:${id}`}, 0))`.execute(
        transaction,
      );
      const pilot = await findDevice(transaction, id, now);
      const users = new Set([userId, pilot?.user_id ?? userId]);
      for (const user of [...users].toSorted((one, other) => one - other)) {
        await lockUser(transaction, user);
      }
      const device = await findDevice(transaction, id, now);
      if (device && device.user_id !== userId) {
        const { name } = device;
        if (!takesOver) {
          throw new DomainError(409, 'DEVICE_TAKEN', text('error.DEVICE_TAKEN', { name }));
        }
        await takeOver(transaction, services, { device, userId });
      } else {
        await takeBack(transaction, { deviceId: id, userId, now });
      }
      await transaction
        .deleteFrom('device')
        .where((eb) => eb.or([eb('id', '=', id), eb('user_id', '=', userId)]))
        .execute();
      await transaction.insertInto('device').values({ id, user_id: userId, until }).execute();
      const connected = await findDevice(transaction, id, now);
      if (!connected) throw new NotFoundError(text('device.notFound', { id }));
      const response = serializeDevice(connected);
      await request.keepResponse(transaction, response);
      return response;
    });
  },
  { rateLimit: { perMinute: 10 } },
);
