import { startFakePaddle, startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { stubNodeBytes } from '../testing/node-bytes.js';
import { renderRoute } from '../testing/render-route.js';

const DAY = '/flight/replay?scoring_date=2026-07-14';

let server: TestApi;
let first: Awaited<ReturnType<typeof fly>>;
let second: Awaited<ReturnType<typeof fly>>;
beforeAll(async () => {
  stubNodeBytes();
  server = await startTestApi({ clock: EVENING });
  first = await fly((await server.signUp({ name: 'Ana Ruiz' })).api, { reachDeg: 0.5 });
  second = await fly((await server.signUp({ name: 'Ben Aalto' })).api, { reachDeg: 0.3 });
});
// With reduced motion the user starts the replay, as these tests do.
beforeEach(() => {
  const list = { matches: true, addEventListener: vi.fn<() => void>() };
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...list,
    matches: query.includes('reduced-motion'),
    removeEventListener: vi.fn<() => void>(),
  }));
});

function open(path = DAY) {
  return renderRoute(path, { api: server.api, now: EVENING });
}

test('lists all gliders of a day, and the URL keeps the followed one', async () => {
  const { router } = open();
  expect(await screen.findByRole('heading', { name: 'Day replay' })).toBeVisible();
  expect(await screen.findByText(/ UTC\) · 2 of 2 gliders airborne, none climbing/)).toBeVisible();
  const list = within(screen.getByRole('list', { name: 'Airborne' }));
  await userEvent.click(list.getByRole('button', { name: /^Ben Aalto/, pressed: false }));
  await waitFor(() => expect(router.state.location.href).toBe(`${DAY}&flight=${second.id}`));
  const glider = within(screen.getByRole('region', { name: 'Followed glider' }));
  expect(glider.getByRole('heading', { name: 'Ben Aalto' })).toBeVisible();
  expect(glider.getByText('Altitude MSL')).toBeVisible();
  expect(glider.getByRole('link', { name: 'Open flight' })).toHaveAttribute(
    'href',
    `/flight/${second.id}`,
  );
  await userEvent.click(glider.getByRole('button', { name: 'Stop following' }));
  await waitFor(() => expect(router.state.location.href).toBe(DAY));
  expect(await screen.findByRole('region', { name: 'Map of the day' })).toBeVisible();
});

test('the clock starts with its button or the space bar and moves with keys', async () => {
  open();
  const slider = await screen.findByRole('slider', { name: 'Time in the flight' });
  expect(slider).toHaveAttribute('step', '60');
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  slider.focus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  await userEvent.keyboard(' ');
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('the measure can be chosen; heights only if the ground is known', async () => {
  open();
  const figure = await screen.findByRole('button', { name: /Colours and labels show/ });
  await userEvent.click(figure);
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['Altitude MSL', 'Climb', '1-hour speed']);
  await userEvent.click(screen.getByRole('option', { name: 'Climb' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Thermals' }));
  expect(screen.getByRole('checkbox', { name: 'Thermals' })).not.toBeChecked();
});

test('a day without flights links to the nearest one with flights', async () => {
  const { router } = open('/flight/replay?scoring_date=2026-07-10');
  expect(await screen.findByText('No flights to replay on this day')).toBeVisible();
  await userEvent.click(await screen.findByRole('link', { name: 'Show that day' }));
  await waitFor(() => expect(router.state.location.href).toBe(DAY));
  expect(await screen.findByText(/2 of 2 gliders airborne/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Previous day' }));
  await waitFor(() =>
    expect(router.state.location.href).toBe('/flight/replay?scoring_date=2026-07-13'),
  );
});

test('a shortened list explains how to see the others', async () => {
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const response = await fetch(...call);
    if (!(call[0] as Request).url.includes('/v1/flightday')) return response;
    return Response.json({ ...(await response.json()), total: 412 });
  });
  open(`${DAY}&airport_id_in=x`);
  expect(
    await screen.findByText(
      'List shortened: the best 2 of 412 flights are shown. Choose an airfield or zoom in.',
    ),
  ).toBeVisible();
});

test('retries a day that could not be loaded', async () => {
  const { fetch } = globalThis;
  let fails = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) =>
    fails && (call[0] as Request).url.includes('/v1/flightday')
      ? Response.json({ detail: 'Broken' }, { status: 422 })
      : fetch(...call),
  );
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByText(/2 of 2 gliders airborne/)).toBeVisible();
});

test('needs Premium if plans are offered', async () => {
  const paddle = await startFakePaddle(EVENING);
  const shop = await startTestApi({ clock: EVENING, config: { paddle: paddle.config } });
  renderRoute(DAY, { api: shop.api, now: EVENING });
  expect(await screen.findByText('Requires Premium')).toBeVisible();
  expect(screen.getByText('Upgrade to Premium to get the day replay.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View plans' })).toHaveAttribute(
    'href',
    '/plans/premium',
  );
  await paddle.close();
});

test('a flight and a list of one day link to the day', async () => {
  const { unmount } = open(`/flight/${first.id}`);
  const airport = first.takeoff_airport ? `&airport=${first.takeoff_airport.id}` : '';
  expect(await screen.findByRole('link', { name: 'Day replay' })).toHaveAttribute(
    'href',
    `/flight/replay?scoring_date=2026-07-14&flight=${first.id}${airport}`,
  );
  unmount();
  const list = open('/flight?scoring_date=2026-07-14');
  expect(await screen.findByRole('link', { name: 'Replay' })).toHaveAttribute('href', DAY);
  list.unmount();
  open('/flight?season=2026');
  await screen.findByRole('link', { name: 'Map' });
  expect(screen.queryByRole('link', { name: 'Replay' })).toBeNull();
});
