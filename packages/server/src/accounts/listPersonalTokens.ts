import { operation, sessionUser } from '../platform/http/operation.js';
import { findPersonalTokens } from './personal-tokens.js';

export const listPersonalTokens = operation('listPersonalTokens', async (request, { db, clock }) =>
  findPersonalTokens(db, sessionUser(request).id, clock()),
);
