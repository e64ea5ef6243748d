import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApi } from './client.js';
import { revokeSession } from './revoke-session.js';
import { signIn, signOut } from './sign-in.js';
import { fakeServer, json, tokenResponse } from './testing/fake-server.js';
import { memoryTokenStore, type StoredToken } from './tokens.js';
import { unwrap } from './unwrap.js';

const TOKEN = 'POST /v1/auth/token';
const ME = 'GET /v1/user/me';
const REFUSED = json(400, { error: 'invalid_grant', error_description: 'Please log in first.' });
const EXPIRED = json(401, { detail: 'Please log in first.', code: 'UNAUTHORIZED' });

afterEach(() => {
  vi.useRealTimers();
});

const noResponse = () => Promise.reject(new TypeError('fetch failed'));

const held: StoredToken = {
  token_type: 'Bearer',
  access_token: 'old',
  refresh_token: 'refresh-old',
  expires_in: 3600,
  scope: 'declare upload',
  created: 1_000_000,
};

interface Setting {
  routes: Parameters<typeof fakeServer>[0];
  /** Age of the stored token in seconds. */
  ageS?: number;
  token?: StoredToken;
}

function setUp({ routes, ageS = 0, token }: Setting) {
  const server = fakeServer(routes);
  const store = memoryTokenStore(token);
  const now = () => held.created + ageS;
  const api = createApi({
    baseUrl: 'http://cloud.test/',
    tokenStore: store,
    clientId: 'test',
    fetch: server.send,
    now,
  });
  return { server, store, api, getMe: () => unwrap(api.GET('/user/me')) };
}

describe('signing in', () => {
  test('stores the token with its time and sends it', async () => {
    const routes = { [TOKEN]: tokenResponse('a'), [ME]: json(200, {}) };
    const { api, server, store, getMe } = setUp({ routes, ageS: 5.7 });
    await signIn(api, { email: 'jo@example.org', password: 'secret' });
    expect(store.get()).toMatchObject({ access_token: 'a', created: held.created + 5 });
    const form = server.sent(TOKEN)[0]?.body ?? '';
    for (const text of ['"grant_type"\r\n\r\npassword', 'jo@example.org', 'declare upload']) {
      expect(form).toContain(text);
    }
    await getMe();
    expect(server.sent(ME)[0]?.authorization).toBe('Bearer a');
  });

  test('sends the known headers about the program and no others', async () => {
    const seen: (string | null)[][] = [];
    const send = async ({ headers }: Request) => {
      seen.push([headers.get('App-Version'), headers.get('PWA-Installed')]);
      return tokenResponse('a');
    };
    const reported = { appVersion: '1.19.2', installed: () => 'iOS' as const };
    for (const options of [reported, {}]) {
      const api = createApi({ baseUrl: 'http://cloud.test', fetch: send, ...options });
      await signIn(api, { email: 'jo@example.org', password: 'secret' });
    }
    expect(seen).toEqual([
      ['1.19.2', 'iOS'],
      [null, null],
    ]);
  });

  test('reports the error', async () => {
    const { api, store } = setUp({ routes: { [TOKEN]: REFUSED } });
    await expect(signIn(api, { email: 'a', password: 'b' })).rejects.toMatchObject({
      status: 400,
      code: 'invalid_grant',
    });
    expect(store.get()).toBeUndefined();
  });

  test('signs out locally even if the server fails', async () => {
    const { api, store } = setUp({
      token: held,
      routes: { 'POST /v1/auth/logout': json(503, {}) },
    });
    await signOut(api);
    expect(store.get()).toBeUndefined();
  });
});

describe('revoking the token', () => {
  const REVOKE = 'POST /v1/auth/revoke';

  test('sends the refresh token and removes both tokens', async () => {
    const routes = { [REVOKE]: new Response() };
    const { api, server, store } = setUp({ routes, token: held });
    await revokeSession(api);
    expect(store.get()).toBeUndefined();
    const [{ body, authorization } = { body: '', authorization: null }] = server.sent(REVOKE);
    expect(authorization).toBeNull();
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      token: 'refresh-old',
      token_type_hint: 'refresh_token',
    });
  });

  test('removes it locally even if the server fails, and throws', async () => {
    const { api, store } = setUp({ routes: { [REVOKE]: json(503, {}) }, token: held });
    await expect(revokeSession(api)).rejects.toMatchObject({ status: 503 });
    expect(store.get()).toBeUndefined();
  });

  test('sends no request without a sign-in', async () => {
    const { api, server } = setUp({ routes: {} });
    await revokeSession(api);
    expect(server.requests).toEqual([]);
  });
});

describe('renewal', () => {
  test.each([
    { why: 'half of the lifetime is left', ageS: 1800, renewals: 0 },
    { why: 'less than half is left', ageS: 1801, renewals: 1 },
    { why: 'it has expired', ageS: 4000, renewals: 1 },
  ])('$why: $renewals', async ({ ageS, renewals }) => {
    const routes = { [TOKEN]: tokenResponse('new'), [ME]: json(200, {}) };
    const { server, getMe } = setUp({ token: held, ageS, routes });
    await getMe();
    expect(server.sent(TOKEN)).toHaveLength(renewals);
    expect(server.sent(ME)[0]?.authorization).toBe(renewals ? 'Bearer new' : 'Bearer old');
  });

  test('happens once for concurrent calls', async () => {
    const routes = { [TOKEN]: tokenResponse('new'), [ME]: json(200, {}) };
    const { server, getMe } = setUp({ token: held, ageS: 3000, routes });
    await Promise.all(Array.from({ length: 10 }, getMe));
    expect(server.sent(TOKEN)).toHaveLength(1);
    expect(new Set(server.sent(ME).map(({ authorization }) => authorization))).toEqual(
      new Set(['Bearer new']),
    );
  });

  test('uses the token that another tab received first', async () => {
    const routes = { [TOKEN]: tokenResponse('new'), [ME]: json(200, {}) };
    const { server, store, getMe } = setUp({ token: held, ageS: 3000, routes });
    store.exclusively = async (task) => {
      store.set({ ...held, access_token: 'theirs' });
      return task();
    };
    await getMe();
    expect(server.sent(TOKEN)).toHaveLength(0);
    expect(server.sent(ME)[0]?.authorization).toBe('Bearer theirs');
  });

  test('keeps the old token without a response', async () => {
    const routes = { [TOKEN]: noResponse, [ME]: json(200, {}) };
    const { server, store, getMe } = setUp({ token: held, ageS: 3000, routes });
    await getMe();
    expect(server.sent(ME)[0]?.authorization).toBe('Bearer old');
    expect(store.get()).toBe(held);
  });

  test('times out after 30 seconds, so that other tabs continue', async () => {
    vi.useFakeTimers();
    const send = (request: Request) =>
      request.url.endsWith('/auth/token')
        ? new Promise<Response>((_resolve, reject) => {
            request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
          })
        : Promise.resolve(EXPIRED.clone());
    const store = memoryTokenStore(held);
    const isLocked = vi.fn<(isLocked: boolean) => void>();
    store.exclusively = async (task) => {
      isLocked(true);
      return task().finally(() => isLocked(false));
    };
    const api = createApi({
      baseUrl: 'http://cloud.test',
      tokenStore: store,
      fetch: send,
      now: () => held.created,
    });
    const failure = unwrap(api.GET('/user/me')).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(isLocked).toHaveBeenLastCalledWith(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isLocked).toHaveBeenLastCalledWith(false);
    expect(await failure).toMatchObject({ status: 0, code: 'TIMEOUT' });
    expect(store.get()).toBe(held);
  });

  test('signs out when it is refused and continues without a token', async () => {
    const routes = { [TOKEN]: REFUSED, 'GET /v1/flight': json(200, []) };
    const { api, server, store } = setUp({ token: held, ageS: 3000, routes });
    await unwrap(api.GET('/flight'));
    expect(store.get()).toBeUndefined();
    expect(server.sent('GET /v1/flight')[0]?.authorization).toBeNull();
  });

  test('does not undo a sign-out during the renewal', async () => {
    const routes = {
      [TOKEN]: () => {
        store.set(undefined);
        return tokenResponse('new');
      },
      [ME]: EXPIRED,
    };
    const { store, getMe } = setUp({ token: held, ageS: 3000, routes });
    await expect(getMe()).rejects.toMatchObject({ status: 401 });
    expect(store.get()).toBeUndefined();
  });
});

describe('a token that the server rejects', () => {
  test('is renewed, and the call is repeated with the same body', async () => {
    const patch = 'PATCH /v1/user/me';
    const routes = { [TOKEN]: tokenResponse('new'), [patch]: [EXPIRED, json(200, {})] };
    const { api, server } = setUp({ token: held, routes });
    await unwrap(api.PATCH('/user/me', { body: { bio: 'Wave.' } }));
    expect(server.sent(patch).map(({ authorization, body }) => ({ authorization, body }))).toEqual([
      { authorization: 'Bearer old', body: '{"bio":"Wave."}' },
      { authorization: 'Bearer new', body: '{"bio":"Wave."}' },
    ]);
  });

  test('is renewed only once', async () => {
    const routes = { [TOKEN]: tokenResponse('new'), [ME]: EXPIRED };
    const { server, getMe } = setUp({ token: held, routes });
    await expect(getMe()).rejects.toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    expect(server.sent(ME)).toHaveLength(2);
    expect(server.sent(TOKEN)).toHaveLength(1);
  });

  test('is left out once the sign-in has ended', async () => {
    const routes = { [TOKEN]: REFUSED, 'GET /v1/flight': [EXPIRED, json(200, [])] };
    const { api, server, store } = setUp({ token: held, routes });
    await unwrap(api.GET('/flight'));
    expect(store.get()).toBeUndefined();
    expect(server.sent('GET /v1/flight').map(({ authorization }) => authorization)).toEqual([
      'Bearer old',
      null,
    ]);
  });

  test('stays after a temporary error', async () => {
    const routes = { [TOKEN]: json(503, {}), [ME]: EXPIRED };
    const { store, getMe } = setUp({ token: held, routes });
    await expect(getMe()).rejects.toMatchObject({ status: 503 });
    expect(store.get()).toBe(held);
  });

  test('is not renewed for a visitor', async () => {
    const { server, getMe } = setUp({ routes: { [ME]: EXPIRED } });
    await expect(getMe()).rejects.toMatchObject({ status: 401 });
    expect(server.sent(TOKEN)).toHaveLength(0);
  });
});
