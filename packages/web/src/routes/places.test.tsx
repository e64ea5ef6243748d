import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
let flight: Awaited<ReturnType<typeof fly>>;
beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
  const { api } = await server.signUp({ name: 'Ana Ruiz', clubName: 'Club de Planeadores' });
  // Above the airfield of Lüsse.
  flight = await fly(api, { lat: 52.1436, lon: 12.6642 });
});

test('a user has facts and flights by month', async () => {
  renderRoute(`/profile/${flight.user.id}`, { api: server.api });
  expect(await screen.findByRole('heading', { name: 'Ana Ruiz', level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Club de Planeadores' })).toHaveAttribute(
    'href',
    `/club/${flight.club!.id}`,
  );
  expect(await screen.findByRole('heading', { name: 'July 2026' })).toBeVisible();
});

test.each([
  { page: 'the aircraft', path: () => `/aircraft/${flight.aircraft!.id}`, name: 'LS 4' },
  { page: 'the airport', path: () => `/airport/${flight.takeoff_airport!.id}`, name: /Lüsse/ },
  { page: 'the club', path: () => `/club/${flight.club!.id}`, name: 'Club de Planeadores' },
])('$page lists its pilots and flights', async ({ path, name }) => {
  renderRoute(path(), { api: server.api });
  expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible();
  const pilots = within(screen.getByRole('region', { name: 'Pilots' }));
  expect(pilots.getByRole('link', { name: 'Ana Ruiz' })).toHaveAttribute(
    'href',
    `/user/${flight.user.id}`,
  );
  const flights = within(screen.getByRole('region', { name: 'Flights' }));
  expect(await flights.findByRole('link', { name: /Ana Ruiz/ })).toBeVisible();
});
