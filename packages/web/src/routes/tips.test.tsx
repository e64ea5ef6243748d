import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestApi } from '@cloudstreet/server/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Tip } from '../app/tips/tip.js';
import { renderRoute } from '../testing/render-route.js';

const TIPS: Tip[] = [
  { id: 1, active: true, location: 'upload', name: 'Many files', text: { en: 'Drop them all.' } },
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
});

test('a page shows its tip once to a signed-in user', async () => {
  const { api } = await server.signUp();
  renderRoute('/upload', { api });
  const dialog = await screen.findByRole('dialog', { name: 'Tip of the day' });
  expect(within(dialog).getByText('Drop them all.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  cleanup();
  const { router } = renderRoute('/upload', { api });
  await screen.findByRole('heading', { name: 'Upload flights' });
  await router.navigate({ to: '/' });
  expect(await screen.findByText('Of the day.')).toBeVisible();
  expect(screen.queryByText('Drop them all.')).not.toBeInTheDocument();
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
  renderRoute(path(id), { api });
  expect(await screen.findByText('And only here.')).toBeVisible();
});

test('name and text are in the language of the reader', async () => {
  const [upload] = TIPS;
  const name = { en: 'Many files', de: 'Viele Dateien' };
  const text = { en: 'Drop them all.', de: 'Alle auf einmal.' };
  tipsResponse = { status: 200, body: JSON.stringify([{ ...upload, name, text }]) };
  const { api } = await server.signUp();
  renderRoute('/upload', { api, locale: 'de' });
  expect(await screen.findByText('Viele Dateien')).toBeVisible();
  expect(screen.getByText('Alle auf einmal.')).toBeVisible();
});

test('closing it with the keyboard counts as read', async () => {
  const { api } = await server.signUp();
  renderRoute('/upload', { api });
  await screen.findByRole('dialog', { name: 'Tip of the day' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(localStorage.getItem('cloudstreet.tips')).toBe('[1]');
});

test('tips that cannot be loaded cause no error', async () => {
  tipsResponse = { status: 503, body: 'no' };
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { api } = await server.signUp();
  renderRoute('/upload', { api });
  await waitFor(() => {
    expect(warn).toHaveBeenCalledWith(
      'The tips of the day could not be loaded.',
      expect.any(Error),
    );
  });
  expect(screen.getByRole('heading', { name: 'Upload flights' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
