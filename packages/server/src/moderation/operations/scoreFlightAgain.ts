import { scoreQueue } from '../../flights/model/queues.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { addAuditEntry } from '../model/audit.js';
import { lockFlight } from './set-hidden.js';

export const scoreFlightAgain = operation('scoreFlightAgain', async (request, services) => {
  const { db, clock, jobs } = services;
  const { id: actorId } = signedInUser(request);
  await db.transaction().execute(async (transaction) => {
    const { id, revision: before } = await lockFlight(transaction, request.path.id);
    const revision = before + 1;
    await transaction
      .updateTable('any_flight')
      .set({ status: 'pending', revision })
      .where('id', '=', id)
      .execute();
    await jobs.send(transaction, scoreQueue, { flightId: id, revision });
    const entry = { action: 'flight_rescored', kind: 'flight', subjectId: id } as const;
    await addAuditEntry(transaction, { ...entry, actorId, now: clock() });
  });
  return undefined;
});
