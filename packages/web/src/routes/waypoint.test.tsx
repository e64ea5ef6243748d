import { unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { renderRoute } from '../testing/render-route.js';

const CUP = `name,code,country,lat,lon,elev,style
"Wasserkuppe","WAS",DE,5029.880N,00957.230E,901.0m,4
"Milseburg",,DE,5099.000N,00954.000E,835m,7
"Kreuzberg",,DE,5022.300N,00958.800E,928.0m,7
`;

let server: TestApi;
let owner: TestUser;
let fan: TestUser;

beforeAll(async () => {
  server = await startTestApi();
  owner = await server.signUp({ name: 'Ada Sample' });
  fan = await server.signUp({ name: 'Ben Sample' });
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const detail = (id: string) =>
  unwrap(owner.api.GET('/waypointcollection/{id}', { params: { path: { id } } }));

async function create(visibility: 'public' | 'private' = 'public') {
  const { id } = await unwrap(
    owner.api.POST('/waypointcollection', { body: { name: 'Rhön', visibility } }),
  );
  const geom = { type: 'Point' as const, coordinates: [9.95, 50.5] as [number, number] };
  const body = { name: 'Wasserkuppe', geom, elevation: 901, code: 'WAS' };
  await unwrap(owner.api.POST('/waypoint', { params: { query: { collection_id: id } }, body }));
  return id;
}

test('a file becomes a collection, and its problems are reported by line', async () => {
  const { router } = renderRoute(`/user/${owner.id}/waypoint`, { api: owner.api });
  expect(await screen.findByText('No collections yet')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input!, new File([CUP], 'Rhön.cup'));
  const report = await screen.findByRole('dialog', { name: '2 waypoints added' });
  expect(within(report).getByText(/Line 3: The position cannot be read/)).toBeVisible();
  await press('Done');
  expect(await screen.findByRole('heading', { name: 'Rhön', level: 1 })).toBeVisible();
  expect(await button(/^Wasserkuppe/)).toBeVisible();
  expect(router.state.location.pathname).toMatch(/^\/waypoint\/\w+$/);
});

test('a waypoint is added, changed and deleted', async () => {
  const id = await create('private');
  renderRoute(`/waypoint/${id}`, { api: owner.api });
  await press('Add waypoint');
  await userEvent.type(await field('Name'), 'Kreuzberg');
  await userEvent.type(await field('Position'), '50°22.3N 9°58.8E');
  await press('Save');
  expect(await screen.findByText('“Kreuzberg” saved')).toBeVisible();
  await waitFor(async () => expect((await detail(id)).waypoint).toHaveLength(2));
  await press('Edit Wasserkuppe');
  const name = await field('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Wasserkuppe summit');
  await press('Save');
  expect(await button(/^Wasserkuppe summit/)).toBeVisible();
  expect((await detail(id)).waypoint[0]).toMatchObject({
    name: 'Wasserkuppe summit',
    elevation: 901,
    geom: { coordinates: [9.95, 50.5] },
  });
  await press('Edit Kreuzberg');
  await press('Delete waypoint');
  await waitFor(async () => expect((await detail(id)).waypoint).toHaveLength(1));
});

test('a wrong position is refused with an example', async () => {
  const id = await create();
  renderRoute(`/waypoint/${id}`, { api: owner.api });
  await press('Add waypoint');
  await userEvent.type(await field('Name'), 'Nowhere');
  await userEvent.type(await field('Position'), 'over there');
  await press('Save');
  expect(await screen.findByText(/Enter latitude and longitude/)).toBeVisible();
});

test('others filter, like and duplicate a collection, and do not edit it', async () => {
  const id = await create();
  const { router } = renderRoute(`/waypoint/${id}`, { api: fan.api });
  expect(await button(/^Wasserkuppe/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add waypoint' })).toBeNull();
  await userEvent.type(await field(/Filter by name/), 'was');
  expect(await button(/^Wasserkuppe/)).toBeVisible();
  await press(/^Like/);
  await waitFor(async () => expect(await detail(id)).toMatchObject({ stars: 1 }));
  await press('More actions');
  expect(await screen.findByRole('menuitem', { name: 'Download CUP' })).toBeVisible();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  await waitFor(() => expect(router.state.location.pathname).not.toBe(`/waypoint/${id}`));
  expect(await screen.findByRole('link', { name: 'Ben Sample' })).toBeVisible();
});

test('the airfields of the world are a collection without an owner', async () => {
  renderRoute('/waypoint/world', { api: server.api });
  expect(await screen.findByRole('heading', { name: 'Airfields worldwide' })).toBeVisible();
});

test('the upload of flights offers a collection for a CUP file', async () => {
  const { router } = renderRoute('/upload', { api: fan.api });
  await screen.findByRole('heading', { level: 1 });
  // Visitors cannot keep waypoints, so it takes them once the account is known.
  const input = () => document.querySelector<HTMLInputElement>('input[type=file][accept*=".cup"]');
  await waitFor(() => expect(input()).not.toBeNull());
  await userEvent.upload(input()!, new File([CUP.replace(/.*Milseburg.*\n/, '')], 'Club.cup'));
  expect(await screen.findByText('Club.cup has waypoints, not flights.')).toBeVisible();
  await press('Make a waypoint collection');
  expect(await screen.findByRole('heading', { name: 'Club', level: 1 })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/^\/waypoint\/\w+$/);
});

test('the search of a missing page opens a collection', async () => {
  const { id } = await unwrap(
    owner.api.POST('/waypointcollection', { body: { name: 'Vogelsberg', visibility: 'public' } }),
  );
  const { router } = renderRoute('/missing', { api: fan.api });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search instead' }), 'Vogelsb');
  await userEvent.click(await screen.findByRole('option', { name: /Vogelsberg.*Waypoints/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/waypoint/${id}`));
});
