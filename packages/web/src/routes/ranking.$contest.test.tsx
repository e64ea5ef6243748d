import type { FlightDetail } from '@cloudstreet/sdk';
import { startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { media } from '@cloudstreet/ui/theme';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
let ana: TestUser;
let ben: TestUser;
let far: FlightDetail;
let near: FlightDetail;

beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
  ana = await server.signUp({ name: 'Ana Ruiz', clubName: 'Club de Planeadores' });
  ben = await server.signUp({ name: 'Ben Aalto' });
  far = await fly(ana.api, { reachDeg: 0.6 });
  near = await fly(ana.api, { reachDeg: 0.3, takeoffs: ['2026-07-14T13:00:00Z'] });
  await fly(ben.api, { reachDeg: 0.4, gliderType: 'Duo Discus' });
});

/** The rows that are in the document, once they are loaded. */
async function tableRows() {
  await screen.findAllByRole('rowheader', { name: /\S/ });
  return within(screen.getByRole('table', { name: 'Places' }))
    .getAllByRole('row')
    .slice(1);
}

test('the navigation links to the free ranking of the current season', async () => {
  const { api } = server;
  const { router } = renderRoute('/flight', { api, now: EVENING });
  const [link] = await screen.findAllByRole('link', { name: 'Rankings' });
  await userEvent.click(link!);
  expect(
    await screen.findByRole('heading', { name: 'Free distance ranking', level: 1 }),
  ).toBeVisible();
  expect(router.state.location.href).toBe('/ranking/free?season=2026&category=pilot');
  expect(await tableRows()).toHaveLength(2);
});

test('the title names season and category, as that of links to the page', async () => {
  renderRoute('/ranking/free?season=2026&category=club_top_five', {
    api: server.api,
    now: EVENING,
  });
  await screen.findByRole('heading', { name: 'Free distance ranking', level: 1 });
  expect(document.title).toBe('Free distance ranking 2026 · Clubs: top five pilots · Cloudstreet');
});

test('a row opens the flights that count', async () => {
  renderRoute('/ranking/free', { api: server.api, now: EVENING });
  const [first, second] = await tableRows();
  expect(within(first!).getByRole('rowheader')).toHaveTextContent('Ana Ruiz');
  expect(within(first!).getByRole('link', { name: 'Club de Planeadores' })).toBeVisible();
  expect(within(second!).getByRole('rowheader')).toHaveTextContent('Ben Aalto');

  const button = within(first!).getByRole('button', {
    name: '2 counting flights of Ana Ruiz',
  });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  const flights = within(screen.getByRole('list', { name: 'Counting flights of Ana Ruiz' }));
  expect(flights.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/flight/${far.id}`,
    `/flight/${near.id}`,
  ]);
  await userEvent.click(button);
  expect(screen.queryByRole('list', { name: /that count/ })).toBeNull();
});

test('contest, season and class can be chosen and are kept in the URL', async () => {
  const path = '/ranking/sprint?season=2026&sc_class=XL&planet=3';
  const { router } = renderRoute(path, { api: server.api, now: EVENING });
  expect(await screen.findByRole('heading', { name: 'Speed ranking' })).toBeVisible();
  expect(await tableRows()).toHaveLength(2);

  await userEvent.click(screen.getByRole('button', { name: /Class/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Double-seater' }));
  await waitFor(() =>
    expect(router.state.location.href).toBe('/ranking/speed?season=2026&sc_class=DO'),
  );
  await waitFor(async () => expect(await tableRows()).toHaveLength(1));
  expect((await tableRows())[0]).toHaveTextContent('Ben Aalto');

  await userEvent.click(screen.getByRole('button', { name: /Contest/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Out' }));
  expect(await screen.findByRole('heading', { name: 'Out ranking' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/ranking/out');

  await userEvent.click(screen.getByRole('button', { name: /Season/ }));
  await userEvent.click(await screen.findByRole('option', { name: '2019' }));
  expect(await screen.findByRole('heading', { name: 'No rankings yet' })).toBeVisible();
});

test('a pilot jumps to their own row', async () => {
  renderRoute('/ranking/free', { api: ben.api, now: EVENING });
  await userEvent.click(await screen.findByRole('button', { name: 'Jump to me' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ben Aalto' })).toHaveFocus());
  expect(screen.getByRole('row', { current: true })).toHaveTextContent('Ben AaltoYou');
});

test('a pilot without a row gets no link to it', async () => {
  const { api } = await server.signUp({ name: 'Carla Moreau' });
  renderRoute('/ranking/free', { api, now: EVENING });
  expect(await tableRows()).toHaveLength(2);
  await screen.findAllByRole('link', { name: 'Profile' });
  expect(screen.queryByRole('button', { name: 'Jump to me' })).toBeNull();
});

test('jumps to a row far below; only rows near the view are rendered', async () => {
  fakeRanking({ own: ben.id, row: 9_700 });
  scrollForReal();
  renderRoute('/ranking/free', { api: ben.api, now: EVENING });
  const table = await screen.findByRole('table', { name: 'Places' });
  await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '10002'));
  expect((await tableRows()).length).toBeLessThan(60);
  expect(screen.getByText('10,001 pilots')).toBeVisible();

  await userEvent.click(await screen.findByRole('button', { name: 'Jump to me' }));
  const link = await screen.findByRole('link', { name: 'Pilot 9701' });
  await waitFor(() => expect(link).toHaveFocus());
  expect(screen.getByRole('row', { current: true })).toHaveAttribute('aria-rowindex', '9702');
  expect(screen.queryByRole('link', { name: 'Pilot 1' })).toBeNull();
  expect((await tableRows()).length).toBeLessThan(60);
});

test('searching a name jumps to its row', async () => {
  renderRoute('/ranking/free', { api: server.api, now: EVENING });
  await userEvent.type(
    await screen.findByRole('combobox', { name: 'Find in this ranking' }),
    'aal',
  );
  await userEvent.click(await screen.findByRole('option', { name: /Ben Aalto/ }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ben Aalto' })).toHaveFocus());
});

test('clubs are ranked, too, and open the flights of their pilots', async () => {
  const path = '/ranking/free?category=club_total&country=XX&keyword=fast';
  const { router } = renderRoute(path, { api: ana.api, now: EVENING });
  expect(await screen.findByRole('heading', { name: 'No rankings yet' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Remove filter / }));
  await waitFor(() => expect(router.state.location.href).toBe('/ranking/free?category=club_total'));
  const row = await screen.findByRole('row', { current: true });
  expect(within(row).getByRole('link', { name: 'Club de Planeadores' })).toBeVisible();
  await userEvent.click(within(row).getByRole('button', { name: /^2 counting flights/ }));
  const flights = within(
    await screen.findByRole('list', { name: 'Counting flights of Club de Planeadores' }),
  );
  expect(flights.getAllByRole('link', { name: 'Ana Ruiz' })).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Jump to my club' })).toBeVisible();
});

test('a narrow page shows club, distance and speed below the name', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === media.belowMiddle,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  onTestFinished(() => void vi.stubGlobal('matchMedia', undefined));
  renderRoute('/ranking/free', { api: server.api, now: EVENING });
  const [first] = await tableRows();
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Place',
    'Pilot',
    'Points',
    'Flights',
  ]);
  expect(within(first!).getByRole('rowheader').textContent).toMatch(
    /^Ana RuizClub de Planeadores.*182\s?km · 149\.3\s?km\/h/,
  );
});

test('filters of a ranking are chosen in a dialog and removed again', async () => {
  const { router } = renderRoute('/ranking/free', { api: server.api, now: EVENING });
  await userEvent.click(await screen.findByRole('button', { name: 'More filters' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'More filters' }));
  await userEvent.click(dialog.getByLabelText('Juniors'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Counting flights/ }), '2{Tab}');
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ keyword: 'junior', count: '2' }),
  );
  const everyFlight = { name: 'Use the number in the rules, not 2' };
  await userEvent.click(await screen.findByRole('button', everyFlight));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.href).toBe('/ranking/free'));
  expect(await tableRows()).toHaveLength(2);
});

test('the rules of the contest are linked beside its name', async () => {
  renderRoute('/ranking/out_return', { api: server.api, now: EVENING });
  await userEvent.click(await screen.findByRole('button', { name: 'Rules' }));
  const dialog = await screen.findByRole('dialog', { name: 'Out and return: rules' });
  expect(dialog).toHaveTextContent('The points of the 3 best flights of each pilot are added up.');
});

test('reports a ranking that cannot be loaded and loads it on retry', async () => {
  const { fetch } = globalThis;
  const outage = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const { pathname } = new URL((call[0] as Request).url);
    return pathname === '/v1/ranking' ? new Response('', { status: 503 }) : fetch(...call);
  });
  renderRoute('/ranking/free', { api: server.api, now: EVENING });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('alert')).toHaveTextContent('This page could not be loaded');
  outage.mockRestore();
  await userEvent.click(main.getByRole('button', { name: 'Try again' }));
  expect(await tableRows()).toHaveLength(2);
});

test('there is no page for an unknown contest', async () => {
  renderRoute('/ranking/downwind', { api: server.api, now: EVENING });
  expect(await screen.findByRole('heading', { name: 'Landing site not found' })).toBeVisible();
});

/** Nothing scrolls by itself where nothing is laid out. */
function scrollForReal(): void {
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (
    this: Element,
    ...[to]: unknown[]
  ) {
    this.scrollTop = (to as ScrollToOptions).top ?? 0;
    setTimeout(() => this.dispatchEvent(new Event('scroll')));
  });
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1_000_000);
}

/** A ranking of 10 001 pilots, one of whom is signed in; all else is the server's. */
function fakeRanking({ own, row }: { own: number; row: number }) {
  const rowCount = 10_001;
  const rowAt = (index: number) => ({
    position: index + 1,
    user: { id: index === row ? own : 100_000 + index, name: `Pilot ${index + 1}` },
    points: 20_000 - index,
    distance: 100,
    speed: 80,
    flight_count: 1,
    pilots: 1,
    flights: [],
  });
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const { pathname, searchParams } = new URL((call[0] as Request).url);
    if (pathname === `/v1/ranking/user/${own}`) return Response.json({ position: row + 1, row });
    if (pathname === '/v1/ranking/count') return Response.json({ count: rowCount });
    if (pathname !== '/v1/ranking') return fetch(...call);
    const skip = Number(searchParams.get('skip'));
    const count = Math.max(0, Math.min(250, rowCount - skip));
    return Response.json(Array.from({ length: count }, (_, index) => rowAt(skip + index)));
  });
}

/** Opens the panel of places and returns its field. */
async function openPlaces(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Place' }));
  return screen.findByRole('combobox', { name: 'Country, region, club or airfield' });
}

test('a failed search proposes nothing and shows no error', async () => {
  const { fetch } = globalThis;
  let failures = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation((...call) => {
    if (!new URL((call[0] as Request).url).pathname.startsWith('/v1/search')) return fetch(...call);
    failures += 1;
    return Promise.resolve(Response.json({}, { status: 503 }));
  });
  const { router } = renderRoute('/ranking/free', { api: server.api, now: EVENING });
  await userEvent.type(await openPlaces(), 'Germ');
  // It is asked once more.
  await waitFor(() => expect(failures).toBe(2));
  expect(await screen.findByText('Nothing found')).toBeVisible();
  await waitFor(() => expect(router.options.context.queryClient.isFetching()).toBe(0));
  expect(screen.queryByText('Service unavailable')).toBeNull();
});

test.each([
  { languages: ['de-AT', 'en'], name: 'Germany', filter: 'country=DE' },
  { languages: ['ro', 'en-US', 'en'], name: 'Europe', filter: 'continent=EU' },
])('proposes $name to a reader of $languages until something is chosen', async (given) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(given.languages);
  const { router } = renderRoute('/ranking/free', { api: server.api, now: EVENING });
  await userEvent.click(await openPlaces());
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(given.name) }));
  await waitFor(() => expect(router.state.location.href).toContain(given.filter));
  await userEvent.click(await openPlaces());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.queryByRole('option', { name: new RegExp(given.name) })).toBeNull();
});
