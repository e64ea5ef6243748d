import { createApi, unwrap } from '@cloudstreet/sdk';
import { startTestApi } from '@cloudstreet/server/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

test.each([
  { reader: 'a visitor', first: 'Try it with your IGC file', href: '/try' },
  { reader: 'a pilot', first: 'Upload the first flight', href: '/upload' },
])('a new instance welcomes $reader with the next steps', async ({ reader, first, href }) => {
  const { api, signUp } = await startTestApi();
  renderRoute('/', { api: reader === 'a visitor' ? api : (await signUp()).api });
  await screen.findByText(/no flights yet/);
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('link', { name: first })).toHaveAttribute('href', href);
  expect(page.getAllByRole('listitem')).toHaveLength(3);
});

test('the address to invite pilots to is copied', async () => {
  const { signUp } = await startTestApi();
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  renderRoute('/', { api: (await signUp()).api });
  await user.click(await screen.findByRole('button', { name: 'Copy the address' }));
  expect(await screen.findByText('Address copied')).toBeVisible();
  expect(write).toHaveBeenCalledExactlyOnceWith(location.origin);
});

test('shows the best flights of the last flying day without a click', async () => {
  const { api, signUp } = await startTestApi({ clock: EVENING });
  const pilot = await signUp();
  await fly(pilot.api, { reachDeg: 0.3 });
  await fly(pilot.api, { reachDeg: 0.6 });
  renderRoute('/', { api, now: EVENING });

  expect(await screen.findByRole('heading', { name: 'Best flights today' })).toBeVisible();
  expect(screen.getByText('Tuesday, 14 July 2026')).toBeVisible();
  const best = await screen.findByRole('article', { name: 'Best flight of the last 7 days' });
  const tiles = screen.getAllByRole('article');
  const points = tiles.slice(1).map((tile) => Number.parseFloat(tile.textContent));
  expect(points).toHaveLength(2);
  expect(points[0]).toBeGreaterThan(points[1]!);

  // The best of the week is shown large above them.
  expect(best).toBe(tiles[0]);
  expect(within(best).getByRole('link')).toHaveAttribute(
    'href',
    within(tiles[1]!).getByRole('link').getAttribute('href'),
  );
  expect(await screen.findByText('Season 2026')).toBeVisible();
  expect(screen.getByText('flights').nextSibling).toHaveTextContent('2');
});

test('shows the only flight of the last flying day once to visitors', async () => {
  const { api, signUp } = await startTestApi({ clock: EVENING });
  await fly((await signUp()).api);
  renderRoute('/', { api, now: EVENING });
  expect(
    await screen.findByRole('article', { name: 'Best flight of the last 7 days' }),
  ).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('keeps the place of the last flying day while the best flight of the week loads', async () => {
  const { api, signUp } = await startTestApi({ clock: EVENING });
  const pilot = await signUp();
  await fly(pilot.api, { takeoffs: ['2026-07-13T10:00:00Z'], reachDeg: 0.6 });
  await fly(pilot.api);
  const { fetch } = globalThis;
  let respond = () => {};
  const responded = new Promise<void>((resolve) => {
    respond = resolve;
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const [request] = call;
    if (request instanceof Request && request.url.includes('scoring_date_start')) await responded;
    return fetch(...call);
  });
  renderRoute('/', { api, now: EVENING });
  // The flights have arrived.
  expect(await screen.findByRole('heading', { name: 'Earlier days' })).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Best flights/ })).toBeVisible();
  respond();
  expect(await screen.findByRole('heading', { name: 'Best flights today' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('compares the season of a pilot with the one before', async () => {
  const { signUp } = await startTestApi({ clock: EVENING });
  const { api } = await signUp({ clubName: 'LSV Anklam' });
  await fly(api, { takeoffs: ['2025-07-13T10:00:00Z'] });
  await fly(api);
  await fly(api, { reachDeg: 0.6 });
  await fly(api, { takeoffs: ['2026-07-13T10:00:00Z'] });
  renderRoute('/', { api, now: EVENING });

  expect(await screen.findByRole('heading', { name: 'Your season', level: 1 })).toBeVisible();
  expect(await screen.findByText(/compared with the last one to the same day/)).toBeVisible();
  expect((await screen.findByText('flights')).parentElement).toHaveTextContent('flights3+2');
  // Each flight is shown once.
  const club = within(await screen.findByRole('region', { name: 'LSV Anklam: last 7 days' }));
  expect(club.getAllByRole('article')).toHaveLength(1);
  expect(screen.getAllByRole('article')).toHaveLength(4);
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
