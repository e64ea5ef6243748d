import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';
import { withoutSecrets } from '../log/log.js';
import { BASE_PATH } from './contract-routes.js';

/**
 * Logs one line per call of the API, but not files of the web application.
 *
 * @param config With `logAddresses`, lines have the address of the caller.
 */
export function registerRequestLog(
  app: FastifyInstance,
  { logAddresses }: Pick<Config, 'logAddresses'>,
): void {
  app.addHook('onResponse', async (request, reply) => {
    const level = request.url.startsWith(`${BASE_PATH}/`) ? 'info' : 'debug';
    request.log[level](
      {
        method: request.method,
        url: withoutSecrets(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(logAddresses && { address: request.ip }),
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
