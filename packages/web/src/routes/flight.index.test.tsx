import { unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fill } from '../testing/fill.js';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

/** The button that applies the filters of the dialog. */
const SHOW = /^(Apply|Show .* flights?)$/;

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
});
afterEach(() => {
  localStorage.clear();
});

test('lists the filtered flights of the URL under their days', async () => {
  const { signUp } = server;
  const [ana, ben] = [await signUp({ name: 'Ana Ruiz' }), await signUp({ name: 'Ben Aalto' })];
  await fly(ana.api);
  await fly(ben.api);
  const { router } = renderRoute(`/flight?user=${ana.id}&planet=3`, { api: ben.api, now: EVENING });

  const list = within(await screen.findByRole('main'));
  expect(await list.findByRole('link', { name: /Ana Ruiz/ })).toBeVisible();
  expect(list.queryByRole('link', { name: /Ben Aalto/ })).toBeNull();
  const tile = list.getByRole('link', { name: /Ana Ruiz/ }).closest('article')!;
  // Without a photograph the outline of the flight stands in its place.
  expect(tile.querySelector('svg[viewBox="0 0 112 84"] path')).toBeInTheDocument();

  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Ana Ruiz' }));
  expect(await list.findByRole('link', { name: /Ben Aalto/ })).toBeVisible();
  expect(list.getByRole('heading', { name: 'Tuesday, 14 July 2026' })).toBeVisible();
  expect(router.state.location.href).toBe('/flight');
});

test('removes all filters at once and keeps contest and order', async () => {
  const { api, signUp } = server;
  const { id } = await signUp({ name: 'Carla Moreau' });
  const path = `/flight?season=2026&user=${id}&contest=triangle&order_by=points`;
  const { router } = renderRoute(path, { api, now: EVENING });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
  await waitFor(() =>
    expect(router.state.location.href).toBe('/flight?contest=triangle&order_by=points'),
  );
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
});

test('more filters: a class, keywords and a distance, applied together', async () => {
  const { api } = server;
  const { router } = renderRoute('/flight?contest=triangle', { api, now: EVENING });
  await userEvent.click(await screen.findByRole('button', { name: 'More filters' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'More filters' }));
  await userEvent.click(dialog.getByLabelText('Double-seater class'));
  await userEvent.click(dialog.getByLabelText('Winch launch'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^More than/ }), '300{Tab}');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Less than/ }), '300{Tab}');
  expect(dialog.queryByRole('button', { name: SHOW })).toBeNull();
  // Said once, at the fields; what led to it leads there.
  const why = dialog.getByRole('alert').textContent;
  expect(why).toContain('must be smaller than');
  const over = dialog.getByRole('textbox', { name: /^More than/ });
  for (const field of [over, dialog.getByRole('textbox', { name: /^Less than/ })]) {
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(why);
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Check the distance' }));
  expect(over).toHaveFocus();

  await userEvent.clear(dialog.getByRole('textbox', { name: /^Less than/ }));
  await userEvent.tab();
  await userEvent.click(await dialog.findByRole('button', { name: SHOW }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({
      contest: 'triangle',
      sc_class: 'DO',
      keyword: 'launch_winch',
      distance_gt: '300',
    }),
  );
  for (const name of ['Double-seater class', 'Winch launch', 'More than 300\u202fkm']) {
    expect(await screen.findByRole('button', { name: `Remove filter ${name}` })).toBeVisible();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Winch launch' }));
  await waitFor(() => expect(router.state.location.href).not.toContain('keyword'));
});

test('the dialog says how many flights its filters match, and resets them', async () => {
  const { router } = renderRoute('/flight?user=1', { api: server.api, now: EVENING });
  const list = await screen.findAllByRole('article');
  const dialog = await openFilters();
  const shown = list.length === 1 ? '1 flight' : `${list.length} flights`;
  expect(await dialog.findByRole('button', { name: `Show ${shown}` })).toBeVisible();
  await userEvent.click(dialog.getByLabelText('Winch launch'));
  await userEvent.click(dialog.getByLabelText('Double-seater class'));
  expect(await dialog.findByRole('button', { name: 'Show 0 flights' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
  expect(dialog.getByLabelText('Winch launch')).not.toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: SHOW }));
  await waitFor(() => expect(router.state.location.href).toBe('/flight'));
});

test('the kind of aircraft and the number on board have a field', async () => {
  const { api } = server;
  const { router } = renderRoute('/flight?kind=MG', { api, now: EVENING });
  let dialog = await openFilters();
  const choose = async (field: RegExp, name: string) => {
    await userEvent.click(dialog.getByRole('button', { name: field }));
    await userEvent.click(await screen.findByRole('option', { name }));
  };
  // In its field, and nowhere else.
  expect(dialog.getByRole('button', { name: /Kind of aircraft/ })).toHaveTextContent(
    'Motor glider',
  );
  expect(dialog.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
  await choose(/Kind of aircraft/, 'Electric glider');
  await choose(/On board/, '2 pilots');
  await userEvent.click(dialog.getByRole('button', { name: SHOW }));
  await waitFor(() => expect(router.state.location.search).toEqual({ kind: 'FG', pilots: '2' }));
  for (const name of ['Electric glider', '2 pilots']) {
    expect(await screen.findByRole('button', { name: `Remove filter ${name}` })).toBeVisible();
  }
  dialog = await openFilters();
  await choose(/Kind of aircraft/, 'All kinds');
  await choose(/On board/, '1–2 pilots');
  await userEvent.click(dialog.getByRole('button', { name: SHOW }));
  await waitFor(() => expect(router.state.location.href).toBe('/flight'));
});

test('a distance is from 0 to 3000 km, in steps of 50', async () => {
  renderRoute('/flight', { api: server.api, now: EVENING });
  await userEvent.click(await screen.findByRole('button', { name: 'More filters' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'More filters' }));
  const over = dialog.getByRole('textbox', { name: /^More than/ });
  await userEvent.type(over, '300{Tab}');
  await userEvent.type(over, '{ArrowUp}');
  expect(over).toHaveValue('350');
  await userEvent.clear(over);
  await userEvent.type(over, '9000{Tab}');
  expect(over).toHaveValue('3,000');
  await userEvent.clear(over);
  await userEvent.type(over, '0{Tab}');
  await userEvent.type(over, '{ArrowDown}');
  expect(over).toHaveValue('0');
});

test('keeps quantities as typed, also between the steps of the buttons', async () => {
  const { api } = server;
  const { router } = renderRoute('/flight?point_of_interest=11.4,47.3', { api, now: EVENING });
  const dialog = await openFilters();
  const type = async (name: RegExp, text: string) => {
    const field = dialog.getByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.type(field, `${text}{Tab}`);
    return field;
  };
  const altitude = await type(/^Altitude above/, '4100');
  expect(altitude).toHaveValue('4,100');
  await userEvent.type(altitude, '{ArrowUp}');
  expect(altitude).toHaveValue('4,500');
  await type(/^Altitude above/, '4100');
  await type(/^More than/, '120.5');
  // The limit of the contract.
  expect(await type(/^Radius/, '900')).toHaveValue('100');
  await type(/^Radius/, '12.5');
  expect(
    dialog.getByRole('button', { name: /^Remove filter Within 12\.5\u202fkm of/ }),
  ).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: SHOW }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({
      point_of_interest: '11.4,47.3',
      radius: '12.5',
      altitude_gt: '4100',
      distance_gt: '120.5',
    }),
  );
});

test('keeps a distance of a link between two steps', async () => {
  const { api } = server;
  const { router } = renderRoute('/flight?distance_gt=120', { api, now: EVENING });
  await userEvent.click(await screen.findByRole('button', { name: 'More filters' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'More filters' }));
  expect(dialog.getByRole('textbox', { name: /^More than/ })).toHaveValue('120');
  await userEvent.click(dialog.getByLabelText('Juniors'));
  await userEvent.click(dialog.getByRole('button', { name: SHOW }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ distance_gt: '120', keyword: 'junior' }),
  );
});

test('a range of days replaces the season', async () => {
  const { api } = server;
  const { router } = renderRoute('/flight?season=2026', { api, now: EVENING });
  await userEvent.click(await screen.findByRole('button', { name: 'More filters' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'More filters' }));
  const type = async (field: string, digits: string) => {
    const group = dialog.getByRole('group', { name: new RegExp(`^${field}`) });
    await userEvent.click(within(group).getAllByRole('spinbutton')[0]!);
    await userEvent.keyboard(digits);
  };
  await type('From', '01062026');
  await type('To', '31052026');
  expect(dialog.queryByRole('button', { name: SHOW })).toBeNull();
  expect(dialog.getByRole('alert').textContent).toContain('must not be after the last');
  await userEvent.click(dialog.getByRole('button', { name: 'Check the days' }));
  const from = within(dialog.getByRole('group', { name: /^From/ }));
  expect(from.getAllByRole('spinbutton')[0]).toHaveFocus();
  await type('To', '30062026');
  await userEvent.click(await dialog.findByRole('button', { name: SHOW }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({
      scoring_date_start: '2026-06-01',
      scoring_date_end: '2026-06-30',
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Remove filter .* to / }));
  await waitFor(() => expect(router.state.location.href).toBe('/flight'));
});

test.each([
  { url: '/flight?scoring_date_start=2026-06-01', chip: /^Remove filter From / },
  { url: '/flight?scoring_date_end=today', chip: /^Remove filter Until .*2026/ },
  { url: '/flight?distance_gt=5000', chip: /^Remove filter .*5,000/ },
  {
    url: '/flight?point_of_interest=11.393,47.268&radius=20',
    chip: 'Remove filter Within 20\u202fkm of 47°16.1′N 011°23.6′E',
  },
  { url: '/flight?sector=PYRENEES,XY', chip: 'Remove filter Takeoff: Pyrenees' },
  { url: '/flight?altitude_gt=4100', chip: /^Remove filter Above 4,100/ },
  { url: '/flight?season=1999', chip: 'Remove filter Season 1999' },
])('keeps the filter of a link in the dialog: $url', async ({ url, chip }) => {
  const { router } = renderRoute(url, { api: server.api, now: EVENING });
  expect(await screen.findByRole('button', { name: chip })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'More filters' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'More filters' }));
  await userEvent.click(dialog.getByLabelText('Juniors'));
  await userEvent.click(dialog.getByRole('button', { name: SHOW }));
  const parts = Object.fromEntries(new URLSearchParams(url.split('?')[1]));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ ...parts, keyword: 'junior' }),
  );
});

test('names filters of a link that are not valid', async () => {
  const { router } = renderRoute('/flight?month=6,13&planet=3&distance_gt=-1', {
    api: server.api,
    now: EVENING,
  });
  const name = 'Filters not applied: Month (13), Distance (-1\u202fkm)';
  const notice = await screen.findByRole('alertdialog', { name });
  expect(notice).toHaveTextContent('These values are not valid. Choose the filters again.');
  await waitFor(() => expect(router.state.location.href).toBe('/flight?month=6'));
});

test('names filters of a link that lack their place', async () => {
  const { router } = renderRoute('/flight?radius=20&circumnavigation=single&month=6', {
    api: server.api,
    now: EVENING,
  });
  const name =
    'Filters not applied: Radius (20\u202fkm), Circumnavigation (Flown around at least once)';
  const notice = await screen.findByRole('alertdialog', { name });
  expect(notice).toHaveTextContent('These filters need a place. Choose one.');
  await waitFor(() => expect(router.state.location.href).toBe('/flight?month=6'));
});

test('the dialog filters by place, sector, turns, altitude and shows points of a contest', async () => {
  const { api } = server;
  const { router } = renderRoute('/flight', { api, now: EVENING });
  let dialog = await openFilters();
  const choose = async (field: RegExp, name: string) => {
    await userEvent.click(dialog.getByRole('button', { name: field }));
    await userEvent.click(await screen.findByRole('option', { name }));
  };
  // They need a place.
  expect(dialog.queryByRole('textbox', { name: /^Radius/ })).toBeNull();
  expect(dialog.queryByRole('button', { name: /Circumnavigation/ })).toBeNull();
  await userEvent.type(dialog.getByRole('combobox', { name: 'Flights near a place' }), 'madrid');
  await userEvent.click((await screen.findAllByRole('option', { name: /^Madrid/ }))[0]!);
  await userEvent.clear(dialog.getByRole('textbox', { name: /^Radius/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Radius/ }), '25{Tab}');
  expect(
    await dialog.findByRole('button', { name: 'Remove filter Within 25\u202fkm of Madrid' }),
  ).toBeVisible();
  await choose(/Circumnavigation/, 'Flown around at least once');
  await choose(/Sector/, 'Pyrenees');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Altitude above/ }), '4000{Tab}');
  await userEvent.click(dialog.getByLabelText('Wave'));
  await choose(/Points shown/, 'FAI triangle');
  await userEvent.click(dialog.getByRole('button', { name: SHOW }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({
      point_of_interest: expect.stringMatching(/^city-/),
      radius: '25',
      circumnavigation: 'single',
      sector: 'PYRENEES',
      altitude_gt: '4000',
      keyword: 'wave',
      point_schema: 'triangle',
    }),
  );
  const around = 'Remove filter Around Madrid (25\u202fkm), at least once';
  const takeoff = 'Remove filter Takeoff: Pyrenees';
  const points = 'Remove filter Points: FAI triangle';
  for (const name of [around, takeoff, points, 'Remove filter Above 4,000\u202fm']) {
    expect(await screen.findByRole('button', { name })).toBeVisible();
  }
  await userEvent.click(screen.getByRole('button', { name: around }));
  await waitFor(() => expect(screen.queryByRole('button', { name: around })).toBeNull());
  // The turns were around the place, not around the sector.
  expect(router.state.location.search).not.toHaveProperty('circumnavigation');
  expect(screen.getByRole('button', { name: takeoff })).toBeVisible();
  dialog = await openFilters();
  expect(dialog.getByRole('textbox', { name: /^Altitude above/ })).toHaveValue('4,000');
  // The place was chosen recently.
  await userEvent.click(dialog.getByRole('combobox', { name: 'Flights near a place' }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Madrid/),
  ]);
});

test('opening the dialog sends no search', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  renderRoute('/flight', { api: server.api, now: EVENING });
  const dialog = await openFilters();
  const field = dialog.getByRole('combobox', { name: 'Flights near a place' });
  const searches = () =>
    fetch.mock.calls.filter(([request]) => (request as Request).url.endsWith('/search'));
  expect(searches()).toEqual([]);
  await userEvent.type(field, 'madrid');
  expect((await screen.findAllByRole('option', { name: /^Madrid/ }))[0]).toBeVisible();
  expect(searches()).not.toEqual([]);
});

test('explains a place of a link that does not exist', async () => {
  const { router } = renderRoute('/flight?point_of_interest=airport-99999999', {
    api: server.api,
    now: EVENING,
  });
  const chip = await screen.findByRole('button', { name: 'Remove filter Unknown place' });
  const explanation = screen.getByText(/^This place does not exist/);
  expect(explanation).toBeVisible();
  await userEvent.click(chip);
  await waitFor(() => expect(router.state.location.href).toBe('/flight'));
  expect(explanation).not.toBeInTheDocument();
});

test('a place whose request fails is not called unknown', async () => {
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const { pathname } = new URL((call[0] as Request).url);
    return pathname.includes('/point_of_interest/')
      ? Response.json({}, { status: 503 })
      : fetch(...call);
  });
  renderRoute('/flight?point_of_interest=airport-1', { api: server.api, now: EVENING });
  const name = 'Remove filter Within 10\u202fkm of Airfield 1';
  expect(await screen.findByRole('button', { name })).toBeVisible();
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(screen.queryByText(/^This place does not exist/)).toBeNull();
});

test('an emptied altitude or radius is no filter', async () => {
  const { api } = server;
  const { router } = renderRoute('/flight?altitude_gt=3000&point_of_interest=11.4,47.3&radius=80', {
    api,
    now: EVENING,
  });
  const dialog = await openFilters();
  await userEvent.clear(dialog.getByRole('textbox', { name: /^Altitude above/ }));
  await userEvent.clear(dialog.getByRole('textbox', { name: /^Radius/ }));
  await userEvent.tab();
  await userEvent.click(dialog.getByRole('button', { name: SHOW }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ point_of_interest: '11.4,47.3' }),
  );
});

test('removing a filter focuses the next one', async () => {
  const { api, signUp } = server;
  const { id } = await signUp({ name: 'Dora Nagy' });
  renderRoute(`/flight?season=2026&user=${id}`, { api, now: EVENING });
  const chip = await screen.findByRole('button', { name: 'Remove filter Dora Nagy' });
  const season = screen.getByRole('button', { name: 'Remove filter Season 2026' });
  act(() => season.focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(chip).toHaveFocus());
  // One filter is taken off by itself.
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('offers an upload if there are no flights at all', async () => {
  const { api } = await startTestApi();
  renderRoute('/flight', { api });
  expect(await screen.findByRole('heading', { name: 'No flights yet' })).toBeVisible();
  expect(
    within(screen.getByRole('main')).getByRole('link', { name: 'Upload flights' }),
  ).toHaveAttribute('href', '/upload');
});

test('reports that no flight matches and offers to remove filters', async () => {
  const { api, signUp } = server;
  await fly((await signUp()).api);
  renderRoute('/flight?season=2019', { api, now: EVENING });
  expect(await screen.findByRole('heading', { name: 'No flights here' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Show all flights' }));
  expect(await screen.findByRole('link', { name: /Test Pilot/ })).toBeVisible();
});

test('reports a list that cannot be loaded and loads it on retry', async () => {
  const { api, signUp } = server;
  const pilot = await signUp({ name: 'Erik Falk' });
  await fly(pilot.api);
  const outage = failFlights();
  renderRoute(`/flight?user=${pilot.id}`, { api, now: EVENING });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('alert')).toHaveTextContent('This page could not be loaded');
  expect(main.queryByRole('article')).toBeNull();
  // The filters stay in reach.
  expect(await main.findByRole('button', { name: /Remove filter Erik Falk/ })).toBeVisible();

  outage.mockRestore();
  await userEvent.click(main.getByRole('button', { name: 'Try again' }));
  expect(await main.findByRole('link', { name: /Erik Falk/ })).toBeVisible();
  expect(main.queryByRole('alert')).toBeNull();
});

test('keeps the flights if a further page cannot be loaded', async () => {
  const { api } = server;
  const day = '2026-07-14';
  const flight = (id: number) => ({
    id,
    status: 'valid',
    rank: true,
    junior: false,
    scoring_date: day,
    time_zone: 'UTC',
    user: { id: 1, name: `Pilot ${id}` },
  });
  const page = Array.from({ length: 100 }, (_, index) => flight(index + 1));
  let isDown = true;
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const { pathname, searchParams } = new URL((call[0] as Request).url);
    if (pathname !== '/v1/flight') return fetch(...call);
    if (searchParams.get('skip') === '0') return Response.json(page);
    return isDown ? new Response('', { status: 503 }) : Response.json([flight(101)]);
  });
  renderRoute('/flight', { api, now: EVENING });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('alert')).toBeVisible();
  expect(main.getByRole('link', { name: /Pilot 100/ })).toBeInTheDocument();

  isDown = false;
  await userEvent.click(main.getByRole('button', { name: 'Try again' }));
  expect(await main.findByRole('link', { name: /Pilot 101/ })).toBeInTheDocument();
  expect(main.queryByRole('alert')).toBeNull();
});

test('finds a pilot by name and adds the filter', async () => {
  const { api, signUp } = server;
  const { id } = await signUp({ name: 'Katharina Lindqvist' });
  const { router } = renderRoute('/flight', { api, now: EVENING });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Filter by name' }), 'lindq');
  await userEvent.click(await screen.findByRole('option', { name: /Katharina Lindqvist/ }));
  expect(await screen.findByRole('button', { name: /Remove filter Katharina/ })).toBeVisible();
  expect(router.state.location.href).toBe(`/flight?user=${id}`);
});

test('Enter in the name filter chooses the first match; leaving keeps the text', async () => {
  const { api, signUp } = server;
  const { id } = await signUp({ name: 'Ottilie Zabransky' });
  const { router } = renderRoute('/flight', { api, now: EVENING });
  const field = () => screen.getByRole('combobox', { name: 'Filter by name' });
  await screen.findByRole('heading', { name: 'Flights' });
  await userEvent.click(field());
  await userEvent.paste('zabran');
  await userEvent.tab();
  expect(field()).toHaveValue('zabran');
  expect(router.state.location.href).toBe('/flight');

  await userEvent.type(field(), 'sky{Enter}');
  expect(await screen.findByRole('button', { name: /Remove filter Ottilie/ })).toBeVisible();
  expect(router.state.location.href).toBe(`/flight?user=${id}`);
  expect(field()).toHaveValue('');
});

test('the search finds classes, regions and seasons as well as pilots', async () => {
  const { router } = renderRoute('/flight', { api: server.api, now: EVENING });
  const field = () => screen.getByRole('combobox', { name: 'Filter by name' });
  await screen.findByRole('heading', { name: 'Flights' });
  for (const [text, name] of [
    ['standard', 'Standard class'],
    ['bavaria', 'Bavaria'],
    ['junior', 'Juniors'],
    ['2025', 'Season 2025'],
    ['germany', 'Germany'],
  ] as const) {
    await fill(field(), text);
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
    expect(await screen.findByRole('button', { name: `Remove filter ${name}` })).toBeVisible();
  }
  expect(router.state.location.search).toEqual({
    sc_class: 'ST',
    region: 'DE-BY',
    keyword: 'junior',
    season: '2025',
    country: 'DE',
  });
});

test('shows the name of a region of a link', async () => {
  renderRoute('/flight?region=DE-BY', { api: server.api, now: EVENING });
  expect(await screen.findByRole('button', { name: 'Remove filter Bavaria' })).toBeVisible();
});

test('proposes recent choices before anything is typed', async () => {
  const { router } = renderRoute('/flight', { api: server.api, now: EVENING });
  const field = () => screen.getByRole('combobox', { name: 'Filter by name' });
  await fill(await screen.findByRole('combobox', { name: 'Filter by name' }), 'benelux');
  await userEvent.click(await screen.findByRole('option', { name: /^Benelux/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Benelux' }));
  await waitFor(() => expect(router.state.location.href).toBe('/flight'));
  await userEvent.click(field());
  await userEvent.click(await screen.findByRole('option', { name: /^Benelux/ }));
  await waitFor(() => expect(router.state.location.href).toBe('/flight?multi_region=BNL'));
  // The focus that is back in the field is no press.
  await waitFor(() => expect(field()).toHaveFocus());
  expect(screen.queryByRole('listbox')).toBeNull();
});

/** The dialog of all filters, opened. */
async function openFilters() {
  await userEvent.click(await screen.findByRole('button', { name: 'More filters' }));
  return within(await screen.findByRole('dialog', { name: 'More filters' }));
}

test('the dialog offers recent filters that are not active', async () => {
  renderRoute('/flight', { api: server.api, now: EVENING });
  const field = await screen.findByRole('combobox', { name: 'Filter by name' });
  await fill(field, 'benelux');
  await userEvent.click(await screen.findByRole('option', { name: /^Benelux/ }));
  const dialog = await openFilters();
  const offer = { name: 'Add Benelux, used recently' };
  expect(dialog.queryByRole('button', offer)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove filter Benelux' }));
  await userEvent.click(dialog.getByRole('button', offer));
  expect(dialog.getByRole('button', { name: 'Remove filter Benelux' })).toBeVisible();
});

test('offers frequent days as buttons', async () => {
  const { router } = renderRoute('/flight?season=2026', { api: server.api, now: EVENING });
  let dialog = await openFilters();
  await userEvent.click(dialog.getByRole('button', { name: 'Last weekend' }));
  expect(dialog.getByRole('button', { name: 'Last weekend', pressed: true })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: SHOW }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({
      scoring_date_start: '2026-07-11',
      scoring_date_end: '2026-07-12',
    }),
  );
  dialog = await openFilters();
  await userEvent.click(dialog.getByRole('button', { name: 'Today' }));
  await userEvent.click(dialog.getByRole('button', { name: SHOW }));
  await waitFor(() => expect(router.state.location.href).toBe('/flight?scoring_date=today'));
  dialog = await openFilters();
  await userEvent.click(dialog.getByRole('button', { name: 'All days' }));
  await userEvent.click(dialog.getByRole('button', { name: SHOW }));
  await waitFor(() => expect(router.state.location.href).toBe('/flight'));
});

test('leaving the search of the dialog chooses the first result', async () => {
  const { router } = renderRoute('/flight', { api: server.api, now: EVENING });
  const dialog = await openFilters();
  await fill(dialog.getByRole('combobox', { name: 'Search' }), 'bavari');
  await screen.findByRole('option', { name: /^Bavaria/ });
  await userEvent.tab();
  expect(await dialog.findByRole('button', { name: 'Remove filter Bavaria' })).toBeVisible();
  expect(router.state.location.href).toBe('/flight');
  await userEvent.click(dialog.getByRole('button', { name: SHOW }));
  await waitFor(() => expect(router.state.location.href).toBe('/flight?region=DE-BY'));
});

test('readers with US units choose US regions and miles', async () => {
  localStorage.setItem('cloudstreet.preferences', JSON.stringify({ unit: 'U' }));
  const { router } = renderRoute('/flight', { api: server.api, now: EVENING });
  let dialog = await openFilters();
  await userEvent.click(dialog.getByLabelText('SSA region 12'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^More than/ }), '300{Tab}');
  await userEvent.click(dialog.getByRole('button', { name: SHOW }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({
      multi_region: 'ssa-12',
      distance_gt: '482.8',
    }),
  );
  expect(
    await screen.findByRole('button', { name: 'Remove filter More than 300\u202fmi' }),
  ).toBeVisible();
  dialog = await openFilters();
  expect(dialog.getByRole('textbox', { name: /^More than/ })).toHaveValue('300');
  expect(dialog.getByLabelText('SSA region 12')).toBeChecked();
});

test('other readers see no US regions', async () => {
  renderRoute('/flight', { api: server.api, now: EVENING });
  const dialog = await openFilters();
  expect(dialog.queryByLabelText('SSA region 12')).toBeNull();
  expect(dialog.queryByRole('heading', { name: 'My filters' })).toBeNull();
});

test('a pilot saves, applies, renames and deletes filters', async () => {
  const { api, id } = await server.signUp({ name: 'Filippa Merker' });
  const { router } = renderRoute('/flight?keyword=junior', { api, now: EVENING });
  let dialog = await openFilters();
  await userEvent.click(await dialog.findByRole('button', { name: 'Flown by me' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Save these filters/ }), 'Mine');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('button', { name: 'Mine' })).toBeVisible();
  const kept = async () => (await unwrap(api.GET('/user/me'))).filter;
  expect(await kept()).toEqual([{ name: 'Mine', search: `keyword=junior&user=${id}` }]);

  await userEvent.type(dialog.getByRole('textbox', { name: /^Save these filters/ }), 'mine');
  // Presses are ignored until the first filter is saved.
  const save = dialog.getByRole('button', { name: /^Save/ });
  await waitFor(() => expect(save).not.toHaveAttribute('data-pending'));
  await userEvent.click(save);
  expect(await dialog.findByRole('alert')).toHaveTextContent('another name');

  await userEvent.click(dialog.getByRole('button', { name: 'Rename Mine' }));
  const field = dialog.getByRole('textbox', { name: /^New name for Mine/ });
  await userEvent.clear(field);
  await userEvent.type(field, 'My own{Enter}');
  await userEvent.click(await dialog.findByRole('button', { name: 'My own' }));
  await waitFor(() => expect(router.state.location.href).toBe(`/flight?user=${id}&keyword=junior`));

  dialog = await openFilters();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete My own' }));
  await waitFor(async () => expect(await kept()).toEqual([]));
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'My own' })).toBeNull());
});

test('does not move the focus to the heading while the user types', async () => {
  const { router } = renderRoute('/flight', { api: server.api, now: EVENING });
  const field = await screen.findByRole('combobox', { name: 'Filter by name' });
  await userEvent.type(field, 'toc');
  const { latestLocation: toLocation } = router;
  const change = { pathChanged: true, hrefChanged: true, hashChanged: false };
  act(() => router.emit({ type: 'onRendered', fromLocation: toLocation, toLocation, ...change }));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('toc');
});

test('a new search cancels the previous one and ignores its late response', async () => {
  const { api, signUp } = server;
  await signUp({ name: 'Xenia Alpha' });
  await signUp({ name: 'Yolanda Beta' });
  renderRoute('/flight', { api, now: EVENING });
  const { fetch } = globalThis;
  let resolveFirst = () => {};
  const first = new Promise<void>((resolve) => {
    resolveFirst = resolve;
  });
  // The signal follows that of the query only while the request itself is referenced.
  let firstRequest: Request | undefined;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const request = call[0] as Request;
    const isFirst =
      request.url.endsWith('/search') && (await request.clone().text()).includes('"xenia"');
    const response = await fetch(...call);
    if (isFirst) {
      firstRequest = request;
      await first;
    }
    return response;
  });
  const field = await screen.findByRole('combobox', { name: 'Filter by name' });
  await userEvent.type(field, 'xenia');
  await waitFor(() => expect(firstRequest?.signal).toHaveProperty('aborted', false));
  await userEvent.clear(field);
  await userEvent.type(field, 'yolanda');
  expect(await screen.findByRole('option', { name: /Yolanda Beta/ })).toBeVisible();
  expect(firstRequest?.signal).toHaveProperty('aborted', true);
  await act(async () => resolveFirst());
  expect(screen.queryByRole('option', { name: /Xenia Alpha/ })).toBeNull();
});

test('/flights is another name of the list', async () => {
  const { api } = server;
  const { router } = renderRoute('/flights?contest=triangle', { api });
  expect(await screen.findByRole('heading', { name: 'Flights' })).toBeVisible();
  expect(router.state.location.href).toBe('/flight?contest=triangle');
});

/** The server does not respond to requests for flights. */
function failFlights() {
  const { fetch } = globalThis;
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const { pathname } = new URL((call[0] as Request).url);
    return pathname === '/v1/flight' ? new Response('', { status: 503 }) : fetch(...call);
  });
}
