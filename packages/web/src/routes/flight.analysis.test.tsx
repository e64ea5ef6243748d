import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, within } from '@testing-library/react';
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
