import { expect, expectTypeOf, test } from 'vitest';
import { createCloudstreet } from './cloudstreet.js';
import type { Flight } from './models.js';
import { call } from './operation.js';
import { createUserGroup, getFlightDetail } from './operations.js';
import { fakeServer, json } from './testing/fake-server.js';

const baseUrl = 'http://cloud.test';

function clientOf(routes: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(routes);
  return { server, cloudstreet: createCloudstreet({ baseUrl, fetch: server.send }) };
}

const rows = (count: number) =>
  json(
    200,
    Array.from({ length: count }, (_, id) => ({ id })),
  );

test('values go where the contract wants them', async () => {
  const { server, cloudstreet } = clientOf({
    'GET /v1/flightdetail/7': json(200, { id: 7 }),
    'PATCH /v1/flightdetail/7': json(200, { id: 7 }),
    'POST /v1/ranking/search': json(200, []),
    'POST /v1/usergroup/add/7': json(200, {}),
  });
  expect(await cloudstreet.flights.get({ id: 7 })).toEqual({ id: 7 });
  await cloudstreet.flights.update({ id: 7, registration: 'D-1234' });
  await cloudstreet.rankings.search({ name: 'Ada', season: 2026 });
  await cloudstreet.userGroups.addTo({ id: 7, user_id: 3, role: 'user' } as never);
  expect(server.requests.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['GET', '/v1/flightdetail/7', ''],
    ['PATCH', '/v1/flightdetail/7', '{"registration":"D-1234"}'],
    ['POST', '/v1/ranking/search?name=Ada', '{"season":2026}'],
    ['POST', '/v1/usergroup/add/7?user_id=3&role=user', ''],
  ]);
});

test('a call without the method of the client does the same', async () => {
  const { cloudstreet } = clientOf({ 'GET /v1/flightdetail/7': json(200, { id: 7 }) });
  expect(await call(cloudstreet, getFlightDetail, { id: 7 })).toEqual({ id: 7 });
});

test('a list returns its first page', async () => {
  const { server, cloudstreet } = clientOf({ 'GET /v1/flight': rows(100) });
  const flights = await cloudstreet.flights.list({ season_in: [2026] });
  expectTypeOf(flights).toEqualTypeOf<Flight[]>();
  expect(flights).toHaveLength(100);
  expect(server.requests.map(({ path }) => path)).toEqual(['/v1/flight?season_in=2026&limit=100']);
});

test('a list iterates over all of its rows', async () => {
  const { server, cloudstreet } = clientOf({ 'GET /v1/flight': [rows(100), rows(30)] });
  let count = 0;
  for await (const { id } of cloudstreet.flights.list()) {
    expectTypeOf(id).toEqualTypeOf<number>();
    count += 1;
  }
  expect(count).toBe(130);
  expect(server.requests.map(({ path }) => path)).toEqual([
    '/v1/flight?limit=100',
    '/v1/flight?skip=100&limit=100',
  ]);
});

test('a list iterates over pages of the wanted size', async () => {
  const { server, cloudstreet } = clientOf({ 'GET /v1/airport': [rows(50), rows(50), rows(0)] });
  const sizes: number[] = [];
  const airports = cloudstreet.airports.list({ bbox: [5, 47, 15, 55], limit: 50 });
  for await (const page of airports.pages()) sizes.push(page.length);
  expect(sizes).toEqual([50, 50]);
  expect(server.requests).toHaveLength(3);
});

test('a ranking has pages of a fixed size', async () => {
  const { server, cloudstreet } = clientOf({ 'POST /v1/ranking': [rows(250), rows(1)] });
  const ids: unknown[] = [];
  for await (const row of cloudstreet.rankings.get({ season: 2026 })) ids.push(row);
  expect(ids).toHaveLength(251);
  expect(server.requests.map(({ path, body }) => [path, body])).toEqual([
    ['/v1/ranking', '{"season":2026}'],
    ['/v1/ranking?skip=250', '{"season":2026}'],
  ]);
});

test('a failed page throws', async () => {
  const { cloudstreet } = clientOf({ 'GET /v1/flight': json(400, { code: 'OFF' }) });
  await expect(cloudstreet.flights.list()).rejects.toMatchObject({ code: 'OFF' });
});

test('a file has the name and type that the server states', async () => {
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="flights.csv"; filename*=UTF-8''Fl%C3%BCge.csv`,
  };
  const { server, cloudstreet } = clientOf({
    'GET /v1/flight': new Response('id\n7\n', { headers }),
  });
  const file = await cloudstreet.flights.download({ format: 'csv', season_in: [2026] });
  expect([file.name, file.type, await file.text()]).toEqual(['Flüge.csv', 'text/csv', 'id\n7\n']);
  expect(server.requests[0]?.path).toBe('/v1/flight?format=csv&season_in=2026');
});

test.each([
  { why: 'a file', file: new File(['AXXX'], 'day.igc'), name: 'day.igc' },
  { why: 'bytes', file: new TextEncoder().encode('AXXX'), name: 'file' },
  {
    why: 'a buffer with a name',
    file: { name: 'x.igc', data: new TextEncoder().encode('AXXX').buffer },
    name: 'x.igc',
  },
  {
    why: 'a stream with a name',
    file: { name: 'x.igc', data: new Blob(['AXXX']).stream() },
    name: 'x.igc',
  },
])('uploads $why', async ({ file, name }) => {
  const { server, cloudstreet } = clientOf({ 'POST /v1/igcfile': json(201, [{ id: 7 }]) });
  expect(await cloudstreet.igcFiles.upload({ file, aircraft_id: 5 })).toEqual([{ id: 7 }]);
  const { body = '' } = server.requests[0] ?? {};
  expect(body).toContain(`name="file"; filename="${name}"`);
  expect(body).toContain('AXXX');
  expect(body).toContain('name="aircraft_id"\r\n\r\n5');
});

test('the client signs in and calls by path like any other', async () => {
  const { cloudstreet } = clientOf({ 'GET /v1/user/me': json(200, { id: 3 }) });
  const { data } = await cloudstreet.GET('/user/me');
  expect(data).toEqual({ id: 3 });
});

test('an operation that accepts a key is repeated under the same one', async () => {
  const keys: (string | null)[] = [];
  const fetch = async ({ headers }: Request) => {
    keys.push(headers.get('Idempotency-Key'));
    return keys.length % 2 === 1
      ? new Response(null, { status: 503, headers: { 'Retry-After': '0' } })
      : json(201, { id: 7 });
  };
  const cloudstreet = createCloudstreet({ baseUrl, fetch });
  await call(cloudstreet, createUserGroup, { name: 'Wave' });
  await call(cloudstreet, createUserGroup, { name: 'Wave' }, { idempotencyKey: 'mine' });
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys).toEqual([keys[0], keys[0], 'mine', 'mine']);
});

test('an operation that accepts no key sends none and is not repeated', async () => {
  const keys: (string | null)[] = [];
  const fetch = async ({ headers }: Request) => {
    keys.push(headers.get('Idempotency-Key'));
    return new Response(null, { status: 503, headers: { 'Retry-After': '0' } });
  };
  const cloudstreet = createCloudstreet({ baseUrl, fetch });
  const change = cloudstreet.stories.update({ id: 3 }, { idempotencyKey: 'mine' });
  await expect(change).rejects.toMatchObject({ status: 503 });
  expect(keys).toEqual([null]);
});
