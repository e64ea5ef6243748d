import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '../client.js';
import { fakeServer, json } from '../testing/fake-server.js';
import { rankingQueries } from './ranking.js';

function setUp(routes: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(routes);
  return { server, api: createApi({ baseUrl: 'http://cloud.test', fetch: server.send }) };
}

test('loads a page of a ranking and its total length', async () => {
  const { api, server } = setUp({
    'POST /v1/ranking': json(200, [{ position: 251 }]),
    'POST /v1/ranking/count': json(200, { count: 251 }),
  });
  const client = new QueryClient();
  const ranking = { contest: 'speed', season: 2026 } as const;
  expect(await client.fetchQuery(rankingQueries.page(api, ranking, 250))).toEqual([
    { position: 251 },
  ]);
  expect(await client.fetchQuery(rankingQueries.count(api, ranking))).toBe(251);
  expect(server.requests.map(({ path }) => path)).toEqual([
    '/v1/ranking?skip=250',
    '/v1/ranking/count',
  ]);
  expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual(ranking);
});

test('finds a user in the displayed ranking', async () => {
  const { api, server } = setUp({
    'POST /v1/ranking/user/7': json(200, { position: 300, row: 299 }),
  });
  const options = rankingQueries.place(api, { sc_class: 'ST' }, 7);
  expect(await new QueryClient().fetchQuery(options)).toEqual({ position: 300, row: 299 });
  expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({ sc_class: 'ST' });
});

test('searches the displayed ranking from two characters on', async () => {
  const { api, server } = setUp({ 'POST /v1/ranking/search': json(200, [{ id: 7 }]) });
  const options = rankingQueries.search(api, { category: 'club' }, 'lsv');
  expect(options.enabled).toBe(true);
  expect(await new QueryClient().fetchQuery(options)).toEqual([{ id: 7 }]);
  expect(server.requests[0]?.path).toBe('/v1/ranking/search?name=lsv');
  expect(rankingQueries.search(api, {}, 'l').enabled).toBe(false);
});

test('loads the flights of a row by pages', async () => {
  const flights = (count: number) =>
    json(
      200,
      Array.from({ length: count }, (_, id) => ({ id })),
    );
  const { api, server } = setUp({ 'POST /v1/ranking/flights/7': [flights(100), flights(3)] });
  const options = rankingQueries.flights(api, { category: 'club_total' }, 7);
  const observer = new InfiniteQueryObserver(new QueryClient(), options);
  await observer.fetchNextPage();
  await observer.fetchNextPage();
  expect(observer.getCurrentResult().hasNextPage).toBe(false);
  expect(server.requests.map(({ path }) => path)).toEqual([
    '/v1/ranking/flights/7?skip=0',
    '/v1/ranking/flights/7?skip=100',
  ]);
});
