import { requireListed } from '../flights/model/visibility.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { addFlight } from './collected-flights.js';
import { lockCollection, setModified } from './queries.js';
import { describeCollection } from './serialize.js';

export const addToFlightCollection = operation(
  'addToFlightCollection',
  async (request, { db, clock }) => {
    const { id } = request.path;
    const { flight_id: flightId, after } = request.query;
    const user = signedInUser(request);
    const now = clock();
    return db.transaction().execute(async (transaction) => {
      await lockCollection(transaction, id, user);
      await requireListed(transaction, flightId, user);
      await addFlight(transaction, { id, user, now }, { flightId, after });
      await setModified(transaction, id, now);
      return describeCollection(transaction, id, { user });
    });
  },
  { rateLimit: { perMinute: 120 } },
);
