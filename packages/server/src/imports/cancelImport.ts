import { removeFilesQueue } from '../platform/files/remove-files.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { endImport } from './queries.js';
import { serializeImports } from './serialize.js';
import type { ImportStep } from './step.js';

export const cancelImport = (steps: readonly ImportStep[]) =>
  operation('cancelImport', async (request, services) => {
    const { db, jobs, clock } = services;
    const { id: userId } = signedInUser(request);
    await db.transaction().execute(async (transaction) => {
      const end = { status: 'cancelled', now: clock() } as const;
      const key = await endImport(transaction, { user_id: userId }, end);
      if (key !== undefined) await jobs.send(transaction, removeFilesQueue, { keys: [key] });
    });
    return serializeImports(services, { userId, reader: request, steps });
  });
