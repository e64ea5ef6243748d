import type { OperationId } from '@cloudstreet/sdk/contract';
import type { FastifyRequest } from 'fastify';

/** Calls per minute of one address, or of one user where somebody is signed in. */
const PER_MINUTE: Partial<Record<OperationId, number>> = {
  getToken: 30,
  createUser: 20,
  claimSuperuser: 10,
  // All flights of a pilot's life dropped at once go through in a few minutes.
  uploadIgcFile: 600,
  search: 300,
};

/** The limit of an operation, or undefined where it has none. */
export function rateLimitOf(operationId: OperationId, enabled: boolean) {
  const max = PER_MINUTE[operationId];
  if (!max || !enabled) return undefined;
  return {
    max,
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) =>
      request.user ? `user ${request.user.id}` : request.ip,
  };
}
