import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '../client.js';
import { fakeServer, json } from '../testing/fake-server.js';
import { coachQueries } from './coach.js';
import { flightMutations } from './flight-mutations.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('coaching is reloaded after 300 seconds or a change of the flight', async () => {
  const server = fakeServer({
    'GET /v1/flight/7/coach': json(200, {}),
    'PATCH /v1/flightdetail/7': json(200, { id: 7 }),
  });
  const api = createApi({ baseUrl: 'http://cloud.test', fetch: server.send });
  const client = new QueryClient();
  const look = async () => {
    await client.fetchQuery(coachQueries.flight(api, 7, { contest: 'free' }));
    return server.sent('GET /v1/flight/7/coach').length;
  };
  expect(await look()).toBe(1);
  vi.advanceTimersByTime(200_000);
  expect(await look()).toBe(1);
  await new MutationObserver(client, flightMutations.update(api)).mutate({
    id: 7,
    patch: { mass: 420 },
  });
  expect(await look()).toBe(2);
  vi.advanceTimersByTime(301_000);
  expect(await look()).toBe(3);
});
