import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '../client.js';
import { fakeServer, json } from '../testing/fake-server.js';
import { airportQueries } from './airport.js';

const ROUTE = 'GET /v1/airport';
const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: from + i }));

test.each([
  { why: 'few', found: [rows(0, 12)], asked: [0] },
  { why: 'behind the first thousand', found: [rows(0, 1000), rows(1000, 3)], asked: [0, 1000] },
  { why: 'a full last page', found: [rows(0, 1000), []], asked: [0, 1000] },
])('all airports of a view: $why', async ({ found, asked }) => {
  const server = fakeServer({ [ROUTE]: found.map((page) => json(200, page)) });
  const api = createApi({ baseUrl: 'http://cloud.test', fetch: server.send });
  const airports = await new QueryClient().fetchQuery(airportQueries.inView(api, [6, 50, 8, 52]));
  expect(airports.map(({ id }) => id)).toEqual(found.flat().map(({ id }) => id));
  const skips = server
    .sent(ROUTE)
    .map(({ path }) => Number(new URL(path, 'http://cloud.test').searchParams.get('skip')));
  expect(skips).toEqual(asked);
});

test('stops after the maximum number of pages', async () => {
  const server = fakeServer({ [ROUTE]: json(200, rows(0, 1000)) });
  const api = createApi({ baseUrl: 'http://cloud.test', fetch: server.send });
  const airports = await new QueryClient().fetchQuery(
    airportQueries.inView(api, [-180, -90, 180, 90]),
  );
  expect(airports).toHaveLength(20_000);
});
