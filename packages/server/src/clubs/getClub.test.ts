import { unwrap } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { startDemoApi } from '../testing/start-test-api.js';

test('has region and pilots with their sums of a season', async () => {
  const { api } = await startDemoApi();
  const flights = await unwrap(api.GET('/flight', { params: { query: { limit: 100 } } }));
  const id = flights[0]?.club?.id ?? 0;
  const club = await unwrap(api.GET('/club/{id}', { params: { path: { id } } }));
  expect(club.name).toBe(flights[0]?.club?.name);
  expect(club.region?.country).toHaveLength(2);
  const [card] = club.user;
  const own = flights.filter(({ user }) => user?.id === card?.id);
  expect(card?.count).toBe(own.length);
  expect(card?.distance).toBeCloseTo(
    own.reduce((sum, { contest }) => sum + (contest?.distance ?? 0), 0),
    1,
  );
});
