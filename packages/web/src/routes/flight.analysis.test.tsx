import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { stubNodeBytes } from '../testing/node-bytes.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
beforeAll(async () => {
  stubNodeBytes();
  server = await startTestApi({ clock: EVENING });
});

async function openFlight() {
  const { api, signUp } = server;
  const flight = await fly((await signUp()).api);
  renderRoute(`/flight/${flight.id}`, { api, now: EVENING });
  const section = within(await screen.findByRole('region', { name: 'How it was flown' }));
  await section.findByRole('tab', { name: 'Phases' });
  return { flight, section };
}

test('phases are listed, and one opens to its figures', async () => {
  const { section } = await openFlight();
  const table = within(section.getByRole('table', { name: 'Thermals, attempts and glides' }));
  const [first] = table.getAllByRole('button', { expanded: false });
  await userEvent.click(first!);
  expect(table.getByText('Altitude from, to')).toBeVisible();
  await userEvent.click(section.getByRole('tab', { name: 'Statistics' }));
  expect(section.getByText(/^Chosen stretch:/)).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: 'Whole flight' }));
  expect(section.getByText(/^From the release to the landing:/)).toBeVisible();
});

test('phases are narrowed to a kind', async () => {
  const { section } = await openFlight();
  await userEvent.click(section.getByRole('radio', { name: 'Glides' }));
  const table = within(section.getByRole('table', { name: 'Thermals, attempts and glides' }));
  expect(table.getAllByRole('cell', { name: 'Glide' }).length).toBeGreaterThan(0);
  expect(table.queryByRole('cell', { name: 'Thermal' })).toBeNull();
});

test('a leg opens to how it was flown, and so does the whole score', async () => {
  await openFlight();
  const legs = within(screen.getByRole('table', { name: 'Legs' }));
  await userEvent.click(legs.getByRole('button', { name: 'Start to 1' }));
  expect(legs.getByRole('region', { name: 'Glides' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Statistics of the scored flight' }));
  expect(screen.getAllByRole('region', { name: 'Glides' })).toHaveLength(2);
});

test('flights of the same day are put beside it, and taken away again', async () => {
  const { api, signUp } = server;
  const other = await fly((await signUp({ name: 'Jo Second' })).api);
  const flight = await fly((await signUp()).api);
  const { router } = renderRoute(`/flight/${flight.id}`, { api, now: EVENING });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Jo Second/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({ compare: String(other.id) }));
  const table = within(await screen.findByRole('table', { name: 'Compared flights' }));
  expect(await table.findByRole('link', { name: 'Jo Second' })).toBeVisible();
  // Both flew the same, so neither leads.
  expect(await table.findByText('0.0')).toBeVisible();
  await userEvent.click(table.getByRole('button', { name: /^Remove Jo Second/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('the coach says why it cannot judge a flight without thermals', async () => {
  const { api, signUp } = server;
  const flight = await fly((await signUp()).api);
  renderRoute(`/flight/${flight.id}`, { api, now: EVENING });
  const coach = within(await screen.findByRole('region', { name: 'Coach' }));
  expect(await coach.findByText('Coach unavailable')).toBeVisible();
  expect(coach.getByText('There are no thermals in this part of the flight.')).toBeVisible();
});
