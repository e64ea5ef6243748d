import { ApiError, unansweredError } from './errors.js';
import type { operations } from './generated/schema.js';
import type { Token, TokenRequest } from './models.js';
import { isDueForRenewal, type TokenStore } from './tokens.js';
import { readAnswer } from './unwrap.js';

/** Sends one request as it is. */
export type Send = (request: Request) => Promise<Response>;

/** The system on which the web application stands as an app of its own. */
export type Installed = NonNullable<
  NonNullable<operations['getToken']['parameters']['header']>['PWA-Installed']
>;

export interface SessionOptions {
  store: TokenStore;
  /** Address of the call that hands out tokens. */
  tokenUrl: string;
  /** Names this program to the server. */
  clientId: string;
  appVersion?: string;
  installed?: () => Installed;
  send: Send;
  /** The time in unix seconds. */
  now: () => number;
}

/** The signed-in account of one client: gets, keeps and renews its token. */
export interface Session {
  readonly store: TokenStore;
  /** Asks for a token and keeps it. */
  start(grant: TokenRequest): Promise<void>;
  /** Forgets the token, on this side alone. */
  end(): void;
  /** The access token to send, renewed first when it is due; `undefined` when nobody is signed in. */
  accessToken(): Promise<string | undefined>;
  /**
   * Sends a request with the access token. Where the server takes it for expired, it is renewed and
   * the request sent once more; `attempt` makes the request anew each time.
   *
   * @throws {ApiError} If no answer came.
   */
  authorized(attempt: (accessToken: string | undefined) => Promise<Response>): Promise<Response>;
}

/** Other tabs wait for a renewal. */
const TIMEOUT_MS = 30_000;
const SCOPE = 'declare upload';

export function createSession(options: SessionOptions): Session {
  const { store } = options;
  let renewal: Promise<string | undefined> | undefined;

  async function start(grant: TokenRequest): Promise<void> {
    const token = await requestToken(grant, options);
    store.set({ ...token, created: Math.floor(options.now()) });
  }

  /** Calls that need a new token at the same time share one renewal. */
  async function renew(used: string): Promise<string | undefined> {
    renewal ??= exclusively(store, () => exchange(used)).finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  async function exchange(used: string): Promise<string | undefined> {
    const held = store.get();
    // Another call or tab was first.
    if (held?.access_token !== used) return held?.access_token;
    try {
      const grant = { grant_type: 'refresh_token', refresh_token: held.refresh_token } as const;
      const token = await requestToken(grant, options);
      // Someone signed out, or in as another, while the answer was on its way.
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
    const token = store.get();
    if (!token || !isDueForRenewal(token, options.now())) return token?.access_token;
    // Without an answer the token is not lost: what is left of its lifetime may do.
    return renew(token.access_token).catch(() => token.access_token);
  }

  async function authorized(
    attempt: (accessToken: string | undefined) => Promise<Response>,
  ): Promise<Response> {
    const token = await accessToken();
    const response = await answered(attempt(token));
    if (response.status !== 401 || token === undefined) return response;
    const renewed = await renew(token);
    return renewed === undefined ? response : answered(attempt(renewed));
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
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const request = new Request(options.tokenUrl, { method: 'POST', headers, body, signal });
  try {
    return await readAnswer<Token>(await options.send(request));
  } catch (cause) {
    // Nobody gave it up: there was no answer.
    throw unansweredError(signal.aborted ? undefined : cause);
  }
}

async function answered(response: Promise<Response>): Promise<Response> {
  return response.catch((cause: unknown) => {
    throw unansweredError(cause);
  });
}

async function exclusively<T>(store: TokenStore, task: () => Promise<T>): Promise<T> {
  return store.exclusively ? store.exclusively(task) : task();
}

/** The server has judged the refresh token; anything else may pass. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 401);
}
