import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '../client.js';
import { listCrewRequests } from '../operations.js';
import { fakeServer, json } from '../testing/fake-server.js';
import { crewMutations } from './crew.js';
import { flightQueries } from './flight.js';
import { operationPages } from './operation.js';

function clientOf(routes: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(routes);
  const api = createApi({ baseUrl: 'http://cloud.test', fetch: server.send });
  return { server, api, client: new QueryClient() };
}

test('confirming updates the flight and makes requests outdated', async () => {
  const { api, client } = clientOf({
    'GET /v1/user/me/crew-request': json(200, []),
    'POST /v1/flightdetail/7/crew': json(200, { id: 7, co_user: { id: 3, name: 'Ada' } }),
  });
  const requests = operationPages(api, listCrewRequests);
  await client.fetchInfiniteQuery(requests);
  await new MutationObserver(client, crewMutations.confirm(api)).mutate(7);
  expect(client.getQueryData(flightQueries.detail(api, 7).queryKey)).toMatchObject({
    co_user: { id: 3 },
  });
  expect(client.getQueryState(requests.queryKey)?.isInvalidated).toBe(true);
});

test('a wish updates the flight', async () => {
  const { server, api, client } = clientOf({
    'PATCH /v1/flightdetail/7/crew': json(200, { id: 7, visibility: 'private' }),
  });
  await new MutationObserver(client, crewMutations.update(api, 7)).mutate({
    visibility: 'private',
  });
  expect(server.sent('PATCH /v1/flightdetail/7/crew')).toHaveLength(1);
  expect(client.getQueryData(flightQueries.detail(api, 7).queryKey)).toMatchObject({
    visibility: 'private',
  });
});

test('leaving makes the flight and requests outdated', async () => {
  const { api, client } = clientOf({
    'GET /v1/user/me/crew-request': json(200, []),
    'DELETE /v1/flightdetail/7/crew': () => new Response(null, { status: 204 }),
  });
  const detail = flightQueries.detail(api, 7).queryKey;
  client.setQueryData(detail, { id: 7 } as never);
  await new MutationObserver(client, crewMutations.leave(api)).mutate(7);
  expect(client.getQueryState(detail)?.isInvalidated).toBe(true);
});
