import { operation, signedInUser } from '../platform/http/operation.js';
import { serializeImports } from './serialize.js';

export const getImport = operation('getImport', async (request, services) =>
  serializeImports(services, signedInUser(request).id, request),
);
