import type { Installed, Send } from './session.js';
import type { StaticToken, TokenStore } from './tokens.js';

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
   * Maximum number of repeats of a call. Only `GET` calls and calls with an `Idempotency-Key` are
   * repeated. Waiting for the first call with the same key does not count. Defaults to 2.
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
