import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '../client.js';
import { getClub, listClubAdministrators, listReports } from '../operations.js';
import { fakeServer, json } from '../testing/fake-server.js';
import { flightQueries } from './flight.js';
import { moderationMutations } from './moderation.js';
import { operationPages, operationQuery } from './operation.js';
import { userQueries } from './user.js';

const nothing = () => new Response(null, { status: 204 });

/** A client that has read reports, a flight, flight lists, a club and the account. */
async function clientOf(routes: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer({ 'GET /v1/dashboard/report': json(200, []), ...routes });
  const api = createApi({ baseUrl: 'http://cloud.test', fetch: server.send });
  const client = new QueryClient();
  const reports = operationPages(api, listReports);
  await client.fetchInfiniteQuery(reports);
  const keys = {
    dashboard: reports.queryKey,
    flight: flightQueries.detail(api, 7).queryKey,
    lists: [...flightQueries.lists, 'test'],
    club: operationQuery(api, getClub, { id: 3 }).queryKey,
    users: userQueries.me(api).queryKey,
  };
  for (const key of Object.values(keys).slice(1)) client.setQueryData(key, { id: 7 });
  const outdated = () =>
    Object.entries(keys).flatMap(([name, key]) =>
      client.getQueryState(key)?.isInvalidated ? [name] : [],
    );
  return { server, api, client, outdated };
}

test('a report is sent and makes nothing outdated', async () => {
  const { server, api, client, outdated } = await clientOf({ 'POST /v1/report': nothing() });
  const body = { kind: 'flight', id: 7, reason: 'spam' } as const;
  await new MutationObserver(client, moderationMutations.report(api)).mutate(body);
  expect(server.requests.map((request) => request.body)).toContain(JSON.stringify(body));
  expect(outdated()).toEqual([]);
});

test.each([
  {
    action: 'closing a report',
    route: 'POST /v1/dashboard/report/7/close',
    run: (api, client) =>
      new MutationObserver(client, moderationMutations.closeReport(api)).mutate(7),
    expected: ['dashboard'],
  },
  {
    action: 'removing words',
    route: 'POST /v1/dashboard/report/7/remove',
    run: (api, client) =>
      new MutationObserver(client, moderationMutations.removeWords(api)).mutate({
        id: 7,
        reason: 'Spam.',
      }),
    expected: ['dashboard'],
  },
  {
    action: 'hiding a flight',
    route: 'POST /v1/dashboard/flight/7/hide',
    run: (api, client) =>
      new MutationObserver(client, moderationMutations.hideFlight(api)).mutate({
        id: 7,
        reason: 'Spam.',
      }),
    expected: ['dashboard', 'flight', 'lists'],
  },
  {
    action: 'showing a flight again',
    route: 'POST /v1/dashboard/flight/7/restore',
    run: (api, client) =>
      new MutationObserver(client, moderationMutations.restoreFlight(api)).mutate(7),
    expected: ['dashboard', 'flight', 'lists'],
  },
  {
    action: 'scoring a flight again',
    route: 'POST /v1/dashboard/flight/7/rescore',
    run: (api, client) =>
      new MutationObserver(client, moderationMutations.rescoreFlight(api)).mutate(7),
    expected: ['dashboard', 'flight', 'lists'],
  },
  {
    action: 'removing a photo',
    route: 'POST /v1/dashboard/story/9/remove',
    run: (api, client) =>
      new MutationObserver(client, moderationMutations.removeStory(api, 7)).mutate({
        id: 9,
        reason: 'Spam.',
      }),
    expected: ['dashboard', 'flight', 'lists'],
  },
  {
    action: 'banning',
    route: 'PATCH /v1/dashboard/user/2/bans',
    run: (api, client) =>
      new MutationObserver(client, moderationMutations.ban(api)).mutate({
        id: 2,
        is_banned: true,
        reason: 'Spam.',
      }),
    expected: ['dashboard'],
  },
  {
    action: 'signing a user out',
    route: 'POST /v1/dashboard/user/2/sign-out',
    run: (api, client) => new MutationObserver(client, moderationMutations.signOut(api)).mutate(2),
    expected: ['dashboard'],
  },
  {
    action: 'changing a role',
    route: 'POST /v1/dashboard/user/2/role',
    run: (api, client) =>
      new MutationObserver(client, moderationMutations.setRole(api)).mutate({
        id: 2,
        role: 'moderator',
      }),
    expected: ['dashboard'],
  },
  {
    action: 'changing a club',
    route: 'PATCH /v1/dashboard/club/3',
    run: (api, client) =>
      new MutationObserver(client, moderationMutations.updateClub(api)).mutate({
        id: 3,
        name: 'Wave Club',
      }),
    expected: ['dashboard', 'lists', 'club'],
  },
  {
    action: 'merging clubs',
    route: 'POST /v1/dashboard/club/3/merge',
    run: (api, client) =>
      new MutationObserver(client, moderationMutations.mergeClub(api)).mutate({ id: 3, into: 4 }),
    expected: ['dashboard', 'lists', 'club'],
  },
  {
    action: 'merging users',
    route: 'POST /v1/dashboard/user/2/merge',
    run: (api, client) =>
      new MutationObserver(client, moderationMutations.mergeUser(api)).mutate({ id: 2, into: 5 }),
    expected: ['dashboard', 'lists', 'club', 'users'],
  },
] satisfies readonly Action[])(
  '$action makes $expected outdated',
  async ({ route, run, expected }) => {
    const { server, api, client, outdated } = await clientOf({ [route]: json(200, {}) });
    await run(api, client);
    expect(server.sent(route)).toHaveLength(1);
    expect(outdated()).toEqual(expected);
  },
);

interface Action {
  readonly action: string;
  readonly route: string;
  readonly run: (api: ReturnType<typeof createApi>, client: QueryClient) => Promise<unknown>;
  readonly expected: readonly string[];
}

test.each([
  { change: 'appointAdministrator', method: 'POST' },
  { change: 'dismissAdministrator', method: 'DELETE' },
] as const)('$change updates the administrators of a club', async ({ change, method }) => {
  const route = `${method} /v1/dashboard/club/3/administrator`;
  const all = [{ user: { id: 2, name: 'Ada' }, appointed: '2026-07-14T18:00:00+00:00' }];
  const { api, client, outdated } = await clientOf({ [route]: json(200, all) });
  await new MutationObserver(client, moderationMutations[change](api, 3)).mutate(2);
  const list = operationQuery(api, listClubAdministrators, { id: 3 }).queryKey;
  expect(client.getQueryData(list)).toEqual(all);
  expect(outdated()).toEqual(['club']);
});
