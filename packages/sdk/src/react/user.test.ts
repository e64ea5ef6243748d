import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '../client.js';
import { fakeServer, json, tokenResponse } from '../testing/fake-server.js';
import { sessionMutations } from './session.js';
import { userQueries } from './user.js';
import { userMutations } from './user-mutations.js';

test('the account follows signing in, a change and signing out', async () => {
  const server = fakeServer({
    'POST /v1/auth/token': tokenResponse('a'),
    'POST /v1/auth/logout': new Response(null, { status: 204 }),
    'GET /v1/user/me': json(200, { id: 3, name: 'Jo Sample' }),
    'PATCH /v1/user/me': json(200, { id: 3, name: 'Jo Example' }),
  });
  const api = createApi({ baseUrl: 'http://cloud.test', fetch: server.send });
  const client = new QueryClient();
  const me = userQueries.me(api);
  expect(await client.fetchQuery(me)).toBeNull();
  expect(server.requests).toHaveLength(0);

  const credentials = { email: 'jo@example.org', password: 'secret' };
  await new MutationObserver(client, sessionMutations.signIn(api)).mutate(credentials);
  expect(await client.fetchQuery(me)).toMatchObject({ name: 'Jo Sample' });

  await new MutationObserver(client, userMutations.update(api)).mutate({ name: 'Jo Example' });
  expect(client.getQueryData(me.queryKey)).toMatchObject({ name: 'Jo Example' });

  client.setQueryData(['notification', 'list'], ['of Jo alone']);
  await new MutationObserver(client, sessionMutations.signOut(api)).mutate();
  expect(client.getQueryData(me.queryKey)).toBeNull();
  expect(client.getQueryData(['notification', 'list'])).toBeUndefined();

  client.setQueryData(['auth', 'client'], ['asked while the page was left']);
  await new MutationObserver(client, sessionMutations.signIn(api)).mutate(credentials);
  expect(client.getQueryData(['auth', 'client'])).toBeUndefined();
});

test.each([
  {
    why: 'an empty password is dropped together with the old one',
    patch: { name: 'Jo Example', password: '', old_password: 'quiet thermals' },
    sent: { name: 'Jo Example' },
  },
  {
    why: 'a new password takes the old one along',
    patch: { password: 'strong thermals', old_password: 'quiet thermals' },
    sent: { password: 'strong thermals', old_password: 'quiet thermals' },
  },
])('$why', async ({ patch, sent }) => {
  const server = fakeServer({ 'PATCH /v1/user/me': json(200, { id: 3, name: 'Jo Example' }) });
  const api = createApi({ baseUrl: 'http://cloud.test', fetch: server.send });
  await new MutationObserver(new QueryClient(), userMutations.update(api)).mutate(patch);
  expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual(sent);
});
