import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '../client.js';
import { fakeServer, json } from '../testing/fake-server.js';
import { rankingQueries } from './ranking.js';

function setUp(routes: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(routes);
  return { server, api: createApi({ baseUrl: 'http://cloud.test', fetch: server.send }) };
}

const rows = (count: number) =>
  json(
    200,
    Array.from({ length: count }, (_, index) => ({ position: index + 1 })),
  );

test('a ranking goes on in both directions from where one entered it', async () => {
  const { api, server } = setUp({ 'POST /v1/ranking': [rows(250), rows(3), rows(250)] });
  const options = rankingQueries.list(api, { contest: 'speed', season: 2026 }, 250);
  const observer = new InfiniteQueryObserver(new QueryClient(), options);
  await observer.fetchNextPage();
  expect(observer.getCurrentResult()).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  await observer.fetchNextPage();
  expect(observer.getCurrentResult().hasNextPage).toBe(false);
  await observer.fetchPreviousPage();
  expect(observer.getCurrentResult().hasPreviousPage).toBe(false);
  expect(server.requests.map(({ path }) => path)).toEqual([
    '/v1/ranking?skip=250',
    '/v1/ranking?skip=500',
    '/v1/ranking?skip=0',
  ]);
  expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({ contest: 'speed', season: 2026 });
});

test('finds a user in the ranking that is shown', async () => {
  const { api, server } = setUp({
    'POST /v1/ranking/user/7': json(200, { position: 300, row: 299 }),
  });
  const options = rankingQueries.place(api, { sc_class: 'ST' }, 7);
  expect(await new QueryClient().fetchQuery(options)).toEqual({ position: 300, row: 299 });
  expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({ sc_class: 'ST' });
});
