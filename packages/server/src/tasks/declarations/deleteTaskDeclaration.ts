import { operation, signedInUser } from '../../platform/http/operation.js';
import { removeStanding } from './declareTask.js';

export const deleteTaskDeclaration = operation(
  'deleteTaskDeclaration',
  async (request, { db, clock }) => {
    await removeStanding(db, signedInUser(request).id, clock());
    return undefined;
  },
  { rateLimit: { perMinute: 30 } },
);
