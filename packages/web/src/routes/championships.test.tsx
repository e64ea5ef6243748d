import { unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { sampleIgc, startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { renderRoute } from '../testing/render-route.js';

const at = (name: string, lat: number) => ({
  type: 'Feature' as const,
  geometry: { type: 'Point' as const, coordinates: [7.0933, lat] as [number, number] },
  properties: { name, kind: 'CYLINDER' as const, radius: 0.5 },
});
const POINTS = [at('Start', 50.9883), at('Turn', 51.1483), at('Start', 50.9883)];

let server: TestApi;
let organiser: TestUser;

beforeAll(async () => {
  server = await startTestApi({ clock: () => new Date('2026-07-14T20:00:00Z') });
  organiser = await server.signUp();
  await unwrap(organiser.api.POST('/task', { body: { name: 'Rhine', point_features: POINTS } }));
  const pilot = await server.signUp();
  const [flight] = await uploadFlight(pilot.api, sampleIgc({ reachDeg: 0.4 }), { name: 'a.igc' });
  await waitForScore(pilot.api, flight!.id, { pollMs: 50 });
});

const dialog = () => screen.findByRole('dialog');
const press = async (name: string, scope: HTMLElement = document.body) =>
  userEvent.click(await within(scope).findByRole('button', { name }));

test('an organiser creates a championship with a class, entries and a day', async () => {
  const now = () => new Date('2026-07-14T20:00:00Z');
  const { router, unmount } = renderRoute('/task/championship', { api: organiser.api, now });
  await press('Organise a championship');
  const head = within(await dialog());
  await userEvent.type(head.getByRole('textbox', { name: 'Name' }), 'Ridge Cup');
  const fill = async (label: string, digits: string) => {
    const day = within(head.getByRole('group', { name: new RegExp(label) }));
    await userEvent.click(day.getAllByRole('spinbutton')[0]!);
    await userEvent.keyboard(digits);
  };
  await fill('First day', '14072026');
  await fill('Last day', '18072026');
  await userEvent.click(head.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ridge Cup' })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/^\/task\/championship\/\d+$/);

  await press('Add a class');
  const ofClass = within(await dialog());
  await userEvent.type(ofClass.getByRole('textbox', { name: 'Name' }), 'Club');
  await userEvent.click(ofClass.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Club' })).toBeVisible();

  await press('Add a table');
  const table = within(await dialog());
  const field = table.getByRole('textbox', { name: 'Add a table' });
  await userEvent.click(field);
  await userEvent.paste('competition_id,name,registration,handicap\nAN,Ann,D-1234,x');
  await userEvent.click(table.getByRole('button', { name: 'Save' }));
  expect(await table.findByText(/^Line 2: “x” does not fit the column handicap/)).toBeVisible();
  await userEvent.clear(field);
  await userEvent.paste('competition_id,name,registration,handicap\nAN,Ann,D-1234,104');
  await userEvent.click(table.getByRole('button', { name: 'Save' }));
  const entries = await screen.findByRole('table', { name: 'Entries' });
  expect(within(entries).getByText('D-1234')).toBeVisible();

  await press('Add a day');
  const day = within(await dialog());
  await userEvent.click(await day.findByRole('button', { name: /Task/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Rhine' }));
  await userEvent.click(day.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const results = await screen.findByRole('table', { name: 'Results' });
  expect(within(results).getByText('Ann')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Penalty for Ann' })).toBeVisible();
  unmount();

  const { router: visited } = renderRoute('/task/championship', { api: server.api, now });
  await userEvent.click(await screen.findByRole('link', { name: 'Ridge Cup' }));
  expect(await screen.findByRole('table', { name: 'Results' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a day' })).toBeNull();
  expect(screen.getByText('Table of entries added')).toBeVisible();
  expect(visited.state.location.pathname).toMatch(/^\/task\/championship\/\d+$/);
});
