import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';
import { withoutSecrets } from '../log/log.js';
import { BASE_PATH } from './contract-document.js';
import { READ_METHODS } from './wrong-methods.js';

/** Writes the line of a request to the log. */
type LogRequest = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Logs one line per call of the API, but not files of the web application. `aborted` means that the
 * caller disconnected before the end of the response. The response has the id of the line.
 *
 * @param config With `logAddresses`, lines have the address of the caller.
 * @returns Logs a request that no hook receives.
 */
export function registerRequestLog(
  app: FastifyInstance,
  { logAddresses }: Pick<Config, 'logAddresses'>,
): LogRequest {
  const logged = new WeakSet<FastifyRequest>();

  function write(
    request: FastifyRequest,
    reply: FastifyReply,
    outcome: object = { status: reply.statusCode },
  ): void {
    if (logged.has(request)) return;
    logged.add(request);
    const level = isOfApi(request) ? 'info' : 'debug';
    request.log[level](
      {
        method: request.method,
        url: withoutSecrets(request.url),
        ...outcome,
        ms: Math.round(reply.elapsedTime),
        ...(logAddresses && { address: request.ip }),
        ...(request.user && { userId: request.user.id }),
        ...(reply.statusCode < 400 && programOf(request)),
      },
      'request',
    );
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!isOfApi(request)) return;
    const { raw } = reply;
    raw.once('close', () => {
      if (raw.writableFinished) return;
      if (raw.headersSent) write(request, reply, aborted(reply));
      // A change is logged when its status is known.
      else if (READ_METHODS.includes(request.method)) write(request, reply, { aborted: true });
    });
  });
  app.addHook('onSend', async (request, reply) => {
    if (isOfApi(request)) reply.header('x-request-id', request.id);
    if (reply.raw.closed) write(request, reply, aborted(reply));
  });
  app.addHook('onResponse', async (request, reply) => write(request, reply));
  return write;
}

function isOfApi({ url }: FastifyRequest): boolean {
  return url.startsWith(`${BASE_PATH}/`);
}

function aborted({ statusCode: status }: FastifyReply): object {
  return { status, aborted: true };
}

/** Returns the headers about the application of a request for tokens, checked by the contract. */
function programOf({ routeOptions, headers }: FastifyRequest): object | undefined {
  if (routeOptions.config.operationId !== 'getToken') return undefined;
  return { appVersion: headers['app-version'], installed: headers['pwa-installed'] };
}
