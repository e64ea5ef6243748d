import 'fake-indexeddb/auto';
import { createApi, memoryTokenStore, type StoredToken } from '@cloudstreet/sdk';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { clearPersistedQueries, persistQueries, restoreQueries } from './persisted-queries.js';

const TOKEN: StoredToken = {
  token_type: 'Bearer',
  access_token: 'a',
  refresh_token: 'r',
  expires_in: 3600,
  scope: '',
  created: 0,
};

function openPage(token?: StoredToken) {
  return {
    api: createApi({ baseUrl: 'http://cloud.test', tokenStore: memoryTokenStore(token) }),
    queryClient: new QueryClient(),
  };
}

async function seen(token?: StoredToken): Promise<unknown> {
  const page = openPage(token);
  await restoreQueries(page);
  return page.queryClient.getQueryData(['user', 'me']);
}

test('persisted queries are shown only to the user who requested them', async () => {
  const page = openPage(TOKEN);
  page.queryClient.setQueryData(['user', 'me'], { id: 3 });
  page.queryClient.setQueryData(['auth', 'client'], ['web']);
  page.queryClient.setQueryData(['unstorable'], { call: () => 1 });
  await page.queryClient.fetchQuery({ queryKey: ['fetched'], queryFn: async () => 1 });
  await persistQueries(page);
  expect(await seen(TOKEN)).toEqual({ id: 3 });
  expect(await seen({ ...TOKEN, access_token: 'b' })).toBeUndefined();
  expect(await seen()).toBeUndefined();

  const again = openPage(TOKEN);
  await restoreQueries(again);
  expect(again.queryClient.getQueryData(['auth', 'client'])).toBeUndefined();
  expect(again.queryClient.getQueryData(['fetched'])).toBe(1);
  await clearPersistedQueries();
  expect(await seen(TOKEN)).toBeUndefined();
});

test('queries requested before a sign-out are not persisted after it', async () => {
  const page = openPage();
  page.queryClient.setQueryData(['notification', 'list'], ['private'], { updatedAt: 1000 });
  page.queryClient.setQueryData(['flight', 'list'], ['public'], { updatedAt: 2000 });
  await persistQueries(page, 2000);
  const again = openPage();
  await restoreQueries(again);
  expect(again.queryClient.getQueryData(['notification', 'list'])).toBeUndefined();
  expect(again.queryClient.getQueryData(['flight', 'list'])).toEqual(['public']);
});

test('a frame of another origin neither replaces nor removes persisted queries', async () => {
  const page = openPage(TOKEN);
  page.queryClient.setQueryData(['user', 'me'], { id: 3 });
  await persistQueries(page);
  const above = { origin: 'https://b.test' };
  Object.assign(globalThis, { self: { parent: above }, top: above, origin: 'https://a.test' });
  await expect(persistQueries(openPage())).rejects.toThrow('foreign frame');
  await expect(clearPersistedQueries()).rejects.toThrow('foreign frame');
  for (const name of ['self', 'top', 'origin']) Reflect.deleteProperty(globalThis, name);
  expect(await seen(TOKEN)).toEqual({ id: 3 });
});
