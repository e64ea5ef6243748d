import { unwrap } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { startDemoApi, startTestApi } from '../testing/start-test-api.js';

test('has position, flights and pilots who took off there', async () => {
  const { api } = await startDemoApi();
  const flights = await unwrap(api.GET('/flight', { params: { query: { limit: 100 } } }));
  const id = flights[0]?.takeoff_airport?.id ?? 0;
  const here = flights.filter((flight) => flight.takeoff_airport?.id === id);
  const airport = await unwrap(api.GET('/airport/{id}', { params: { path: { id } } }));
  expect(airport.stats.count).toBe(here.length);
  expect(new Set(airport.user.map((card) => card.id))).toEqual(
    new Set(here.map(({ user }) => user?.id)),
  );
  // No demo flight has an engine that its score would be of.
  const electric = await unwrap(
    api.GET('/airport/{id}', { params: { path: { id }, query: { contest: 'electric' } } }),
  );
  expect(electric).toMatchObject({ stats: airport.stats, user: [] });
  const [lon, lat] = airport.geom.coordinates;
  const [west, south, east, north] = here[0]?.bbox ?? [];
  expect(lon).toBeGreaterThan((west ?? 0) - 0.05);
  expect(lon).toBeLessThan((east ?? 0) + 0.05);
  expect(lat).toBeGreaterThan((south ?? 0) - 0.05);
  expect(lat).toBeLessThan((north ?? 0) + 0.05);
});

test('returns the data of a built-in airfield', async () => {
  const { api, server } = await startTestApi();
  const { id } = await server.services.db
    .selectFrom('airport')
    .where('icao', '=', 'EDOJ')
    .select('id')
    .executeTakeFirstOrThrow();
  const airport = await unwrap(api.GET('/airport/{id}', { params: { path: { id } } }));
  expect(airport).toEqual({
    id,
    name: 'Lüsse',
    region: { id: 'DE-BB', name: 'Brandenburg', country: 'DE' },
    geom: { type: 'Point', coordinates: [12.6714, 52.1427] },
    icao: 'EDOJ',
    kind: 'glider_site',
    elevation: 66,
    launches: 637,
    timezone: 'Europe/Berlin',
    stats: { count: 0 },
    user: [],
  });
});
