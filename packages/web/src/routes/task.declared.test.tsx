import { unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let now = new Date('2026-07-14T08:00:00Z');
let server: TestApi;
let pilot: TestUser;

beforeAll(async () => {
  server = await startTestApi({ clock: () => now });
  pilot = await server.signUp();
});

const point = (name: string, lon: number, lat: number) => ({
  type: 'Feature' as const,
  geometry: { type: 'Point' as const, coordinates: [lon, lat] as [number, number] },
  properties: { name },
});
const HOME = point('Home', 7.0933, 50.9683);
const create = (name: string) =>
  unwrap(
    pilot.api.POST('/task', {
      body: { name, point_features: [HOME, point('North', 7.0933, 51.1483), HOME] },
    }),
  );
const open = (path: string, { api } = pilot) => renderRoute(path, { api, now: () => now });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a task is declared after a question, and its flight shows it', async () => {
  const other = await create('Ridge');
  const declaredUntil = '2026-07-14T18:00:00Z';
  const body = { task_id: other.id, declared_until: declaredUntil };
  await unwrap(pilot.api.POST('/task/declaration', { body }));
  const { id } = await create('Triangle');

  const page = open(`/task/${id}`);
  await press('Declare');
  const dialog = within(await screen.findByRole('dialog', { name: 'Declare Triangle' }));
  expect(
    await dialog.findByText(/It replaces your declaration of Ridge, also for flights/),
  ).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Declare' }));
  expect(await screen.findByText('Triangle declared')).toBeVisible();
  expect(await screen.findByText('Declared: its points and rules are locked.')).toBeVisible();
  page.unmount();

  now = new Date('2026-07-14T17:00:00Z');
  const flight = await fly(pilot.api);
  open(`/flight/${flight.id}`);
  const link = await screen.findByRole('link', { name: 'Show task' });
  expect(link).toHaveAttribute('href', `/task/${id}`);
  expect(link.parentElement).toHaveTextContent('Declared on this site. 14 Jul 2026');
});

test('the declared task is on the pages of the pilot, and deleted there', async () => {
  const visitor = await server.signUp();
  const listed = open('/task/declared', visitor);
  expect(await screen.findByRole('link', { name: 'Triangle' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Your declaration' })).toBeNull();
  listed.unmount();

  open('/');
  const heading = await screen.findByRole('heading', { name: 'Your declaration' });
  const block = within(heading.closest('section')!);
  expect(block.getByRole('link', { name: 'Triangle' })).toBeVisible();
  await userEvent.click(block.getByRole('button', { name: 'Delete declaration' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “Triangle”?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete declaration' }));
  expect(await screen.findByText('Declaration deleted')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Your declaration' })).toBeNull();
});
