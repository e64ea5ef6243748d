import { operation, signedInUser } from '../platform/http/operation.js';
import { getUserRow } from './queries.js';
import { serializeMe } from './serialize.js';

export const getMe = operation('getMe', async (request, { db, clock }) =>
  serializeMe(await getUserRow(db, signedInUser(request).id), clock()),
);
