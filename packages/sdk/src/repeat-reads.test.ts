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

function clientOf(...responses: Response[]) {
  const server = fakeServer({ 'GET /v1/flight': responses, 'POST /v1/user': responses });
  return { server, api: createApi({ baseUrl, fetch: server.send }) };
}

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

test.each(['60', 'Sat, 28 Nov 2026 10:00:00 GMT'])(
  'a longer or unknown wait is left to the caller: %s',
  async (wait) => {
    const { api, server } = clientOf(busy(wait));
    await expect(unwrap(api.GET('/flight'))).rejects.toMatchObject({ status: 503 });
    expect(server.requests).toHaveLength(1);
  },
);

test('a change is never repeated', async () => {
  const { api, server } = clientOf(busy('1'));
  const body = { email: 'ada@example.org', password: 'quiet thermals' } as never;
  await expect(unwrap(api.POST('/user', { body }))).rejects.toMatchObject({ retryAfterS: 1 });
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
