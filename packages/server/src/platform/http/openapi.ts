import { document } from '@cloudstreet/sdk/contract';
import type { FastifyInstance } from 'fastify';
import { BASE_PATH } from './contract-document.js';

/** Serves the contract, for generators and viewers. */
export function registerOpenApi(app: FastifyInstance): void {
  const text = JSON.stringify(document);
  app.get(`${BASE_PATH}/openapi.json`, (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(text),
  );
}
