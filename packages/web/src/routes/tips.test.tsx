import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestApi } from '@cloudstreet/server/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Tip } from '../app/tips/tip.js';
import { EVENING } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

const TIPS: Tip[] = [
  { id: 1, active: true, location: 'flight-list', name: 'All', text: { en: 'Filter them.' } },
  { id: 2, active: true, location: 'home', name: 'The best', text: { en: 'Of the day.' } },
];

let tipsResponse: { status: number; body: string };
const host = createServer((_request, response) => {
  response
    .writeHead(tipsResponse.status, { 'access-control-allow-origin': '*' })
    .end(tipsResponse.body);
});

let server: Awaited<ReturnType<typeof startTestApi>>;
beforeAll(async () => {
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  const { port } = host.address() as AddressInfo;
  server = await startTestApi({ config: { tipsUrl: `http://127.0.0.1:${port}/tips.json` } });
});
afterAll(() => void host.close());

beforeEach(() => {
  tipsResponse = { status: 200, body: JSON.stringify(TIPS) };
  localStorage.removeItem('cloudstreet.tips');
  localStorage.setItem('cloudstreet.tips.day', '2026-07-13');
});

const NEXT_DAY = () => new Date('2026-07-15T08:00:00Z');

test('a page shows its tip once to a signed-in user', async () => {
  const { api } = await server.signUp();
  renderRoute('/flight', { api, now: EVENING });
  const dialog = await screen.findByRole('dialog', { name: 'Tip of the day' });
  expect(within(dialog).getByText('Filter them.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  cleanup();
  const { router } = renderRoute('/flight', { api, now: NEXT_DAY });
  await screen.findByRole('heading', { name: 'Flights' });
  await router.navigate({ to: '/' });
  expect(await screen.findByText('Of the day.')).toBeVisible();
  expect(screen.queryByText('Filter them.')).not.toBeInTheDocument();
});

test.each([
  { location: 'home', path: () => '/' },
  { location: 'flight-list', path: () => '/flight' },
  { location: 'flight-map', path: () => '/flight/map' },
  { location: 'flight-of-the-month', path: () => '/flight-of-the-month/2026-07' },
  { location: 'ranking', path: () => '/ranking/free' },
  { location: 'user-timeline', path: (id: number) => `/user/${id}` },
  { location: 'aircraft-timeline', path: () => '/aircraft/1' },
  { location: 'aircraft-users', path: () => '/aircraft/1/pilot' },
  { location: 'airport-map', path: () => '/airport/1' },
  { location: 'airport-users', path: () => '/airport/1/pilot' },
])('$location is the name of a page', async ({ location, path }) => {
  const tip: Tip = { id: 3, active: true, location, name: 'Here', text: { en: 'And only here.' } };
  tipsResponse = { status: 200, body: JSON.stringify([tip]) };
  const { api, id } = await server.signUp();
  renderRoute(path(id), { api, now: EVENING });
  expect(await screen.findByText('And only here.')).toBeVisible();
});

test('name and text are in the language of the reader', async () => {
  const [flights] = TIPS;
  const name = { en: 'All', de: 'Alle Flüge' };
  const text = { en: 'Filter them.', de: 'Zum Filtern.' };
  tipsResponse = { status: 200, body: JSON.stringify([{ ...flights, name, text }]) };
  const { api } = await server.signUp();
  renderRoute('/flight', { api, locale: 'de', now: EVENING });
  expect(await screen.findByText('Alle Flüge')).toBeVisible();
  expect(screen.getByText('Zum Filtern.')).toBeVisible();
});

test('closing it with the keyboard counts as read', async () => {
  const { api } = await server.signUp();
  renderRoute('/flight', { api, now: EVENING });
  await screen.findByRole('dialog', { name: 'Tip of the day' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(localStorage.getItem('cloudstreet.tips')).toBe('[1]');
});

test('tips that cannot be loaded cause no error', async () => {
  tipsResponse = { status: 503, body: 'no' };
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { api } = await server.signUp();
  renderRoute('/flight', { api });
  await waitFor(() => {
    expect(warn).toHaveBeenCalledWith(
      'The tips of the day could not be loaded.',
      expect.any(Error),
    );
  });
  expect(screen.getByRole('heading', { name: 'Flights' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
