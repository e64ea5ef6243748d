import { baseUrlOf } from './base-url.js';
import type { Call, UntypedInit } from './calls.js';
import type { HttpMethod } from './contract.js';
import { requestError } from './errors.js';
import type { ApiOptions } from './options.js';
import { createRequester } from './requester.js';
import { createSession, type Session } from './session.js';
import { memoryTokenStore } from './tokens.js';

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
