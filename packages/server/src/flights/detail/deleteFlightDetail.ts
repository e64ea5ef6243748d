import { ForbiddenError } from '../../platform/errors/errors.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { lockOwnFlight } from '../model/ownership.js';
import { scoreLockTime } from '../model/score-lock-time.js';
import { removeFlight } from './remove-flight.js';

export const deleteFlightDetail = operation('deleteFlightDetail', async (request, services) => {
  const { db, jobs, clock } = services;
  const user = signedInUser(request);
  await db.transaction().execute(async (transaction) => {
    const flight = await lockOwnFlight(transaction, request.path.id, user);
    // Another call may remove photos and videos at any time.
    const isFixed = clock() >= scoreLockTime(flight) && !flight.anonymous_upload;
    if (isFixed && !user.isSuperuser) {
      throw new ForbiddenError('EDIT_LOCKED');
    }
    await removeFlight(transaction, jobs, flight);
  });
  return undefined;
});
