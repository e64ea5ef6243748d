import { expect, test } from 'vitest';
import { createApi } from './client.js';
import { fakeServer, json } from './testing/fake-server.js';
import { unwrap } from './unwrap.js';

const baseUrl = 'http://cloud.test';

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
  const api = createApi({ baseUrl, fetch: server.send });
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
