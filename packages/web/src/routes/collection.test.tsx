import { unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { sampleIgc, startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
let owner: TestUser;
let fan: TestUser;
let flights: number[];
let count = 0;
/** Family name of both, which is another one in each test. */
let family: string;

beforeAll(async () => {
  server = await startTestApi();
});
beforeEach(async () => {
  family = `Sample${'ABCDEFGHIJ'[count++]}`;
  owner = await server.signUp({ name: `Ada ${family}` });
  fan = await server.signUp({ name: `Ben ${family}` });
  flights = [await fly(owner, 1), await fly(fan, 2)];
});

async function fly({ api }: TestUser, number: number): Promise<number> {
  const takeoffs = [`2026-07-0${number}T10:00:00Z`];
  const serial = `C${count}${number}`;
  const [flight] = await uploadFlight(api, sampleIgc({ serial, takeoffs }), { name: 'a.igc' });
  return (await waitForScore(api, flight!.id, { pollMs: 50 })).id;
}

const create = (body: object = {}) =>
  unwrap(owner.api.POST('/flightcollection', { body: { name: 'Wave', flight: flights, ...body } }));
const detail = (id: string) =>
  unwrap(owner.api.GET('/flightcollection/{id}', { params: { path: { id } } }));
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));

test('a collection is created on the page of its owner', async () => {
  const { router } = renderRoute(`/user/${owner.id}/collection`, { api: owner.api });
  expect(await screen.findByText('No collections yet')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/user/${owner.id}/flight-collection`);
  await press('New collection');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ridge');
  await press('Create collection');
  expect(await screen.findByRole('heading', { name: 'Ridge', level: 1 })).toBeVisible();
  expect(await screen.findByText('No flights in this collection yet')).toBeVisible();
});

test('the browser names the page of collections', async () => {
  const { name } = await unwrap(owner.api.GET('/user/me'));
  renderRoute(`/user/${owner.id}/flight-collection`, { api: owner.api });
  await waitFor(() => expect(document.title).toBe(`Collections of ${name} · Cloudstreet`));
});

test('a flight is added from its page, and to a new collection', async () => {
  const { id } = await create({ name: 'Ridge', flight: [] });
  renderRoute(`/flight/${flights[1]}`, { api: owner.api });
  await press('More actions');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Add to collection' }));
  const dialog = await screen.findByRole('dialog');
  const choice = await within(dialog).findByRole('checkbox', { name: 'Ridge' });
  expect(choice).not.toBeChecked();
  await userEvent.click(choice);
  await waitFor(async () => expect(await detail(id)).toMatchObject({ flight: [flights[1]] }));
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'New collection' }), 'Trips');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create collection' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const query = { user_id_in: [owner.id] };
  const rows = await unwrap(owner.api.GET('/flightcollection', { params: { query } }));
  expect(rows.map(({ name, flight_count: of }) => [name, of])).toEqual([
    ['Trips', 1],
    ['Ridge', 1],
  ]);
});

test('flights are moved by the arrow keys, and removed', async () => {
  const { id } = await create();
  renderRoute(`/collection/${id}`, { api: owner.api });
  await press('Change order');
  const handle = await button(`Move Ada ${family}`);
  handle.focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(async () =>
    expect(await detail(id)).toMatchObject({ flight: flights.toReversed() }),
  );
  expect(await screen.findByText(`Ada ${family}: place 2 of 2`)).toBeInTheDocument();
  expect(await button(`Move Ada ${family}`)).toHaveFocus();
  await press(`Remove Ben ${family}`);
  await waitFor(async () => expect(await detail(id)).toMatchObject({ flight: [flights[0]] }));
});

test('name, visibility and colour are changed', async () => {
  const { id } = await create();
  renderRoute(`/collection/${id}`, { api: owner.api });
  await press('Edit collection');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Lee wave');
  await press(/Who can see it/);
  await userEvent.click(await screen.findByRole('option', { name: 'Only me' }));
  await press('Save');
  expect(await screen.findByRole('heading', { name: 'Lee wave', level: 1 })).toBeVisible();
  expect(await detail(id)).toMatchObject({ visibility: 'private' });
});

test('others like and duplicate a collection', async () => {
  const { id } = await create();
  const { router } = renderRoute(`/collection/${id}`, { api: fan.api });
  await press(/^Like/);
  await waitFor(async () => expect(await detail(id)).toMatchObject({ stars: 1 }));
  expect(screen.queryByRole('button', { name: 'Edit collection' })).toBeNull();
  await press('More actions');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  expect(await screen.findByText('Duplicated. Only you can see the copy.')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).not.toBe(`/collection/${id}`));
  expect(await screen.findByRole('link', { name: `Ben ${family}` })).toBeVisible();
});

test('a collection with a link is shown to those who have it', async () => {
  const { id, link_token: link } = await create({ visibility: 'link' });
  const { unmount } = renderRoute(`/collection/${id}?link=${link}`, { api: server.api });
  expect(await screen.findByText('2 flights')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Statistics' })).toHaveAttribute(
    'href',
    `/flight/statistics?flight_collection=${link}&order_by=collection&direction=asc`,
  );
  unmount();
  renderRoute(`/collection/${id}`, { api: server.api });
  expect(await screen.findByRole('heading', { name: 'Landing site not found' })).toBeVisible();
});

test('a collection is a filter of the flight list with its own order', async () => {
  const { id } = await create();
  renderRoute(`/flight?flight_collection=${id}&order_by=collection&direction=asc`, {
    api: owner.api,
  });
  expect(await button(/Wave/)).toBeVisible();
  expect(await button(/Own order/)).toBeVisible();
});

test('a collection is deleted', async () => {
  const { id } = await create();
  renderRoute(`/collection/${id}`, { api: owner.api });
  await press('More actions');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete collection' }));
  await press('Delete collection');
  expect(await screen.findByText('“Wave” deleted')).toBeVisible();
  expect(await screen.findByText('No collections yet')).toBeVisible();
});
