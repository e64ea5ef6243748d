import { operation, signedInUser } from '../platform/http/operation.js';
import { serializeImports } from './serialize.js';
import type { ImportStep } from './step.js';

export const getImport = (steps: readonly ImportStep[]) =>
  operation('getImport', async (request, services) =>
    serializeImports(services, { userId: signedInUser(request).id, reader: request, steps }),
  );
