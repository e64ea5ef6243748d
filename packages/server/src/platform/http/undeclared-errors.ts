import type { FastifyInstance } from 'fastify';
import { documentOperations } from './contract-document.js';

/** A response with a status that its operation does not declare: a bug of the server. */
class UndeclaredErrorResponse extends Error {
  override name = 'UndeclaredErrorResponse';
}

/** Converts errors that an operation does not declare into errors of the server. */
export function rejectUndeclaredErrors(app: FastifyInstance): void {
  const stated = new Map(
    documentOperations().map(({ operationId, responses }) => [
      operationId,
      new Set(Object.keys(responses)),
    ]),
  );
  app.addHook('onSend', async ({ method, routeOptions: { config } }, { statusCode }, payload) => {
    const statuses = config.operationId && stated.get(config.operationId);
    const range = `${Math.floor(statusCode / 100)}XX`;
    if (statuses && statusCode >= 400 && !statuses.has(`${statusCode}`) && !statuses.has(range)) {
      throw new UndeclaredErrorResponse(`${method} ${config.operationId} responded ${statusCode}.`);
    }
    return payload;
  });
}
