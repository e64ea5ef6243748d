import { operation, signedInUser } from '../../platform/http/operation.js';
import { addAuditEntry } from '../model/audit.js';
import { lockFlight, setHidden } from './set-hidden.js';

export const restoreFlight = operation('restoreFlight', async (request, services) => {
  const { db, clock } = services;
  const { id: actorId } = signedInUser(request);
  await db.transaction().execute(async (transaction) => {
    const flight = await lockFlight(transaction, request.path.id);
    if (flight.hidden === null) return;
    await setHidden(transaction, services, { flight, reason: null });
    const entry = { action: 'flight_restored', kind: 'flight', subjectId: flight.id } as const;
    await addAuditEntry(transaction, { ...entry, actorId, now: clock() });
  });
  return undefined;
});
