import createClient from 'openapi-fetch';
import type { Call } from './calls.js';
import type { paths } from './generated/schema.js';
import { repeatReads } from './repeat-reads.js';
import { createSession, type Installed, type Send, type Session } from './session.js';
import { memoryTokenStore, type TokenStore } from './tokens.js';

export interface ApiOptions {
  /** Address of the instance, without `/v1`. Defaults to the origin of the page. */
  baseUrl?: string;
  /** Storage of the token. Defaults to memory. */
  tokenStore?: TokenStore;
  /** Identifies this program to the server. */
  clientId?: string;
  /** Version of this program, for the server's log. */
  appVersion?: string;
  /** The system on which the web application is installed, for the server's log. */
  installed?: () => Installed;
  /** Language of the server's texts as a BCP 47 tag, read before every call. */
  language?: () => string | undefined;
  /** Sends one request. Defaults to the platform's `fetch`. */
  fetch?: Send;
  /** Unix time in seconds. Defaults to the system clock. */
  now?: () => number;
}

/**
 * One method per HTTP verb, typed by the contract: `api.GET('/flight', { params: { query } })`. Pass
 * the result to `unwrap`, which throws an `ApiError` unless the call succeeded. If the server is busy
 * (429 or 503 with `Retry-After` of at most ten seconds), `GET` is repeated up to twice.
 */
export interface Api {
  readonly GET: Call<'get'>;
  readonly POST: Call<'post'>;
  readonly PATCH: Call<'patch'>;
  readonly DELETE: Call<'delete'>;
  readonly session: Session;
  /** Address of a path below `/v1`, for requests without this client. */
  url(path: string): string;
  /** Current value of `ApiOptions.language`. */
  language(): string | undefined;
}

/** Creates a client of one instance. After `signIn`, every request carries the token. */
export function createApi(options: ApiOptions = {}): Api {
  const base = `${(options.baseUrl ?? '').replace(/\/+$/, '')}/v1`;
  const language = options.language ?? (() => undefined);
  const sendOnce = options.fetch ?? ((request) => globalThis.fetch(request));
  const send = repeatReads(inLanguage(language, sendOnce));
  const session = createSession({
    store: options.tokenStore ?? memoryTokenStore(),
    tokenUrl: `${base}/auth/token`,
    clientId: options.clientId ?? 'cloudstreet-sdk',
    ...(options.appVersion !== undefined && { appVersion: options.appVersion }),
    ...(options.installed && { installed: options.installed }),
    send,
    now: options.now ?? (() => Date.now() / 1000),
  });
  const client = createClient<paths>({
    baseUrl: base,
    // Serialises lists as `season_in=2025,2026`.
    querySerializer: { array: { style: 'form', explode: false } },
    fetch: (request) =>
      session.authorized((accessToken) => send(withToken(request.clone(), accessToken))),
  });
  // `Call` explains how the types differ.
  const { GET, POST, PATCH, DELETE } = client as unknown as Api;
  return { GET, POST, PATCH, DELETE, session, url: (path) => `${base}${path}`, language };
}

function inLanguage(language: () => string | undefined, send: Send): Send {
  return (request) => {
    const tag = language();
    if (tag !== undefined) request.headers.set('Accept-Language', tag);
    return send(request);
  };
}

function withToken(request: Request, accessToken: string | undefined): Request {
  if (accessToken !== undefined) request.headers.set('Authorization', `Bearer ${accessToken}`);
  return request;
}
