import { operation, signedInUser } from '../../platform/http/operation.js';
import { requireVisible } from '../model/visibility.js';

export const starFlight = operation(
  'starFlight',
  async (request, services) => {
    const { db, clock } = services;
    const { path, query } = request;
    const { id } = path;
    const user = signedInUser(request);
    await requireVisible(services, id, { user, link: query.link });
    return db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('flight_star')
        .values({ flight_id: id, user_id: user.id, created: clock() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { stars } = await transaction
        .selectFrom('any_flight')
        .where('id', '=', id)
        .select('stars')
        .executeTakeFirstOrThrow();
      return { stars };
    });
  },
  { rateLimit: { perMinute: 120 } },
);
