import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from './client.js';
import { fakeServer, json } from './testing/fake-server.js';
import { unwrap } from './unwrap.js';

const baseUrl = 'http://cloud.test';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function busy(retryAfter: string, status = 503): Response {
  const body = { detail: 'The server is busy.', code: 'BUSY' };
  return Response.json(body, { status, headers: { 'Retry-After': retryAfter } });
}

function clientOf(...responses: (Response | (() => Promise<Response>))[]) {
  const server = fakeServer({ 'GET /v1/flight': responses, 'POST /v1/user': responses });
  return { server, api: createApi({ baseUrl, fetch: server.send, random: () => 0, now }) };
}

const now = () => Date.UTC(2026, 10, 28, 9, 59, 58) / 1000;
const noConnection = () => Promise.reject(new TypeError('fetch failed'));

test.each([503, 429])('a read is repeated when the server says so: %i', async (status) => {
  const { api, server } = clientOf(busy('2', status), json(200, []));
  const flights = unwrap(api.GET('/flight'));
  await vi.advanceTimersByTimeAsync(1999);
  expect(server.requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await flights).toEqual([]);
  expect(server.requests).toHaveLength(2);
});

test('after two repeats the error has the time to wait', async () => {
  const { api, server } = clientOf(busy('1'));
  const refused = unwrap(api.GET('/flight')).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await refused).toMatchObject({ code: 'BUSY', status: 503, retryAfterS: 1 });
  expect(server.requests).toHaveLength(3);
});

test('a date is a time to wait', async () => {
  const { api, server } = clientOf(busy('Sat, 28 Nov 2026 10:00:00 GMT'), json(200, []));
  const flights = unwrap(api.GET('/flight'));
  await vi.advanceTimersByTimeAsync(1999);
  expect(server.requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await flights).toEqual([]);
});

test('a longer wait is left to the caller', async () => {
  const { api, server } = clientOf(busy('60'));
  await expect(unwrap(api.GET('/flight'))).rejects.toMatchObject({ retryAfterS: 60 });
  expect(server.requests).toHaveLength(1);
});

test.each([
  { why: 'no connection', failure: noConnection },
  { why: 'a proxy without server', failure: new Response('<html>', { status: 502 }) },
])('waits longer each time after $why', async ({ failure }) => {
  const { api, server } = clientOf(failure, failure, json(200, []));
  const flights = unwrap(api.GET('/flight'));
  const counts: number[] = [];
  for (const ms of [499, 1, 999, 1]) {
    await vi.advanceTimersByTimeAsync(ms);
    counts.push(server.requests.length);
  }
  expect(counts).toEqual([1, 2, 2, 3]);
  expect(await flights).toEqual([]);
});

test('shortens the wait at random', async () => {
  const server = fakeServer({ 'GET /v1/flight': [noConnection, json(200, [])] });
  const api = createApi({ baseUrl, fetch: server.send, random: () => 1 });
  const flights = unwrap(api.GET('/flight'));
  await vi.advanceTimersByTimeAsync(250);
  expect(await flights).toEqual([]);
});

test('repeats only when the server says so, if wanted', async () => {
  const server = fakeServer({ 'GET /v1/flight': noConnection });
  const api = createApi({ baseUrl, fetch: server.send, retryOn: 'busy' });
  await expect(unwrap(api.GET('/flight'))).rejects.toMatchObject({ code: 'NETWORK' });
  expect(server.requests).toHaveLength(1);
});

test('an error of the caller is not repeated', async () => {
  const { api, server } = clientOf(json(404, {}));
  await expect(unwrap(api.GET('/flight'))).rejects.toMatchObject({ status: 404 });
  expect(server.requests).toHaveLength(1);
});

const body = { email: 'ada@example.org', password: 'quiet thermals' } as never;

test.each([busy('1'), noConnection])('a change is never repeated', async (failure) => {
  const { api, server } = clientOf(failure);
  await expect(unwrap(api.POST('/user', { body }))).rejects.toMatchObject({ name: 'ApiError' });
  expect(server.requests).toHaveLength(1);
});

test('a change with an idempotency key is repeated with the same body', async () => {
  const { api, server } = clientOf(noConnection, json(201, {}));
  const headers = { 'Idempotency-Key': 'a' };
  const created = unwrap(api.POST('/user', { body, headers }));
  await vi.advanceTimersByTimeAsync(500);
  await created;
  expect(server.requests.map((request) => request.body)).toEqual(
    Array.from({ length: 2 }, () => JSON.stringify(body)),
  );
});

test('repeats as often as the call allows', async () => {
  const { api, server } = clientOf(noConnection);
  await expect(unwrap(api.GET('/flight', { maxRetries: 0 }))).rejects.toMatchObject({
    name: 'ApiError',
  });
  expect(server.requests).toHaveLength(1);
});

test('a cancelled call does not wait', async () => {
  const { api, server } = clientOf(busy('5'));
  const abort = new AbortController();
  const call = unwrap(api.GET('/flight', { signal: abort.signal }));
  const cancelled = call.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10);
  abort.abort();
  expect(await cancelled).toMatchObject({ code: 'CANCELLED' });
  expect(server.requests).toHaveLength(1);
});

test('adds to the time that the server says at random', async () => {
  const server = fakeServer({ 'GET /v1/flight': [busy('2'), json(200, [])] });
  const api = createApi({ baseUrl, fetch: server.send, random: () => 1, now });
  const flights = unwrap(api.GET('/flight'));
  await vi.advanceTimersByTimeAsync(2499);
  expect(server.requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await flights).toEqual([]);
});

const running = Response.json(
  { detail: 'Still running.', code: 'IDEMPOTENCY_IN_PROGRESS' },
  { status: 409, headers: { 'Retry-After': '1' } },
);
const headers = { 'Idempotency-Key': 'a' };

test('a repeat waits for the first call with the same key', async () => {
  const { api, server } = clientOf(noConnection, ...Array(5).fill(running), json(201, {}));
  const created = unwrap(api.POST('/user', { body, headers, maxRetries: 1 }));
  await vi.advanceTimersByTimeAsync(5500);
  expect(await created).toEqual({});
  expect(server.requests).toHaveLength(7);
});

test('a repeat that waits for the first call ends with the timeout of its own call', async () => {
  const { api } = clientOf(running);
  const refused = unwrap(api.POST('/user', { body, headers, timeoutMs: 3500 })).catch(
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(3500);
  expect(await refused).toMatchObject({ code: 'TIMEOUT' });
});

test.each([
  { why: 'another conflict', conflict: busy('1', 409) },
  {
    why: 'a conflict without a time to wait',
    conflict: json(409, { code: 'IDEMPOTENCY_IN_PROGRESS' }),
  },
])('$why is not repeated', async ({ conflict }) => {
  const { api, server } = clientOf(conflict);
  await expect(unwrap(api.POST('/user', { body, headers }))).rejects.toMatchObject({ status: 409 });
  expect(server.requests).toHaveLength(1);
});
