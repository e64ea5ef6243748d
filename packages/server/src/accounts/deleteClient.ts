import { NotFoundError, text } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { findClients } from './clients.js';
import { revokeFamilies } from './tokens.js';

export const deleteClient = operation('deleteClient', async (request, { db, clock }) => {
  const user = signedInUser(request);
  const now = clock();
  const clientId = request.query.client_id;
  const revoked = await revokeFamilies(db, { userId: user.id, clientId, now });
  if (revoked === 0) throw new NotFoundError(text('client.notFound'));
  return findClients(db, user, now);
});
