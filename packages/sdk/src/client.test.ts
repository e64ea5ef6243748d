import { afterEach, expect, test, vi } from 'vitest';
import { createApi } from './client.js';
import { createCloudstreet } from './cloudstreet.js';
import type { ApiError } from './errors.js';
import { fakeServer, json } from './testing/fake-server.js';
import { unwrap } from './unwrap.js';

const baseUrl = 'http://cloud.test';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('lists are separated by commas', async () => {
  const server = fakeServer({ 'GET /v1/flight': json(200, []) });
  const api = createApi({ baseUrl, fetch: server.send });
  const query = { season_in: [2025, 2026], user_id_in: [], order_by: '-points' as const };
  await unwrap(api.GET('/flight', { params: { query } }));
  expect(server.requests[0]?.path).toBe('/v1/flight?season_in=2025,2026&order_by=-points');
});

test('each call uses the current language', async () => {
  const server = fakeServer({ 'GET /v1/flight': json(200, []) });
  let tag = 'en-GB';
  const api = createApi({ baseUrl, fetch: server.send, language: () => tag });
  await unwrap(api.GET('/flight'));
  tag = 'de';
  await unwrap(api.GET('/flight'));
  expect(server.requests.map(({ language }) => language)).toEqual(['en-GB', 'de']);
});

test('a call without a response body returns undefined', async () => {
  const route = 'DELETE /v1/flightdetail/7';
  const server = fakeServer({ [route]: new Response(null, { status: 204 }) });
  const api = createApi({ baseUrl, fetch: server.send });
  const call = api.DELETE('/flightdetail/{id}', { params: { path: { id: 7 } } });
  expect(await unwrap(call)).toBeUndefined();
});

test.each([
  {
    why: 'no connection',
    response: () => Promise.reject(new TypeError('fetch failed')),
    code: 'NETWORK',
  },
  { why: 'not this API', response: new Response('<html>'), code: 'UNREADABLE' },
])('a call that fails for $why throws an ApiError', async ({ response, code }) => {
  const server = fakeServer({ 'GET /v1/flight': response });
  const api = createApi({ baseUrl, fetch: server.send, maxRetries: 0 });
  await expect(unwrap(api.GET('/flight'))).rejects.toMatchObject({
    name: 'ApiError',
    status: 0,
    code,
  });
});

test('a cancelled call throws an ApiError', async () => {
  const api = createApi({ baseUrl });
  const call = api.GET('/flight', { signal: AbortSignal.abort() });
  await expect(unwrap(call)).rejects.toMatchObject({ status: 0, code: 'CANCELLED' });
});

/** Never responds. */
const silent = () => new Promise<Response>(() => undefined);

test.each([
  { why: 'the client', options: { timeoutMs: 2000 }, init: {} },
  { why: 'the call', options: {}, init: { timeoutMs: 2000 } },
  { why: 'a signal', options: {}, init: { signal: timedOut() } },
])('a call that takes longer than $why allows has a code of its own', async (given) => {
  vi.useFakeTimers();
  const api = createApi({ baseUrl, fetch: silent, ...given.options });
  const call = unwrap(api.GET('/flight', given.init)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await call).toMatchObject({ name: 'ApiError', status: 0, code: 'TIMEOUT' });
});

function timedOut(): AbortSignal {
  return AbortSignal.abort(new DOMException('', 'TimeoutError'));
}

test('a call cancelled for any reason throws CANCELLED', async () => {
  const api = createApi({ baseUrl, fetch: silent });
  const controller = new AbortController();
  const call = unwrap(api.GET('/flight', { signal: controller.signal }));
  controller.abort('no reason');
  await expect(call).rejects.toMatchObject({ code: 'CANCELLED' });
});

test('every request has the headers of the client', async () => {
  const seen: (string | null)[] = [];
  const send = async ({ headers }: Request) => {
    seen.push(headers.get('User-Agent'));
    return json(200, []);
  };
  const api = createApi({ baseUrl, fetch: send, headers: { 'User-Agent': 'club-site/1.0' } });
  await unwrap(api.GET('/flight'));
  await unwrap(api.GET('/flight', { headers: { 'User-Agent': 'other' } }));
  expect(seen).toEqual(['club-site/1.0', 'other']);
});

test.each(['cst_1', () => 'cst_1', () => Promise.resolve('cst_1')])(
  'a static token is sent and never renewed',
  async (token) => {
    const server = fakeServer({ 'GET /v1/user/me': json(401, { code: 'UNAUTHORIZED' }) });
    const api = createApi({ baseUrl, fetch: server.send, token });
    await expect(unwrap(api.GET('/user/me'))).rejects.toMatchObject({ status: 401 });
    expect(server.requests.map(({ authorization }) => authorization)).toEqual(['Bearer cst_1']);
  },
);

test('an error has the headers and the id of its request', async () => {
  const headers = { 'X-Request-Id': 'req-7' };
  const send = () => Promise.resolve(Response.json({ code: 'OFF' }, { status: 400, headers }));
  const api = createApi({ baseUrl, fetch: send });
  const error: unknown = await unwrap(api.GET('/flight')).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ requestId: 'req-7', code: 'OFF', status: 400 });
  expect((error as ApiError).headers.get('content-type')).toBe('application/json');
});

test('outside a page, a missing address is reported at once', () => {
  expect(() => createApi()).toThrow('{ baseUrl:');
  vi.stubGlobal('location', { origin: 'https://cloud.test' });
  expect(createApi().url('/flight')).toBe('https://cloud.test/v1/flight');
});

/** Responds with the first row of a table, and the rest after a long time. */
const slow = async () =>
  new Response(
    new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('id\n')) }),
  );

test.each(['stream', 'response'] as const)(
  'a body as %s can be cancelled until its end',
  async (parseAs) => {
    const controller = new AbortController();
    const api = createApi({ baseUrl, fetch: slow });
    const { data } = await api.GET('/flight', { parseAs, signal: controller.signal });
    const body = data as unknown as Response | ReadableStream<Uint8Array>;
    const reader = (body instanceof Response ? body.body : body)!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('id\n');
    controller.abort();
    await expect(reader.read()).rejects.toMatchObject({ name: 'AbortError' });
  },
);

test('a body that takes longer than the call allows ends with a timeout', async () => {
  vi.useFakeTimers();
  const cloudstreet = createCloudstreet({ baseUrl, fetch: slow });
  const table = await cloudstreet.flights.download({ format: 'csv' }, { timeoutMs: 2000 });
  const text = table.text().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await text).toMatchObject({ name: 'TimeoutError' });
});

test('a body that was read leaves no timer behind', async () => {
  vi.useFakeTimers();
  const fetch = async () => new Response('id\n');
  const cloudstreet = createCloudstreet({ baseUrl, fetch });
  const table = await cloudstreet.flights.download({ format: 'csv' }, { timeoutMs: 2000 });
  expect(await table.text()).toBe('id\n');
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});
