import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, expectTypeOf, test } from 'vitest';
import { createApi } from '../client.js';
import type { Club, Flight, Story } from '../models.js';
import { getClub, listFlights, updateStory } from '../operations.js';
import { fakeServer, json } from '../testing/fake-server.js';
import { operationKey, operationMutation, operationPages, operationQuery } from './operation.js';

function clientOf(routes: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(routes);
  const api = createApi({ baseUrl: 'http://cloud.test', fetch: server.send });
  return { server, api, client: new QueryClient() };
}

test('a query has its operation and values as key', async () => {
  const { api, client } = clientOf({ 'GET /v1/club/7': json(200, { id: 7 }) });
  const options = operationQuery(api, getClub, { id: 7, season: 2026 });
  const club = await client.fetchQuery(options);
  expectTypeOf(club).toEqualTypeOf<Club>();
  expect(club).toEqual({ id: 7 });
  expect(client.getQueryData(operationKey(getClub, { id: 7, season: 2026 }))).toEqual({ id: 7 });
  expect(options.queryKey).toEqual(['club', 'GET /club/{id}', { id: 7, season: 2026 }]);
});

test('a query that is no longer needed is cancelled', async () => {
  const signals: AbortSignal[] = [];
  const fetch = ({ signal }: Request) => {
    signals.push(signal);
    return new Promise<Response>(() => undefined);
  };
  const api = createApi({ baseUrl: 'http://cloud.test', fetch });
  const observer = new QueryObserver(new QueryClient(), operationQuery(api, getClub, { id: 7 }));
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => signals.length).toBe(1);
  stop();
  await expect.poll(() => signals[0]?.aborted).toBe(true);
});

test('pages follow until one is not full', async () => {
  const rows = Array.from({ length: 100 }, (_, id) => ({ id }));
  const { api, server, client } = clientOf({ 'GET /v1/flight': [json(200, rows), json(200, [])] });
  const options = operationPages(api, listFlights, { season_in: [2026] });
  const { pages } = await client.fetchInfiniteQuery({ ...options, pages: 3 });
  expectTypeOf(pages).toEqualTypeOf<Flight[][]>();
  expect(pages.map((page) => page.length)).toEqual([100, 0]);
  expect(server.requests.map(({ path }) => path)).toEqual([
    '/v1/flight?season_in=2026&skip=0&limit=100',
    '/v1/flight?season_in=2026&skip=100&limit=100',
  ]);
});

test('pages have the wanted size and start', async () => {
  const rows = Array.from({ length: 20 }, (_, id) => ({ id }));
  const { api, server, client } = clientOf({ 'GET /v1/flight': [json(200, rows), json(200, [])] });
  const options = operationPages(api, listFlights, { skip: 40, limit: 20 });
  await client.fetchInfiniteQuery({ ...options, pages: 3 });
  expect(server.requests.map(({ path }) => path)).toEqual([
    '/v1/flight?skip=40&limit=20',
    '/v1/flight?skip=60&limit=20',
  ]);
});

test('a mutation takes the values of its operation', async () => {
  const { api, server, client } = clientOf({ 'PATCH /v1/story/3': json(200, { id: 3 }) });
  const { mutationFn } = operationMutation(api, updateStory);
  const story = await mutationFn?.({ id: 3, comment: 'Wave' }, { client, meta: undefined });
  expectTypeOf(story).toEqualTypeOf<Story | undefined>();
  expect(server.requests[0]?.body).toBe('{"comment":"Wave"}');
});
