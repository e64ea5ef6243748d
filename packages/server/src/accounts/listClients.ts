import { operation, signedInUser } from '../platform/http/operation.js';
import { findClients } from './clients.js';

export const listClients = operation('listClients', async (request, { db, clock }) =>
  findClients(db, signedInUser(request), clock()),
);
