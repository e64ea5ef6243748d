import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '../client.js';
import { fakeServer } from '../testing/fake-server.js';
import { authMutations, authQueries } from './auth.js';

test('the list is reloaded after a token whose response was lost', async () => {
  const lost = () => Promise.reject(new TypeError('fetch failed'));
  const server = fakeServer({ 'POST /v1/auth/personal-token': lost });
  const api = createApi({ baseUrl: 'http://cloud.test', fetch: server.send });
  const client = new QueryClient();
  const { queryKey } = authQueries.personalTokens(api);
  client.setQueryData(queryKey, []);
  const creation = new MutationObserver(client, authMutations.createPersonalToken(api));
  await expect(creation.mutate({ name: 'Club', scopes: ['read'] } as never)).rejects.toMatchObject({
    code: 'NETWORK',
  });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
