import { withDeadline } from './deadline.js';
import { ApiError, requestError } from './errors.js';
import type { operations } from './generated/schema.js';
import type { Token, TokenRequest } from './models.js';
import { isDueForRenewal, type StaticToken, type TokenStore } from './tokens.js';
import { readResponse } from './unwrap.js';

/** Sends one request unchanged. */
export type Send = (request: Request) => Promise<Response>;

/** The system on which the web application is installed. */
export type Installed = NonNullable<
  NonNullable<operations['getToken']['parameters']['header']>['PWA-Installed']
>;

export interface SessionOptions {
  store: TokenStore;
  /** Replaces the token of a sign-in. */
  token?: StaticToken;
  /** Address of `POST auth/token`. */
  tokenUrl: string;
  /** Identifies this program to the server. */
  clientId: string;
  appVersion?: string;
  installed?: () => Installed;
  send: Send;
  /** Unix time in seconds. */
  now: () => number;
}

/** The signed-in account of a client: requests, stores and renews its token. */
export interface Session {
  readonly store: TokenStore;
  /** Requests a token and stores it. */
  start(grant: TokenRequest): Promise<void>;
  /** Removes the token locally, without calling the server. */
  end(): void;
  /** Returns the access token, renewed if due; `undefined` without a sign-in. */
  accessToken(): Promise<string | undefined>;
  /**
   * Sends a request with the access token. If the server rejects the token as expired, renews it and
   * sends the request once more, without a token if the sign-in has ended; `attempt` must create a new
   * request each time.
   *
   * @throws {ApiError} If there is no response.
   */
  authorized(attempt: (accessToken: string | undefined) => Promise<Response>): Promise<Response>;
}

/** Limits how long other tabs wait for a renewal. */
const TIMEOUT_MS = 30_000;
const SCOPE = 'declare upload';

export function createSession(options: SessionOptions): Session {
  const { store } = options;
  let renewal: Promise<string | undefined> | undefined;

  async function start(grant: TokenRequest): Promise<void> {
    const token = await requestToken(grant, options);
    store.set({ ...token, created: Math.floor(options.now()) });
  }

  /** Concurrent calls share one renewal. */
  async function renew(used: string): Promise<string | undefined> {
    renewal ??= exclusively(store, () => exchange(used)).finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  async function exchange(used: string): Promise<string | undefined> {
    const held = store.get();
    // Another call or tab has renewed it already.
    if (held?.access_token !== used) return held?.access_token;
    try {
      const grant = { grant_type: 'refresh_token', refresh_token: held.refresh_token } as const;
      const token = await requestToken(grant, options);
      // The user signed out or switched accounts during the request.
      if (store.get()?.access_token !== used) return store.get()?.access_token;
      store.set({ ...token, created: Math.floor(options.now()) });
      return token.access_token;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (store.get()?.access_token === used) store.set(undefined);
      return undefined;
    }
  }

  async function accessToken(): Promise<string | undefined> {
    const { token: given } = options;
    if (given !== undefined) return typeof given === 'function' ? given() : given;
    const token = store.get();
    if (!token || !isDueForRenewal(token, options.now())) return token?.access_token;
    // A failed renewal is not fatal: the current token may still be valid.
    return renew(token.access_token).catch(() => token.access_token);
  }

  async function authorized(
    attempt: (accessToken: string | undefined) => Promise<Response>,
  ): Promise<Response> {
    const token = await accessToken();
    const response = await withRequestError(attempt(token));
    const isRenewable = token !== undefined && options.token === undefined;
    if (response.status !== 401 || !isRenewable) return response;
    const renewed = await renew(token);
    // If the sign-in has ended, the caller is a visitor.
    return withRequestError(attempt(renewed));
  }

  return { store, start, end: () => store.set(undefined), accessToken, authorized };
}

async function requestToken(grant: TokenRequest, options: SessionOptions): Promise<Token> {
  const body = new FormData();
  const fields = { ...grant, client_id: options.clientId, scope: SCOPE };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = {
    ...(options.appVersion !== undefined && { 'App-Version': options.appVersion }),
    ...(options.installed && { 'PWA-Installed': options.installed() }),
  };
  try {
    return await withDeadline({ timeoutMs: TIMEOUT_MS }, async (signal) => {
      const request = new Request(options.tokenUrl, { method: 'POST', headers, body, signal });
      return readResponse<Token>(await options.send(request));
    });
  } catch (cause) {
    throw requestError(cause);
  }
}

async function withRequestError(response: Promise<Response>): Promise<Response> {
  return response.catch((cause: unknown) => {
    throw requestError(cause);
  });
}

async function exclusively<T>(store: TokenStore, task: () => Promise<T>): Promise<T> {
  return store.exclusively ? store.exclusively(task) : task();
}

/** Whether the server rejected the refresh token; other errors may be temporary. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 401);
}
