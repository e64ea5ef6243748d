import { InfiniteQueryObserver, MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Api, createApi } from '../client.js';
import type { FlightFilter } from '../models.js';
import { fakeServer, json } from '../testing/fake-server.js';
import { flightQueries } from './flight.js';
import { flightMutations } from './flight-mutations.js';

let client: QueryClient;

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

function setUp(routes: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(routes);
  return { server, api: createApi({ baseUrl: 'http://cloud.test', fetch: server.send }) };
}

const rows = (count: number) =>
  json(
    200,
    Array.from({ length: count }, (_, id) => ({ id })),
  );

test('a list loads pages of 100 until one is not full', async () => {
  const { api, server } = setUp({ 'GET /v1/flight': [rows(100), rows(3)] });
  const observer = new InfiniteQueryObserver(
    client,
    flightQueries.list(api, { season_in: [2026], contest: 'triangle' }),
  );
  await observer.fetchNextPage();
  expect(observer.getCurrentResult().hasNextPage).toBe(true);
  await observer.fetchNextPage();
  expect(observer.getCurrentResult().hasNextPage).toBe(false);
  expect(server.requests.map(({ path }) => path)).toEqual([
    '/v1/flight?season_in=2026&contest=triangle&skip=0&limit=100',
    '/v1/flight?season_in=2026&contest=triangle&skip=100&limit=100',
  ]);
});

describe('a list requested again', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function show(api: Api, filter: FlightFilter) {
    const observer = new InfiniteQueryObserver(client, flightQueries.list(api, filter));
    const leave = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(10);
    return leave;
  }

  test('comes from the cache for 300 seconds; then all pages are reloaded', async () => {
    const { api, server } = setUp({ 'GET /v1/flight': [rows(100), rows(3)] });
    const filter = { season_in: [2026] };
    const leave = await show(api, filter);
    await new InfiniteQueryObserver(client, flightQueries.list(api, filter)).fetchNextPage();
    leave();
    expect(server.requests).toHaveLength(2);

    await vi.advanceTimersByTimeAsync(290_000);
    (await show(api, { season_in: [2026] }))();
    expect(server.requests).toHaveLength(2);

    await vi.advanceTimersByTimeAsync(20_000);
    (await show(api, filter))();
    expect(server.requests.length).toBeGreaterThan(2);
  });

  test('is separate for other parameters', async () => {
    const { api, server } = setUp({ 'GET /v1/flight': rows(3) });
    (await show(api, { season_in: [2026] }))();
    (await show(api, { season_in: [2025] }))();
    (await show(api, { season_in: [2026], contest: 'triangle' }))();
    expect(server.requests).toHaveLength(3);
  });
});

test('simplified tracks follow the pages of the list', async () => {
  const { api, server } = setUp({ 'GET /v1/flightlines': [rows(98), rows(3)] });
  const observer = new InfiniteQueryObserver(
    client,
    flightQueries.lines(api, { bbox: [8, 47, 9, 48] }),
  );
  await observer.fetchNextPage();
  await observer.fetchNextPage();
  expect(server.requests.map(({ path }) => path)).toEqual([
    '/v1/flightlines?bbox=8,47,9,48&skip=0&limit=100',
    '/v1/flightlines?bbox=8,47,9,48&skip=100&limit=100',
  ]);
});

test.each([
  { status: 'pending', polls: true },
  { status: 'scoring', polls: true },
  { status: 'valid', polls: false },
  { status: 'invalid', polls: false },
])('a flight that is $status is asked for again: $polls', async ({ status, polls }) => {
  const { api } = setUp({ 'GET /v1/flightdetail/7': json(200, { id: 7, status }) });
  const options = flightQueries.detail(api, 7);
  await client.fetchQuery(options);
  const query = client.getQueryCache().find({ queryKey: options.queryKey, exact: true });
  const { refetchInterval } = options;
  if (!query || typeof refetchInterval !== 'function') throw new Error('There is no interval.');
  expect(refetchInterval(query as never)).toBe(polls ? 1_000 : false);
});

test('keys differ by parameters', () => {
  const { api } = setUp({});
  const keys = [
    flightQueries.list(api),
    flightQueries.list(api, { season_in: [2026] }),
    flightQueries.top(api, {}, 10),
    flightQueries.detail(api, 7),
    flightQueries.detail(api, 8),
    flightQueries.track(api, 7),
  ].map(({ queryKey }) => JSON.stringify(queryKey));
  expect(new Set(keys).size).toBe(keys.length);
});

test('a change updates the flight and invalidates lists', async () => {
  const { api } = setUp({
    'GET /v1/flight': rows(1),
    'PATCH /v1/flightdetail/7': json(200, { id: 7, status: 'pending' }),
  });
  const list = flightQueries.top(api, {}, 10);
  await client.fetchQuery(list);
  const mutation = new MutationObserver(client, flightMutations.update(api));
  await mutation.mutate({ id: 7, patch: { aircraft_id: 5 } });
  expect(client.getQueryData(flightQueries.detail(api, 7).queryKey)).toMatchObject({ id: 7 });
  expect(client.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
});

test('an older answer does not undo a change', async () => {
  let answerLate: (response: Response) => void = () => {};
  const older = new Promise<Response>((resolve) => {
    answerLate = resolve;
  });
  const { api } = setUp({
    'GET /v1/flight': rows(1),
    'GET /v1/flightdetail/7': () => older,
    'PATCH /v1/flightdetail/7': json(200, { id: 7, status: 'valid', competition_id: 'KS' }),
  });
  const detail = flightQueries.detail(api, 7);
  const polled = client.fetchQuery(detail).catch(() => undefined);
  const mutation = new MutationObserver(client, flightMutations.update(api));
  await mutation.mutate({ id: 7, patch: { competition_id: 'KS' } });
  answerLate(json(200, { id: 7, status: 'valid' }));
  await polled;
  expect(client.getQueryData(detail.queryKey)).toMatchObject({ competition_id: 'KS' });
});

test('a deleted flight is removed from the cache', async () => {
  const { api } = setUp({
    'GET /v1/flightdetail/7': json(200, { id: 7, status: 'valid' }),
    'DELETE /v1/flightdetail/7': new Response(null, { status: 204 }),
  });
  const detail = flightQueries.detail(api, 7);
  await client.fetchQuery(detail);
  await new MutationObserver(client, flightMutations.delete(api)).mutate(7);
  expect(client.getQueryState(detail.queryKey)).toBeUndefined();
});
