import { operation, signedInUser } from '../platform/http/operation.js';
import { endImport } from './queries.js';
import { serializeImports } from './serialize.js';

export const cancelImport = operation('cancelImport', async (request, services) => {
  const { db, jobs, clock } = services;
  const { id } = signedInUser(request);
  await db.transaction().execute(async (transaction) => {
    const end = { status: 'cancelled', now: clock() } as const;
    const key = await endImport(transaction, { user_id: id }, end);
    if (key !== undefined) await jobs.send(transaction, 'remove-files', { keys: [key] });
  });
  return serializeImports(services, id, request);
});
