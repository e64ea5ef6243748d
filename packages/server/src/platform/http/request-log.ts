import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withoutSecrets } from '../log/log.js';
import { BASE_PATH } from './contract-routes.js';

/** Logs one line per call of the API, but not files of the web application. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const level = request.url.startsWith(`${BASE_PATH}/`) ? 'info' : 'debug';
    request.log[level](
      {
        method: request.method,
        url: withoutSecrets(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.user && { userId: request.user.id }),
        ...(reply.statusCode < 400 && programOf(request)),
      },
      'request',
    );
  });
}

/** Returns the headers about the application of a request for tokens, checked by the contract. */
function programOf({ routeOptions, headers }: FastifyRequest): object | undefined {
  if (routeOptions.config.operationId !== 'getToken') return undefined;
  return { appVersion: headers['app-version'], installed: headers['pwa-installed'] };
}
