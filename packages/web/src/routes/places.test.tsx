import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
let flight: Awaited<ReturnType<typeof fly>>;
beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
  const { api } = await server.signUp({ name: 'Ana Ruiz', clubName: 'Club de Planeadores' });
  // Above the airfield of Lüsse.
  flight = await fly(api, { lat: 52.1436, lon: 12.6642 });
});

test('shows facts and flights by month of a user', async () => {
  renderRoute(`/profile/${flight.user!.id}`, { api: server.api });
  expect(await screen.findByRole('heading', { name: 'Ana Ruiz', level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Club de Planeadores' })).toHaveAttribute(
    'href',
    `/club/${flight.club!.id}`,
  );
  expect(await screen.findByRole('heading', { name: 'July 2026' })).toBeVisible();
});

test('shows the activity of the season in the URL with its sums', async () => {
  const { router } = renderRoute(`/user/${flight.user!.id}`, { api: server.api, now: EVENING });
  const activity = within(await screen.findByRole('region', { name: 'Activity' }));
  const day = await activity.findByRole('link', { name: /^Tuesday, 14 July 2026: 1 flight,/ });
  expect(day).toHaveAttribute('href', `/flight?user=${flight.user!.id}&scoring_date=2026-07-14`);
  const seasons = within(screen.getByRole('region', { name: 'Seasons' }));
  const season = await seasons.findByRole('link', { name: '2026' });
  expect(season).toHaveAttribute('href', `/flight?user=${flight.user!.id}&season=2026`);
  expect(screen.getByRole('link', { name: /Lüsse/ })).toHaveAttribute(
    'href',
    `/airport/${flight.takeoff_airport!.id}`,
  );
  await userEvent.click(activity.getByRole('button', { name: /Season/ }));
  await userEvent.click(await screen.findByRole('option', { name: '2025' }));
  expect(router.state.location.searchStr).toBe('?season=2025');
  const calendar = await screen.findByRole('grid', { name: 'Activity in the 2025 season' });
  expect(within(calendar).queryByRole('link')).not.toBeInTheDocument();
});

test('shows trends over seasons as chart and table', async () => {
  renderRoute(`/user/${flight.user!.id}`, { api: server.api, now: EVENING });
  const trends = within(await screen.findByRole('region', { name: 'Trends' }));
  const chart = await trends.findByRole('figure', { name: 'Average speed: seasons 2026 to 2026' });
  const score = flight.contest.find(({ name }) => name === 'free');
  expect(chart.textContent).toMatch(new RegExp(`^km/h.*${score!.speed.toFixed(1)}2026$`));
  await userEvent.click(trends.getByRole('button', { name: /^Average speed Figure/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Flights' }));
  expect(trends.getByRole('figure', { name: 'Flights: seasons 2026 to 2026' })).toBeVisible();
  await userEvent.click(trends.getByRole('button', { name: 'All figures in a table' }));
  const table = within(trends.getByRole('table'));
  expect(table.getByRole('link', { name: '2026' })).toHaveAttribute(
    'href',
    `/flight?user=${flight.user!.id}&season=2026`,
  );
});

test('a user without flights has no trends', async () => {
  const { id } = await server.signUp();
  renderRoute(`/user/${id}`, { api: server.api, now: EVENING });
  const trends = within(await screen.findByRole('region', { name: 'Trends' }));
  expect(await trends.findByText('No flights yet.')).toBeVisible();
});

test('a day of the calendar links to the flights of that user and day', async () => {
  const { router } = renderRoute(`/user/${flight.user!.id}?season=2026`, { api: server.api });
  await userEvent.click(await screen.findByRole('link', { name: /^Tuesday, 14 July 2026/ }));
  expect(await screen.findByRole('heading', { name: 'Flights', level: 1 })).toBeVisible();
  expect(router.state.location.href).toBe(
    `/flight?user=${flight.user!.id}&scoring_date=2026-07-14`,
  );
  expect(await screen.findByText('Ana Ruiz')).toBeVisible();
});

test('badges show the next level once there are some', async () => {
  const { db } = server.server.services;
  const { id } = flight.user!;
  const first = renderRoute(`/user/${id}`, { api: server.api });
  expect(await screen.findByRole('img', { name: 'Level 1' })).toBeVisible();
  expect(screen.queryByText(/to level/)).not.toBeInTheDocument();
  first.unmount();
  await db.updateTable('user').set({ achievement_count: 23 }).where('id', '=', id).execute();
  renderRoute(`/user/${id}`, { api: server.api });
  expect(await screen.findByRole('img', { name: 'Level 3' })).toBeVisible();
  expect(screen.getByText('7 badges to level 4')).toBeVisible();
  await db.updateTable('user').set({ achievement_count: 0 }).where('id', '=', id).execute();
});

test('shows the profile image on page and card of a pilot', async () => {
  const { fetch } = globalThis;
  const { id } = flight.user!;
  const image = 'user/3f/ana.jpg';
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const response = await fetch(...call);
    const { pathname } = new URL((call[0] as Request).url);
    if (pathname === `/v1/user/${id}`) return Response.json({ ...(await response.json()), image });
    if (pathname !== `/v1/club/${flight.club!.id}`) return response;
    const club = (await response.json()) as { user: { image?: string }[] };
    for (const user of club.user) user.image = image;
    return Response.json(club);
  });
  const images = () =>
    [...document.querySelectorAll('main img')].map((img) => img.getAttribute('src'));
  const page = renderRoute(`/user/${id}`, { api: server.api });
  expect(await screen.findByRole('heading', { name: 'Ana Ruiz', level: 1 })).toBeVisible();
  await waitFor(() => expect(images()).toContainEqual(expect.stringContaining(image)));
  page.unmount();
  renderRoute(`/club/${flight.club!.id}/pilot`, { api: server.api, now: EVENING });
  expect(await screen.findByRole('link', { name: 'Ana Ruiz' })).toBeVisible();
  await waitFor(() => expect(images()).toContainEqual(expect.stringContaining(image)));
  vi.restoreAllMocks();
});

test('shows the data of an aircraft in the units of the reader', async () => {
  renderRoute(`/aircraft/${flight.aircraft!.id}`, { api: server.api });
  const factOf = async (name: string) =>
    (await screen.findByText(name)).closest('dt')?.nextElementSibling?.textContent;
  expect(await factOf('Wing area')).toMatch(/^10\.50\sm²$/);
  expect(await factOf('Maximum takeoff mass')).toMatch(/^\d{3}\skg$/);
  expect(await factOf('Maximum wing loading')).toMatch(/^\d\d\.\d\skg\/m²$/);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 9' }));
  expect(await factOf('Minimum speed')).toMatch(/^\d\d\skm\/h$/);
});

test('a co-pilot finds the flight in their list, with the seat on the tile', async () => {
  const { db } = server.server.services;
  const { id } = await server.signUp({ name: 'Ben Cole' });
  await db.updateTable('flight').set({ co_user_id: id }).where('id', '=', flight.id).execute();
  await db
    .updateTable('flight_contest')
    .set({ co_user_id: id })
    .where('flight_id', '=', flight.id)
    .execute();
  renderRoute(`/user/${id}`, { api: server.api, now: EVENING });
  const flights = within(await screen.findByRole('region', { name: 'Flights' }));
  const tile = within(await flights.findByRole('article'));
  expect(tile.getByRole('link', { name: /Ana Ruiz/ })).toBeVisible();
  expect(tile.getByText('Ben Cole as co-pilot')).toBeVisible();
  expect(
    await screen.findByRole('link', { name: /^Tuesday, 14 July 2026: 1 flight/ }),
  ).toBeVisible();
});

const PLACES = [
  { page: 'the aircraft', path: () => `/aircraft/${flight.aircraft!.id}`, name: 'LS 4' },
  { page: 'the airport', path: () => `/airport/${flight.takeoff_airport!.id}`, name: /Lüsse/ },
  { page: 'the club', path: () => `/club/${flight.club!.id}`, name: 'Club de Planeadores' },
];

test.each(PLACES)('$page lists its flights and links to its pilots', async ({ path, name }) => {
  const { router } = renderRoute(path(), { api: server.api });
  expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible();
  const flights = within(screen.getByRole('region', { name: 'Flights' }));
  expect(await flights.findByRole('link', { name: /Ana Ruiz/ })).toBeVisible();
  const children = within(screen.getByRole('navigation', { name: 'View' }));
  expect(children.getByRole('link', { current: 'page' })).not.toHaveTextContent('Pilots');
  await userEvent.click(children.getByRole('link', { name: 'Pilots' }));
  expect(await screen.findByRole('heading', { name: 'Pilots', level: 2 })).toBeVisible();
  expect(router.state.location.pathname).toBe(`${path()}/pilot`);
  expect(screen.getByRole('heading', { name, level: 1 })).toHaveFocus();
});

test.each(PLACES)('lists the pilots of $page with their sums', async ({ path, name }) => {
  renderRoute(`${path()}/pilot`, { api: server.api, now: EVENING });
  expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Pilots');
  const pilots = within(screen.getByRole('region', { name: 'Pilots' }));
  expect(await pilots.findByRole('link', { name: 'Ana Ruiz' })).toHaveAttribute(
    'href',
    `/user/${flight.user!.id}`,
  );
  expect(pilots.getByRole('img', { name: 'Level 1' })).toBeVisible();
  expect(pilots.getByRole('article')).toHaveTextContent('1 flight');
});

test('lists the pilots of the season and contest in the URL', async () => {
  const path = `/club/${flight.club!.id}/pilot`;
  const { router } = renderRoute(`${path}?season=2025&contest=out&colour=blue`, {
    api: server.api,
    now: EVENING,
  });
  expect(await screen.findByText('No pilots yet')).toBeVisible();
  expect(screen.getByRole('button', { name: /Contest/ })).toHaveTextContent('Out');
  expect(screen.getByRole('link', { name: 'Ranking of this club' })).toHaveAttribute(
    'href',
    `/ranking/out?season=2025&club=${flight.club!.id}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show all seasons' }));
  expect(await screen.findByRole('link', { name: 'Ana Ruiz' })).toBeVisible();
  expect(router.state.location.href).toBe(`${path}?contest=out`);

  await userEvent.click(screen.getByRole('button', { name: /Season/ }));
  await userEvent.click(await screen.findByRole('option', { name: '2026' }));
  expect(await screen.findByRole('link', { name: 'Ana Ruiz' })).toBeVisible();
  expect(router.state.location.searchStr).toBe('?season=2026&contest=out');
});

/** Serves the list of flights as given, and returns its calls. Other calls reach the server. */
function interceptFlights(respond: typeof fetch) {
  const { fetch: send } = globalThis;
  const list = vi.fn<typeof fetch>(respond);
  const network = vi.spyOn(globalThis, 'fetch').mockImplementation((...call) => {
    const { pathname } = new URL((call[0] as Request).url);
    return pathname.endsWith('/flight') ? list(...call) : send(...call);
  });
  onTestFinished(() => network.mockRestore());
  return list;
}

test('on a phone the flights of pilots are loaded when their map is opened', async () => {
  const list = interceptFlights(globalThis.fetch);
  renderRoute(`/club/${flight.club!.id}/pilot`, { api: server.api, now: EVENING });
  expect(await screen.findByRole('link', { name: 'Ana Ruiz' })).toBeVisible();
  const handle = await screen.findByRole('button', { name: 'Show map' });
  expect(list).not.toHaveBeenCalled();
  await userEvent.click(handle);
  expect(await screen.findByRole('region', { name: 'Map of the flights' })).toBeVisible();
  expect(list).toHaveBeenCalledOnce();
});

test('beside the pilots the flights of their map are loaded at once, and a failure is shown in its place', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('>='),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  onTestFinished(() => void vi.stubGlobal('matchMedia', undefined));
  const list = interceptFlights(() => Promise.resolve(Response.json({}, { status: 400 })));
  renderRoute(`/club/${flight.club!.id}/pilot`, { api: server.api, now: EVENING });
  const map = within(await screen.findByRole('region', { name: 'map' }));
  expect(await map.findByText('This page could not be loaded')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ana Ruiz' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await userEvent.click(map.getByRole('button', { name: 'Try again' }));
  expect(list).toHaveBeenCalledTimes(2);
});

test('there is no ranking of one type of aircraft', async () => {
  renderRoute(`/aircraft/${flight.aircraft!.id}/pilot`, { api: server.api });
  expect(await screen.findByRole('link', { name: 'Ana Ruiz' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Ranking of/ })).not.toBeInTheDocument();
});

test('on a phone the map of an airport is on its page, not in a sheet', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('<'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  // The other stubs stay: they are those of all tests of pages.
  onTestFinished(() => void vi.stubGlobal('matchMedia', undefined));
  renderRoute(`/airport/${flight.takeoff_airport!.id}`, { api: server.api });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('region', { name: 'map' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show map' })).not.toBeInTheDocument();
});
