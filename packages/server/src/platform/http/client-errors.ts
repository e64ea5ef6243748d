import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { messages } from '../../generated/messages/en-gb.js';
import { BadRequestError } from '../errors/errors.js';

/** Response for each error code of Node about invalid requests. */
const RESPONSES = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'REQUEST_TIMEOUT' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'HEADERS_TOO_LARGE' },
  EXPECTATION: { status: 417, code: 'BAD_REQUEST' },
} as const;

const LINGER_MS = 1000;

/** Responds to invalid requests in the form of all errors. The reader's language is unknown. */
export function respondToClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  socket.end(response(error.code ?? ''));
  // Without this delay, the connection would be reset and the response lost because of the data
  // that is still arriving.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

function response(reason: string): string {
  const known = Object.entries(RESPONSES).find(([name]) => name === reason)?.[1];
  const { status, code } = known ?? { status: 400, code: 'BAD_REQUEST' };
  const detail =
    code === 'BAD_REQUEST'
      ? messages['error.BAD_REQUEST']({ kind: 'other' })
      : messages[`error.${code}`]();
  const body = JSON.stringify({ detail, code });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}

/** Responds to requests that Node does not pass on and to which its own responses have no body. */
export function respondToOddRequests({ server }: FastifyInstance): void {
  server.on('connect', ({ socket }) => respondToClientError(new Error('A tunnel.'), socket));
  server.on('checkExpectation', ({ socket }) =>
    respondToClientError(Object.assign(new Error(), { code: 'EXPECTATION' }), socket),
  );
}

/**
 * Rejects requests without the `Host` header, which HTTP/1.1 requires and HTTP/1.0 does not, and
 * those with several, which proxies understand differently.
 */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders, httpVersion } }) => {
    const hosts = rawHeaders.filter(isHost).length;
    if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) throw new BadRequestError('other');
  });
}

/** Whether an entry of a list that alternates names and values is this name. */
function isHost(name: string, index: number): boolean {
  return index % 2 === 0 && name.toLowerCase() === 'host';
}
