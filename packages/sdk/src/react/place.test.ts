import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '../client.js';
import { fakeServer, json } from '../testing/fake-server.js';
import { placeQueries } from './place.js';

test('requests a place once, and sectors once a language', async () => {
  const server = fakeServer({
    'GET /v1/sector': json(200, []),
    'GET /v1/point_of_interest/city-1': json(200, {}),
  });
  const api = createApi({ baseUrl: 'http://cloud.test', fetch: server.send });
  const client = new QueryClient();
  for (const language of ['de', 'de', 'fr']) {
    await client.fetchQuery(placeQueries.sectors(api, language));
    await client.fetchQuery(placeQueries.pointOfInterest(api, 'city-1'));
  }
  expect(server.requests).toHaveLength(3);
});
