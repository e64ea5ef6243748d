import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { messages } from '../../generated/messages/en-gb.js';
import type { Config } from '../config/config.js';
import { BadRequestError } from '../errors/errors.js';
import type { Services } from '../services.js';

/** Response for each error code of Node about invalid requests. */
const RESPONSES = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'REQUEST_TIMEOUT' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'HEADERS_TOO_LARGE' },
  EXPECTATION: { status: 417, code: 'BAD_REQUEST' },
} as const;
const BAD_REQUEST = { status: 400, code: 'BAD_REQUEST' } as const;

type ErrorCode = (typeof RESPONSES)[keyof typeof RESPONSES]['code'];

const LINGER_MS = 1000;
const LOG_INTERVAL_MS = 1000;

type ClientError = Error & { code?: string };

/**
 * Returns the handler of requests that Node refuses and no hook sees. It responds in the form of
 * all errors, in English because the language is unknown, and logs at most one line a second.
 */
export function clientErrorHandler({
  log,
  clock,
  config: { logAddresses },
}: Pick<Services, 'log' | 'clock'> & { config: Pick<Config, 'logAddresses'> }) {
  const refused = new WeakSet<Socket>();
  let nextLine = 0;
  let omitted = 0;

  function logLine(line: { status: number; reason: string | undefined }, socket: Socket): void {
    const now = clock().getTime();
    if (now < nextLine) {
      omitted += 1;
      return;
    }
    const address = logAddresses && { address: socket.remoteAddress };
    log.info({ ...line, ...address, ...(omitted > 0 && { omitted }) }, 'request refused');
    nextLine = now + LOG_INTERVAL_MS;
    omitted = 0;
  }

  return (error: ClientError, socket: Socket): void => {
    // Node reports each further packet of a connection.
    if (error.code === 'ECONNRESET' || refused.has(socket)) return;
    refused.add(socket);
    afterEarlierResponses(socket, () => {
      if (!socket.writable) return;
      const { status, code } = RESPONSES[error.code as keyof typeof RESPONSES] ?? BAD_REQUEST;
      socket.end(response(status, code));
      // Without this delay, the connection would be reset and the response lost because of the data
      // that is still arriving.
      setTimeout(() => socket.destroy(), LINGER_MS).unref();
      logLine({ status, reason: error.code }, socket);
    });
  };
}

/** Node's own handler reads this property, too. */
type ServerSocket = Socket & { readonly _httpMessage?: ServerResponse | null };

/**
 * Responds once earlier requests of the connection have their responses, because callers would take
 * this one for theirs. If the response to this request has begun, only the connection ends.
 */
function afterEarlierResponses(socket: ServerSocket, respond: () => void): void {
  const pending = socket._httpMessage;
  if (pending?.req.complete) pending.once('finish', () => afterEarlierResponses(socket, respond));
  else if (pending?.headersSent) socket.destroy();
  else respond();
}

function response(status: number, code: ErrorCode): string {
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

/** Treats requests as refused that Node does not pass on and to which its own responses have no body. */
export function refuseOddRequests({ server }: FastifyInstance): void {
  const refuse = (code: string, socket: Socket) =>
    server.emit('clientError', Object.assign(new Error(code), { code }), socket);
  server.on('connect', ({ socket }) => refuse('TUNNEL', socket));
  server.on('checkExpectation', ({ socket }) => refuse('EXPECTATION', socket));
}

/**
 * Rejects requests that Node accepts and proxies may understand differently: with several `Host`
 * headers or, unlike HTTP/1.0 allows, none, and with a body in another encoding than chunks, which
 * Node does not decode.
 */
export function rejectAmbiguousRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders, httpVersion, headers } }, reply) => {
    const hosts = rawHeaders.filter(isHost).length;
    const { 'transfer-encoding': encoding = 'chunked' } = headers;
    const isAmbiguous = hosts > 1 || (hosts === 0 && httpVersion === '1.1');
    if (!isAmbiguous && encoding.toLowerCase() === 'chunked') return;
    reply.header('connection', 'close');
    throw new BadRequestError('other');
  });
}

/** Whether an entry of a list that alternates names and values is this name. */
function isHost(name: string, index: number): boolean {
  return index % 2 === 0 && name.toLowerCase() === 'host';
}
