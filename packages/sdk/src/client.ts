import { baseUrlOf } from './base-url.js';
import type { Call, RawCallOptions } from './calls.js';
import type { HttpMethod } from './contract.js';
import { requestError } from './errors.js';
import { createRequester } from './requester.js';
import { createSession, type Installed, type Send, type Session } from './session.js';
import { memoryTokenStore, type TokenStore } from './tokens.js';

export interface ApiOptions {
  /** Address of the instance, without `/v1`. Defaults to the origin of the page. */
  baseUrl?: string;
  /**
   * Token that every call sends, for programs that do not sign in: a personal access token, or a
   * function that returns one. It is not renewed.
   */
  token?: StaticToken;
  /** Storage of the token after `signIn`. Defaults to memory. */
  tokenStore?: TokenStore;
  /** Headers of every request, such as `User-Agent`. */
  headers?: Readonly<Record<string, string>>;
  /**
   * Milliseconds after which a call fails with code `TIMEOUT`, repeats included. Defaults to a minute.
   * Calls that send or download files have no limit by default, but accept one of their own.
   */
  timeoutMs?: number;
  /**
   * Maximum number of repeats of a call. Only reads and calls with an `Idempotency-Key` are repeated.
   * Defaults to 2.
   */
  maxRetries?: number;
  /**
   * `failure` repeats without connection, and after status 429, 502, 503 and 504. `busy` repeats only
   * if the server says in `Retry-After` when to. Neither waits more than ten seconds. Defaults to
   * `failure`.
   */
  retryOn?: 'failure' | 'busy';
  /** Identifies this program to the server. */
  clientId?: string;
  /** Version of this program, for the server's log. */
  appVersion?: string;
  /** The system on which the web application is installed, for the server's log. */
  installed?: () => Installed;
  /** Language of the server's texts as a BCP 47 tag, read before every call. */
  language?: () => string | undefined;
  /** Sends every request, uploads included. Defaults to the platform's `fetch`. */
  fetch?: Send;
  /** Unix time in seconds. Defaults to the system clock. */
  now?: () => number;
  /** Number from 0 to 1 that varies the wait before a repeat. Defaults to `Math.random`. */
  random?: () => number;
}

export type StaticToken = string | (() => string | undefined | Promise<string | undefined>);

/**
 * One method per HTTP verb, typed by the contract: `api.GET('/flight', { params: { query } })`. Pass
 * the result to `unwrap`, which throws an `ApiError` unless the call succeeded.
 */
export interface Api {
  readonly GET: Call<'get'>;
  readonly POST: Call<'post'>;
  readonly PATCH: Call<'patch'>;
  readonly DELETE: Call<'delete'>;
  readonly session: Session;
  /** Address of a path below `/v1`, for requests without this client. */
  url(path: string): string;
}

/** Settings and values of a call whose types are already checked. */
export interface UntypedInit extends RawCallOptions {
  params?: { path?: object; query?: object; header?: object };
  body?: unknown;
}

/**
 * Creates a client of one instance. After `signIn`, every request carries the token.
 *
 * @throws {TypeError} Without a `baseUrl` where there is no page whose origin could be used.
 */
export function createApi(options: ApiOptions = {}): Api {
  const base = `${baseUrlOf(options.baseUrl)}/v1`;
  const { now = () => Date.now() / 1000 } = options;
  const requester = createRequester({ ...options, base, now });
  const session = createSession({
    store: options.tokenStore ?? memoryTokenStore(),
    ...(options.token !== undefined && { token: options.token }),
    tokenUrl: `${base}/auth/token`,
    clientId: options.clientId ?? 'cloudstreet-sdk',
    ...(options.appVersion !== undefined && { appVersion: options.appVersion }),
    ...(options.installed && { installed: options.installed }),
    send: requester.send,
    now,
  });
  const verb =
    (method: HttpMethod) =>
    (path: string, init: UntypedInit = {}) =>
      requester
        .call({ method: method.toUpperCase(), path, init, session })
        .catch((cause: unknown) => {
          throw requestError(cause);
        });
  return {
    // `Call` gives the types that belong to each path.
    GET: verb('get') as unknown as Call<'get'>,
    POST: verb('post') as unknown as Call<'post'>,
    PATCH: verb('patch') as unknown as Call<'patch'>,
    DELETE: verb('delete') as unknown as Call<'delete'>,
    session,
    url: (path) => `${base}${path}`,
  };
}
