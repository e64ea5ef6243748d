import { InfiniteQueryObserver, MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '../client.js';
import { listFollowing, listFollowRequests } from '../operations.js';
import { fakeServer, json } from '../testing/fake-server.js';
import { followMutations } from './follow.js';
import { operationPages } from './operation.js';
import { userQueries } from './user.js';

const nothing = () => new Response(null, { status: 204 });

function clientOf(routes: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(routes);
  const api = createApi({ baseUrl: 'http://cloud.test', fetch: server.send });
  return { server, api, client: new QueryClient() };
}

test('following results in the new state and makes pages of users outdated', async () => {
  const { api, client } = clientOf({
    'POST /v1/user/7/follow': json(201, { caller_follows: 'requested' }),
    'DELETE /v1/user/7/follow': nothing(),
    'POST /v1/club/3/follow': json(201, { caller_follows: 'following' }),
  });
  const page = userQueries.detail(api, 7).queryKey;
  client.setQueryData(page, { id: 7 } as never);
  const user = new MutationObserver(client, followMutations.set(api, 'user', 7));
  expect(await user.mutate(true)).toBe('requested');
  expect(client.getQueryState(page)?.isInvalidated).toBe(true);
  expect(await user.mutate(false)).toBeUndefined();
  const club = new MutationObserver(client, followMutations.set(api, 'club', 3));
  expect(await club.mutate(true)).toBe('following');
});

test('a displayed list keeps the row of a user who is no longer followed', async () => {
  const { server, api, client } = clientOf({
    'GET /v1/user/2/following': json(200, [{ id: 7, name: 'Ada' }]),
    'DELETE /v1/user/7/follow': nothing(),
  });
  const list = operationPages(api, listFollowing, { id: 2 });
  await client.fetchInfiniteQuery(list);
  const stop = new InfiniteQueryObserver(client, { ...list, staleTime: Infinity }).subscribe(
    () => {},
  );
  const before = server.requests.length;
  await new MutationObserver(client, followMutations.set(api, 'user', 7)).mutate(false);
  expect(server.requests.slice(before).map(({ method }) => method)).toEqual(['DELETE']);
  expect(client.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
  stop();
});

test.each(['accept', 'remove'] as const)('to %s a follower reloads requests', async (action) => {
  const { server, api, client } = clientOf({
    'GET /v1/user/me/follow-request': json(200, []),
    'POST /v1/user/me/follower/7': nothing(),
    'DELETE /v1/user/me/follower/7': nothing(),
  });
  const requests = operationPages(api, listFollowRequests);
  await client.fetchInfiniteQuery(requests);
  const stop = new InfiniteQueryObserver(client, { ...requests, staleTime: Infinity }).subscribe(
    () => {},
  );
  await new MutationObserver(client, followMutations[action](api)).mutate(7);
  expect(server.sent('GET /v1/user/me/follow-request')).toHaveLength(2);
  stop();
});
