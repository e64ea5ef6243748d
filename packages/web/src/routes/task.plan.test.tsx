import { unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
let pilot: TestUser;

const HOME = [8, 51] as const;
const EAST = [9.5, 51] as const;
const NORTH = [8.75, 51.8] as const;

beforeAll(async () => {
  server = await startTestApi();
});
beforeEach(async () => {
  localStorage.clear();
  pilot = await server.signUp();
});

const feature = (name: string, [lon, lat]: readonly [number, number]) => ({
  type: 'Feature' as const,
  geometry: { type: 'Point' as const, coordinates: [lon, lat] as [number, number] },
  properties: { name },
});
const create = (body: object = {}) =>
  unwrap(
    pilot.api.POST('/task', {
      body: {
        name: 'Ridge',
        point_features: [
          feature('Home', HOME),
          feature('East', EAST),
          feature('North', NORTH),
          feature('Home', HOME),
        ],
        ...body,
      },
    }),
  );
const read = (id: number) => unwrap(pilot.api.GET('/task/{id}', { params: { path: { id } } }));
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const names = async (id: number) =>
  (await read(id)).point_features.map(({ properties }) => properties.name).join(' ');

test('points are moved by keyboard, changes are undone, and the task is saved', async () => {
  const { id } = await create();
  renderRoute(`/task/plan/${id}`, { api: pilot.api });
  expect(await screen.findAllByText('FAI triangle')).not.toHaveLength(0);
  expect(screen.getByRole('rowheader', { name: 'East to North' })).toBeVisible();
  const handle = await button('Move North');
  handle.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(await screen.findByText('North is now point 2')).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'North to East' })).toBeVisible();
  await press('Undo');
  expect(await screen.findByRole('rowheader', { name: 'East to North' })).toBeVisible();
  await press('Reverse');
  await press('Save');
  await waitFor(async () => expect(await names(id)).toBe('Home North East Home'));
  await waitFor(() => expect(screen.queryByText(/Not saved yet/)).toBeNull());
  expect(localStorage.getItem(`plan-draft-${id}`)).toBeNull();
});

test('a zone of its own replaces that of the rules, until other rules are chosen', async () => {
  const { id } = await create();
  renderRoute(`/task/plan/${id}`, { api: pilot.api });
  await press('1 · East');
  await press(/^As in the rules/);
  await userEvent.click(await screen.findByRole('option', { name: 'Cylinder' }));
  expect(await screen.findByRole('textbox', { name: /^Radius/ })).toHaveValue('0.5');
  await press(/^German championship/);
  await userEvent.click(await screen.findByRole('option', { name: 'Grand Prix' }));
  expect(await screen.findByText(/Zones were changed to fit the rules/)).toBeVisible();
  await press('Undo');
  expect(await screen.findByRole('textbox', { name: /^Radius/ })).toHaveValue('0.5');
});

test('a draft survives, and a change from elsewhere is not overwritten unasked', async () => {
  const { id } = await create();
  const first = renderRoute(`/task/plan/${id}`, { api: pilot.api });
  await press('Reverse');
  expect(await screen.findByText(/Not saved yet/)).toBeVisible();
  first.unmount();
  await unwrap(
    pilot.api.PATCH('/task/{id}', { params: { path: { id } }, body: { name: 'Elsewhere' } }),
  );
  renderRoute(`/task/plan/${id}`, { api: pilot.api });
  expect(await screen.findByText(/unsaved changes were restored/)).toBeVisible();
  await press('Save');
  const dialog = await screen.findByRole('dialog', { name: 'Changed elsewhere' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Load the saved version' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere', level: 1 })).toBeVisible();
  expect(await names(id)).toBe('Home East North Home');
});

test('visitors see a task and its files, but do not change it', async () => {
  const { id } = await create({ visibility: 'public' });
  renderRoute(`/task/plan/${id}`, { api: server.api });
  expect(await screen.findByText(/This task belongs to/)).toBeVisible();
  expect(await button('Download')).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Reverse' })).toBeNull();
});

test('a visitor plans without an account, and is asked to log in to save', async () => {
  const { router } = renderRoute('/task/plan/new', { api: server.api });
  expect(await screen.findByRole('heading', { name: 'Plan a task', level: 1 })).toBeVisible();
  expect(await button('Log in to save')).toBeDisabled();
  expect(router.state.location.pathname).toBe('/task/plan/new');
});

test('leaving keeps the draft without a question, and deleting the task removes it', async () => {
  const { id } = await create();
  const { router } = renderRoute(`/task/plan/${id}`, { api: pilot.api });
  await press('Reverse');
  expect(await screen.findByText(/Not saved yet/)).toBeVisible();
  await router.navigate({ to: '/task' });
  expect(await screen.findByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible();
  await router.navigate({ to: '/task/plan/$task', params: { task: String(id) } });
  expect(await screen.findByText(/unsaved changes were restored/)).toBeVisible();
  await press('Delete task');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Ridge”?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete task' }));
  expect(await screen.findByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible();
  expect(localStorage.getItem(`plan-draft-${id}`)).toBeNull();
  await expect(read(id)).rejects.toMatchObject({ status: 404 });
});
