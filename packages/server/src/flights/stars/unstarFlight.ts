import { operation, signedInUser } from '../../platform/http/operation.js';

export const unstarFlight = operation(
  'unstarFlight',
  async (request, { db }) => {
    const { id: userId } = signedInUser(request);
    // A flight that is hidden by now may not be seen, but the star is the caller's.
    await db
      .deleteFrom('flight_star')
      .where('flight_id', '=', request.path.id)
      .where('user_id', '=', userId)
      .execute();
    return undefined;
  },
  { rateLimit: { perMinute: 120 } },
);
