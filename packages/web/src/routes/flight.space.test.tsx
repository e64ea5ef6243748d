import { type Api, unwrap } from '@cloudstreet/sdk';
import {
  type FakePaddle,
  startFakePaddle,
  startTestApi,
  type TestApi,
} from '@cloudstreet/server/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { stubNodeBytes } from '../testing/node-bytes.js';
import { renderRoute } from '../testing/render-route.js';

let paddle: FakePaddle;
let shop: TestApi;
let free: TestApi;

beforeAll(async () => {
  stubNodeBytes();
  paddle = await startFakePaddle(EVENING);
  shop = await startTestApi({ clock: EVENING, config: { paddle: paddle.config } });
  free = await startTestApi({ clock: EVENING });
});
afterAll(() => paddle.close());

/** Opens a new flight with its map, which covers the page here. */
async function openFlight(api: Api, search: string) {
  const { id } = await fly(api);
  const { router } = renderRoute(`/flight/${id}${search}`, { api, now: EVENING });
  return { id, router };
}

async function subscribe(api: Api) {
  const body = { plan: 'premium' } as const;
  const { transaction_id: id } = await unwrap(api.POST('/subscription', { body }));
  await paddle.deliver(shop.url, paddle.event('subscription.created', paddle.pay(id)));
}

test('the 3D view can be opened beside the map, is kept in the URL, and closed again', async () => {
  const { api } = await free.signUp();
  const { router } = await openFlight(api, '?contest=free');
  await userEvent.click(await screen.findByRole('radio', { name: '3D' }));
  expect(await screen.findByRole('region', { name: 'Flight in 3D' })).toBeVisible();
  expect(router.state.location.search).toEqual({ contest: 'free', view: '3d' });
  await userEvent.click(screen.getByRole('radio', { name: 'Map' }));
  expect(await screen.findByRole('region', { name: 'Map of the flight' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toEqual({ contest: 'free' }));
});

test('a URL with the 3D view opens it, and comparing flights keeps it', async () => {
  const other = await fly((await free.signUp({ name: 'Jo Second' })).api);
  const { router } = await openFlight((await free.signUp()).api, '?view=3d');
  expect(await screen.findByRole('region', { name: 'Flight in 3D' })).toBeVisible();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Jo Second/ }));
  const search = { compare: String(other.id), view: '3d' };
  await waitFor(() => expect(router.state.location.search).toEqual(search));
});

test('with plans, the 3D view requires Premium', async () => {
  const { api } = await shop.signUp();
  const { id } = await fly(api);
  const { unmount } = renderRoute(`/flight/${id}?view=3d`, { api, now: EVENING });
  expect(await screen.findByText('Upgrade to Premium to see the flight in 3D.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Flight in 3D' })).toBeNull();
  unmount();

  await subscribe(api);
  renderRoute(`/flight/${id}?view=3d`, { api, now: EVENING });
  expect(await screen.findByRole('region', { name: 'Flight in 3D' })).toBeVisible();
});

test('shows visitors the same and keeps the map', async () => {
  const { id } = await fly((await shop.signUp()).api);
  renderRoute(`/flight/${id}?view=3d`, { api: shop.api, now: EVENING });
  expect(await screen.findByText('Upgrade to Premium to see the flight in 3D.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Map' }));
  expect(await screen.findByRole('region', { name: 'Map of the flight' })).toBeVisible();
});
