import { unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
let owner: TestUser;

beforeAll(async () => {
  server = await startTestApi();
  owner = await server.signUp();
});

const point = (name: string, lon: number, lat: number) => ({
  type: 'Feature' as const,
  geometry: { type: 'Point' as const, coordinates: [lon, lat] as [number, number] },
  properties: { name },
});
const HOME = point('Home', 7, 51);
const TRIANGLE = [HOME, point('East', 8.4, 51), point('North', 7.7, 51.8), HOME];
const create = (name: string) =>
  unwrap(owner.api.POST('/task', { body: { name, point_features: TRIANGLE } }));
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

test('a file of tasks is previewed by line, and the chosen ones are saved', async () => {
  const { router } = renderRoute('/task/upload', { api: owner.api });
  await screen.findByText('Drop a task file here');
  const cup = [
    'name,code,country,lat,lon,elev,style',
    'Home,,,5100.000N,00700.000E,200m,1',
    'East,,,5100.000N,00824.000E,high,1',
    '-----Related Tasks-----',
    'There,,Home,East,',
    'There and back,,Home,East,Home,',
  ].join('\n');
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, [
    new File([cup], 'club.cup'),
  ]);
  expect(await screen.findByText(/Line 3: The elevation cannot be read/)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /^There \d/ }));
  await press('Save tasks');
  expect(await screen.findByRole('heading', { name: 'There and back', level: 1 })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/^\/task\/\d+$/);
});

test('a task shows its legs and what it is worth, and is liked and deleted', async () => {
  const { id } = await create('Big triangle');
  const { router } = renderRoute(`/task/${id}`, { api: owner.api });
  const legs = await screen.findByRole('table', { name: 'Points and legs' });
  expect(within(legs).getAllByRole('row')).toHaveLength(5);
  const worth = screen.getByRole('table', { name: 'Points per contest' });
  expect(within(worth).getAllByRole('row')[1]).toHaveTextContent('512');
  await press(/^Like/);
  await press('More actions');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete task' }));
  await press('Delete task');
  expect(await screen.findByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible();
  expect(router.state.location.pathname).toBe('/task');
});

test('tasks of the user are listed, and filtered in the URL', async () => {
  const { id } = await create('Wave run');
  const { router } = renderRoute('/task', { api: owner.api });
  expect(await screen.findByRole('link', { name: 'Wave run' })).toHaveAttribute(
    'href',
    `/task/${id}`,
  );
  await router.navigate({ to: '/task', search: { kind: 'RT' } });
  expect(await screen.findByText('No task matches these filters')).toBeVisible();
});

test('a list of tasks is filtered by distance and rules, and shows one on its map', async () => {
  // The map is beside the list.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('>='),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  onTestFinished(() => void vi.stubGlobal('matchMedia', undefined));
  const { id } = await create('Ridge run');
  const { router } = renderRoute(`/user/${owner.id}/task`, { api: owner.api });
  const search = () => router.state.location.search;
  expect(await screen.findByRole('heading', { name: /^Tasks of/, level: 1 })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'More filters' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'More filters' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^More than/ }), '100');
  await userEvent.click(dialog.getByRole('button', { name: /Rules/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'German rules' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(search()).toEqual({ distance_gt: '100', ruleset: 'D' }));
  const onMap = await screen.findByRole('button', { name: 'Show Ridge run on the map' });
  await userEvent.click(onMap);
  await waitFor(() => expect(search()).toMatchObject({ task: String(id) }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter German rules' }));
  await waitFor(() => expect(search()).toEqual({ distance_gt: '100', task: String(id) }));
});
