import { operation, signedInUser } from '../../platform/http/operation.js';
import { addAuditEntry } from '../model/audit.js';
import { closeReportsOf } from './reports.js';
import { lockFlight, setHidden } from './set-hidden.js';

export const hideFlight = operation('hideFlight', async (request, services) => {
  const { db, clock } = services;
  const { path, body } = request;
  const { reason } = body;
  const { id: actorId } = signedInUser(request);
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const flight = await lockFlight(transaction, path.id);
    await closeReportsOf(transaction, { kind: 'flight', id: flight.id }, now);
    // A repeated press is no second action.
    if (flight.hidden_reason === reason) return;
    await setHidden(transaction, services, { flight, reason });
    const entry = { action: 'flight_hidden', kind: 'flight', subjectId: flight.id } as const;
    await addAuditEntry(transaction, { ...entry, actorId, note: reason, now });
  });
  return undefined;
});
