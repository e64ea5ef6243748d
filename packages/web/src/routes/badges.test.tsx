import { startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
let pilot: TestUser;
let flightId: number;
beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
  const { db } = server.server.services;
  await db.updateTable('aircraft').set({ vintage: true }).execute();
  pilot = await server.signUp({ name: 'Ida Holm', clubName: 'Badge Club' });
  const flight = await fly(pilot.api);
  flightId = flight.id;
}, 120_000);

test('the page of a pilot leads to all badges, with their progress', async () => {
  renderRoute(`/user/${pilot.id}`, { api: server.api, now: EVENING });
  expect(await screen.findByText('9 badges to level 2')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Vintage viper, earned' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'All badges' }));
  expect(await screen.findByRole('heading', { name: 'Badges of Ida Holm' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Endurance, not earned' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Vintage viper, earned/ })).toBeVisible();
});

test('a badge shows its levels, the flight that earned it, and who has it', async () => {
  renderRoute(`/user/${pilot.id}/badges/vintage_viper`, { api: server.api, now: EVENING });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Vintage viper');
  expect(screen.getByText('A flight with a vintage glider.')).toBeVisible();
  expect(screen.getByText('All levels earned')).toBeVisible();
  const holders = await screen.findByRole('table', { name: 'Pilots with this badge' });
  expect(within(holders).getByRole('link', { name: 'Ida Holm' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Badge Club' }));
  expect(await screen.findByRole('link', { name: 'Badge Club', current: 'page' })).toBeVisible();
  expect(within(holders).getByRole('link', { name: 'Ida Holm' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Friends' }));
  expect(await screen.findByText('No pilot has it yet.')).toBeVisible();
});

test('the page of a flight shows what it has earned', async () => {
  renderRoute(`/flight/${flightId}`, { api: server.api, now: EVENING });
  const title = await screen.findByRole('heading', { name: 'Earned with this flight' });
  expect(title).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Vintage viper, earned' })).toBeVisible();
});

test('evidence of a claim lists what is required, and the best so far', async () => {
  renderRoute(`/user/${pilot.id}/badges/silver`, { api: server.api, now: EVENING });
  await userEvent.click(await screen.findByRole('link', { name: 'Evidence for a claim' }));
  const title = 'Silver: evidence for a claim';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const part of ['Duration without engine', 'Gain of height', 'Distance from the release']) {
    expect(screen.getByRole('heading', { name: part })).toBeVisible();
  }
  expect(screen.getAllByText(/Best value/).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
});

test.each(['badges/brass', 'badges/hawk/claim'])(
  'an unknown page is not found: %s',
  async (page) => {
    renderRoute(`/user/${pilot.id}/${page}`, { api: server.api, now: EVENING });
    expect(
      await screen.findByRole('heading', { level: 1, name: /not found|does not exist/i }),
    ).toBeVisible();
  },
);
