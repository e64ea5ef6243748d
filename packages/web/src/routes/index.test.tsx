import { createApi, unwrap } from '@cloudstreet/sdk';
import { startTestApi } from '@cloudstreet/server/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

test('a new instance explains how to add the first flight', async () => {
  const { api } = await startTestApi();
  renderRoute('/', { api });
  expect(await screen.findByRole('heading', { name: 'No flights yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upload the first flight' })).toHaveAttribute(
    'href',
    '/upload',
  );
});

test('shows the best flights of the last flying day without a click', async () => {
  const { api, signUp } = await startTestApi({ clock: EVENING });
  const pilot = await signUp();
  await fly(pilot.api, { reachDeg: 0.3 });
  await fly(pilot.api, { reachDeg: 0.6 });
  renderRoute('/', { api, now: EVENING });

  expect(await screen.findByRole('heading', { name: 'Best flights today' })).toBeVisible();
  expect(screen.getByText('Tuesday, 14 July 2026')).toBeVisible();
  const tiles = screen.getAllByRole('article');
  const points = tiles.map((tile) => Number.parseFloat(tile.textContent));
  expect(points).toHaveLength(2);
  expect(points[0]).toBeGreaterThan(points[1]!);
});

test('links to the saved filters of a pilot', async () => {
  const { signUp } = await startTestApi({ clock: EVENING });
  const { api } = await signUp();
  await fly(api);
  const filter = [{ name: 'Juniors', search: 'season=2026&keyword=junior' }];
  await unwrap(api.PATCH('/user/me', { body: { filter } }));
  const { router } = renderRoute('/', { api, now: EVENING });
  await userEvent.click(await screen.findByRole('link', { name: 'Juniors' }));
  expect(router.state.location.href).toBe('/flight?season=2026&keyword=junior');
});

test('reports a missing connection with a retry', async () => {
  const fetchMock = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderRoute('/', { api: createApi({ baseUrl: 'http://localhost/v1' }) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  const page = within(screen.getByRole('main'));
  expect(page.getByText('Check your connection, then try again.')).toBeVisible();
  const calls = fetchMock.mock.calls.length;
  await userEvent.click(retry);
  expect(fetchMock.mock.calls.length).toBeGreaterThan(calls);
});
