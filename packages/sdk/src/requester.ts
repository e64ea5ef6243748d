import type { UntypedInit } from './calls.js';
import { withDeadline } from './deadline.js';
import type { ApiOptions } from './options.js';
import { type EncodedBody, encodeBody } from './request-body.js';
import { requestUrl } from './request-url.js';
import { withRetries } from './retry.js';
import type { Send, Session } from './session.js';

const TIMEOUT_MS = 60_000;
const MAX_RETRIES = 2;

export interface RequesterOptions extends ApiOptions {
  /** Address of the instance with `/v1`. */
  base: string;
  now: () => number;
}

export interface CallRequest {
  method: string;
  path: string;
  init: UntypedInit;
  session: Session;
}

/** A call with its body read; `error` is the body of an error. */
export interface CallOutcome {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** Sends requests with the settings of a client. */
export function createRequester(options: RequesterOptions) {
  const send: Send = async (request) =>
    (options.fetch ?? globalThis.fetch)(withDefaults(request, options));

  async function call({ method, path, init, session }: CallRequest): Promise<CallOutcome> {
    const url = requestUrl(options.base, path, init.params ?? {});
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(init.params?.header ?? {})) {
      if (value !== undefined) headers.set(name, String(value));
    }
    const isUrlEncoded = headers.get('Content-Type') === 'application/x-www-form-urlencoded';
    const body = await encodeBody(init.body, isUrlEncoded);
    if (body.contentType !== undefined) headers.set('Content-Type', body.contentType);
    const policy = {
      maxRetries: init.maxRetries ?? options.maxRetries ?? MAX_RETRIES,
      retryOn: options.retryOn ?? 'failure',
      random: options.random ?? Math.random,
      now: options.now,
    };
    const deadline = deadlineOf(init, options);
    return withDeadline(deadline, async (signal, until) => {
      const attempt = async (accessToken: string | undefined) => {
        const given = new Headers(headers);
        if (accessToken !== undefined) given.set('Authorization', `Bearer ${accessToken}`);
        return sendBody({ url, method, headers: given, signal, body, init });
      };
      const response = await session.authorized((accessToken) =>
        withRetries({ method, headers, signal }, policy, () => attempt(accessToken)),
      );
      const isReadLater = init.parseAs === 'response' || init.parseAs === 'stream';
      const canEnd = deadline.signal !== undefined || deadline.timeoutMs !== undefined;
      const isLasting = response.ok && isReadLater && canEnd;
      return readBody(isLasting ? lasting(response, signal, until) : response, init.parseAs);
    });
  }

  async function sendBody({ url, body, init, ...rest }: Attempt): Promise<Response> {
    const { onProgress, keepalive = false } = init;
    const request = new Request(url, { ...rest, keepalive, ...(body.body && { body: body.body }) });
    if (!onProgress) return send(request);
    if (body.body && !options.fetch && typeof XMLHttpRequest !== 'undefined') {
      // Loaded by need, because few calls report progress.
      const { sendByXhr } = await import('./send-by-xhr.js');
      return sendByXhr(withDefaults(request, options), body.body, onProgress);
    }
    const response = await send(request);
    onProgress(1);
    return response;
  }

  return { send, call };
}

interface Attempt {
  url: string;
  method: string;
  headers: Headers;
  signal: AbortSignal;
  body: EncodedBody;
  init: UntypedInit;
}

function withDefaults(request: Request, { headers = {}, language }: ApiOptions): Request {
  const tag = language?.();
  for (const [name, value] of Object.entries(headers)) {
    if (!request.headers.has(name)) request.headers.set(name, value);
  }
  if (tag !== undefined) request.headers.set('Accept-Language', tag);
  return request;
}

/** Files have no limit, because their time depends on the connection. */
function deadlineOf(
  { signal, timeoutMs, parseAs = 'json', body }: UntypedInit,
  options: ApiOptions,
) {
  const hasFile = parseAs !== 'json' || body instanceof FormData;
  return {
    signal,
    timeoutMs: timeoutMs ?? (hasFile ? undefined : (options.timeoutMs ?? TIMEOUT_MS)),
  };
}

/** A response whose body fails when the signal fires, also while the caller reads it. */
function lasting(
  response: Response,
  signal: AbortSignal,
  until: (end: Promise<void>) => void,
): Response {
  if (!response.body) return response;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>();
  until(response.body.pipeTo(writable, { signal }));
  // Responses that programs create have no address.
  return Object.defineProperty(new Response(readable, response), 'url', { value: response.url });
}

async function readBody(
  response: Response,
  parseAs: UntypedInit['parseAs'] = 'json',
): Promise<CallOutcome> {
  if (!response.ok) return { error: parsedOrText(await response.text()), response };
  if (parseAs === 'response') return { data: response, response };
  if (response.status === 204) return { data: undefined, response };
  if (parseAs === 'stream') return { data: response.body, response };
  if (parseAs !== 'json') return { data: await response[parseAs](), response };
  const text = await response.text();
  return { data: text === '' ? undefined : JSON.parse(text), response };
}

function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
