import { operation, signedInUser } from '../platform/http/operation.js';
import { getUserRow } from './queries.js';
import { serializeMe } from './serialize.js';

export const getMe = operation('getMe', async (request, services) =>
  serializeMe(await getUserRow(services.db, signedInUser(request).id), services),
);
