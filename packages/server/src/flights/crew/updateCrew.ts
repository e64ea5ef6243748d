import { NotFoundError, text } from '../../platform/errors/errors.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { changeFlight } from '../detail/change-flight.js';
import { getFlightDetailRow } from '../list/queries.js';
import { serializeFlightFor } from '../list/serialize.js';
import { findStarred } from '../model/starred.js';
import { lockCoFlight } from './lock-co-flight.js';

export const updateCrew = operation('updateCrew', async (request, services) => {
  const { db, clock } = services;
  const { id } = request.path;
  const { visibility } = request.body;
  const user = signedInUser(request);
  const row = await db.transaction().execute(async (transaction) => {
    const flight = await lockCoFlight(transaction, id, user.id);
    if (!flight) throw new NotFoundError(text('flight.crew.notCoPilot'));
    const coVisibility = visibility === 'public' ? null : visibility;
    // Who may see a flight can always be changed.
    const change = { flight, patch: {}, coVisibility, isLocked: false };
    await changeFlight(transaction, services, change);
    return getFlightDetailRow(transaction, id);
  });
  const starred = await findStarred(db, user, [id]);
  return { ...serializeFlightFor(row, user, clock(), request.reader), ...starred.get(id) };
});
