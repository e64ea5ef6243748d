import { unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
let fan: TestUser;
let flight: number;

beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
  const pilot = await server.signUp();
  fan = await server.signUp({ name: 'Ben Aalto' });
  flight = (await fly(pilot.api)).id;
});

const like = (name: string) => screen.findByRole('button', { name });

test('a flight is liked on its page, where those who like it are listed, and shown in tiles', async () => {
  const { unmount } = renderRoute(`/flight/${flight}`, { api: fan.api, now: EVENING });
  await userEvent.click(await like('Like'));
  expect(await like('Like 1')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(await like('Who likes this'));
  const dialog = await screen.findByRole('dialog', { name: 'Who likes this' });
  expect(await within(dialog).findByRole('link', { name: 'Ben Aalto' })).toBeVisible();
  unmount();

  const list = renderRoute('/flight?order_by=stars', { api: server.api, now: EVENING });
  const [tile] = await screen.findAllByRole('article');
  expect(tile).toHaveTextContent('1 like');
  list.unmount();

  renderRoute(`/flight/${flight}`, { api: fan.api, now: EVENING });
  await userEvent.click(await like('Like 1'));
  expect(await like('Like')).toHaveAttribute('aria-pressed', 'false');
});

test('a superuser chooses the flight of the month', async () => {
  const { db } = server.server.services;
  await db.updateTable('user').set({ is_superuser: true }).where('id', '=', fan.id).execute();
  renderRoute(`/flight/${flight}`, { api: fan.api, now: EVENING });
  await userEvent.click(await like('More actions'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Make flight of the month' }));
  const params = { path: { month: '2026-07' } };
  await waitFor(async () => {
    const [best] = await unwrap(server.api.GET('/flightmonth/{month}', { params }));
    expect(best).toMatchObject({ id: flight, pinned: true });
  });
});
