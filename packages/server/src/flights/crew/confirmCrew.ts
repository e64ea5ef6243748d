import { NotFoundError, text } from '../../platform/errors/errors.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { getFlightDetailRow } from '../list/queries.js';
import { serializeFlightFor } from '../list/serialize.js';
import { findStarred } from '../model/starred.js';
import { isAsked, isCrew } from '../model/visibility.js';
import { confirmSeat } from './confirm-seat.js';

export const confirmCrew = operation('confirmCrew', async (request, services) => {
  const { db, clock } = services;
  const { id } = request.path;
  const user = signedInUser(request);
  const row = await db.transaction().execute(async (transaction) => {
    const flight = await transaction
      .selectFrom('any_flight')
      .where('id', '=', id)
      .selectAll()
      .forUpdate()
      .executeTakeFirst();
    if (!flight || !(isCrew(flight, user) || isAsked(flight, user))) {
      throw new NotFoundError(text('flight.crew.noRequest'));
    }
    if (isAsked(flight, user)) {
      await confirmSeat(transaction, services, { flight, userId: user.id });
    }
    return getFlightDetailRow(transaction, id);
  });
  const starred = await findStarred(db, user, [id]);
  return { ...serializeFlightFor(row, user, clock(), request.reader), ...starred.get(id) };
});
