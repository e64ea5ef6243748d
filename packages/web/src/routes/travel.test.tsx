import { unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { sampleIgc, startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { EVENING } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

const AWAY_DEG = 0.25;

let server: TestApi;
let pilot: TestUser;
let visitor: TestUser;
let flightId: number;
let travelId: number;

beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
  pilot = await server.signUp({ name: 'Ada Sample' });
  visitor = await server.signUp({ name: 'Ben Sample' });
  flightId = await fly('2026-07-13T10:00:00Z', { reachDeg: 0.45, landingDeg: AWAY_DEG });
  await fly('2026-07-14T10:00:00Z', { lat: 50.8683 + AWAY_DEG });
  const query = { user_id_in: [pilot.id] };
  travelId = (await unwrap(pilot.api.GET('/travel', { params: { query } })))[0]!.id;
});

async function fly(takeoff: string, options: object): Promise<number> {
  const igc = sampleIgc({ takeoffs: [takeoff], serial: `T${takeoff.slice(8, 10)}`, ...options });
  const [flight] = await uploadFlight(pilot.api, igc, { name: 'a.igc' });
  return (await waitForScore(pilot.api, flight!.id, { pollMs: 50 })).id;
}

test('the owner gives a journey of their list a name and a text', async () => {
  renderRoute(`/user/${pilot.id}/travel`, { api: pilot.api, now: EVENING });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Journeys of Ada Sample' }),
  ).toBeVisible();
  await userEvent.click(await screen.findByRole('link', { name: /^Journey/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit journey' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit journey' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'To the sea');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Description/ }), 'Wave all day.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'To the sea' })).toBeVisible();
  expect(await screen.findByText('Wave all day.')).toBeVisible();
});

test('others read a journey from one of its flights, and cannot change it', async () => {
  const { router } = renderRoute(`/flight/${flightId}`, { api: visitor.api, now: EVENING });
  const region = within(await screen.findByRole('region', { name: 'Part of a journey' }));
  await userEvent.click(region.getByRole('link', { name: /./ }));
  expect(await screen.findByText('2 days')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/travel/${travelId}`);
  expect(screen.queryByRole('button', { name: 'Edit journey' })).not.toBeInTheDocument();
});

test('a page without journeys tells how they start', async () => {
  renderRoute(`/user/${visitor.id}/travel`, { api: visitor.api, now: EVENING });
  expect(await screen.findByText('No journeys yet')).toBeVisible();
});

test('journeys are ranked by their length', async () => {
  const { router } = renderRoute('/ranking/travel?season=2026', { api: visitor.api, now: EVENING });
  expect(await screen.findByRole('heading', { level: 1, name: 'Journey ranking' })).toBeVisible();
  expect(await screen.findByRole('rowheader', { name: /Ada Sample/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /flights? of Ada Sample/i }));
  expect(await screen.findByRole('link', { name: /^Journey/ })).toHaveAttribute(
    'href',
    `/travel/${travelId}`,
  );
  await userEvent.click(screen.getByRole('button', { name: /All lengths/ }));
  await userEvent.click(await screen.findByRole('option', { name: /^Long/ }));
  expect(router.state.location.search).toMatchObject({ length: 'long' });
  expect(screen.queryByRole('rowheader', { name: /Ada Sample/ })).not.toBeInTheDocument();
});
