import { type FlightDetail, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { sampleIgc, startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { EVENING, fly, SCORE_POLL_MS } from '../testing/fly.js';
import { stubNodeBytes } from '../testing/node-bytes.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
let pilot: TestUser;
/** The flight of all pages; tests leave it as it is. */
let flight: FlightDetail;
beforeAll(async () => {
  stubNodeBytes();
  server = await startTestApi({ clock: EVENING });
  pilot = await server.signUp();
  flight = await fly(pilot.api);
});

const PHASES = 'Thermals, failed climbs and glides';

async function openFlight() {
  const { router } = renderRoute(`/flight/${flight.id}`, { api: server.api, now: EVENING });
  const section = within(await screen.findByRole('region', { name: 'Flight analysis' }));
  await section.findByRole('tab', { name: 'Phases', selected: true });
  return { section, router };
}

test('lists phases, and one opens its figures', async () => {
  const { section } = await openFlight();
  const table = within(await section.findByRole('table', { name: PHASES }));
  const [first] = table.getAllByRole('button', { expanded: false });
  await userEvent.click(first!);
  expect(table.getByText('Altitude from, to')).toBeVisible();
  await userEvent.click(section.getByRole('tab', { name: 'Statistics' }));
  expect(section.getByText(/^Selection:/)).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: 'Whole flight' }));
  expect(section.getByText(/^From release to landing:/)).toBeVisible();
});

test('choices on a flight do not apply to the next one', async () => {
  const next = await fly((await server.signUp()).api);
  const { section, router } = await openFlight();
  const table = within(await section.findByRole('table', { name: PHASES }));
  await userEvent.click(table.getAllByRole('button', { expanded: false })[0]!);
  await userEvent.click(section.getByRole('tab', { name: 'Statistics' }));
  expect(section.getByText(/^Selection:/)).toBeVisible();
  await router.navigate({ to: '/flight/$flight', params: { flight: next.id } });
  const other = within(await screen.findByRole('region', { name: 'Flight analysis' }));
  await userEvent.click(await other.findByRole('tab', { name: 'Statistics' }));
  expect(await other.findByText(/^From release to landing:/)).toBeVisible();
  expect(other.queryByText(/^Selection:/)).toBeNull();
});

test('filters phases by kind', async () => {
  const { section } = await openFlight();
  await userEvent.click(section.getByRole('radio', { name: 'Glides' }));
  const table = within(await section.findByRole('table', { name: PHASES }));
  expect(table.getAllByRole('cell', { name: 'Glide' }).length).toBeGreaterThan(0);
  expect(table.queryByRole('cell', { name: 'Thermal' })).toBeNull();
});

test('a leg and the whole score open their statistics', async () => {
  await openFlight();
  await userEvent.click(screen.getByRole('button', { name: /^Legs \(\d\)$/ }));
  const legs = within(screen.getByRole('table', { name: 'Legs' }));
  await userEvent.click(legs.getByRole('button', { name: 'Start to 1' }));
  expect(legs.getByRole('region', { name: 'Glides' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Statistics of the scored flight' }));
  expect(screen.getAllByRole('region', { name: 'Glides' })).toHaveLength(2);
});

test('adds and removes flights of the same day for comparison', async () => {
  const { api, signUp } = server;
  const other = await fly((await signUp({ name: 'Jo Second' })).api);
  const { router } = renderRoute(`/flight/${flight.id}`, { api, now: EVENING });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Jo Second/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({ compare: String(other.id) }));
  const table = within(await screen.findByRole('table', { name: 'Compared flights' }));
  expect(await table.findByRole('link', { name: 'Jo Second' })).toBeVisible();
  // Both flew the same, so neither leads.
  expect(await table.findByText('0.0')).toBeVisible();
  await userEvent.click(table.getByRole('button', { name: /^Remove Jo Second/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('explains that a flight never passed the start when starts are aligned', async () => {
  const { api, signUp } = server;
  const elsewhere = { lat: 48.5, lon: 11.5 };
  const other = await fly((await signUp({ name: 'Jo Far' })).api, elsewhere);
  renderRoute(`/flight/${flight.id}?compare=${other.id}`, { api, now: EVENING });
  const row = within(await screen.findByRole('row', { name: /Jo Far/ }));
  const note = /never passed the start of the course/;
  await userEvent.click(screen.getByRole('radio', { name: 'Since the start' }));
  expect(await row.findByText(note)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'At the same time' }));
  expect(row.queryByText(note)).toBeNull();
});

test('a comparison follows the tracks and the course as they are now', async () => {
  const { api, signUp } = server;
  const other = await fly((await signUp({ name: 'Jo Third' })).api);
  const path = `/flight/${flight.id}?compare=${other.id}`;
  const { queryClient } = renderRoute(path, { api, now: EVENING }).router.options.context;
  const table = within(await screen.findByRole('table', { name: 'Compared flights' }));
  expect(await table.findByText('0.0')).toBeVisible();

  const { queryKey } = flightQueries.track(api, other.id);
  const track = queryClient.getQueryData(queryKey)!;
  const time = track.time.map((timeS) => timeS + 600);
  queryClient.setQueryData(queryKey, { ...track, time }, { updatedAt: 1 });
  await waitFor(() => expect(table.queryByText('0.0')).toBeNull());
  queryClient.setQueryData(queryKey, track, { updatedAt: 2 });
  expect(await table.findByText('0.0')).toBeVisible();

  const contest = flight.contest.map((one) => ({
    ...one,
    ...(one.score && { score: { ...one.score, turnpoints: one.score.turnpoints.slice(0, 1) } }),
  }));
  queryClient.setQueryData(flightQueries.detail(api, flight.id).queryKey, { ...flight, contest });
  await waitFor(() => expect(table.queryByText('0.0')).toBeNull());
});

const UNAVAILABLE = 'Coach unavailable (lack of thermals, or missing polar data for the aircraft)';

test('the coach explains why it cannot judge a flight without thermals', async () => {
  renderRoute(`/flight/${flight.id}`, { api: server.api, now: EVENING });
  const coach = within(await screen.findByRole('region', { name: 'Coach' }));
  expect(await coach.findByText(UNAVAILABLE)).toBeVisible();
  expect(coach.getByText('There are no thermals in this part of the flight.')).toBeVisible();
});

test('the coach links the pilot to the missing takeoff mass', async () => {
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const response = await fetch(...call);
    if (!new URL((call[0] as Request).url).pathname.endsWith('/coach')) return response;
    const body = (await response.json()) as Record<string, unknown>;
    return Response.json({ ...body, weight: { refusal: 'no_mass' } });
  });
  renderRoute(`/flight/${flight.id}`, { api: pilot.api, now: EVENING });
  const coach = within(await screen.findByRole('region', { name: 'Coach' }));
  await userEvent.click(await coach.findByRole('tab', { name: 'Weight' }));
  const link = coach.getByRole('link', { name: 'Enter the takeoff mass' });
  expect(link).toHaveAttribute('href', `/flight/edit/${flight.id}`);
});

test('a flight with a fix a minute shows no circling', async () => {
  const { api } = await server.signUp();
  const igc = new TextDecoder().decode(sampleIgc({ serial: 'MIN', unsigned: true }));
  const kept = igc.split('\n').filter((line) => !/^B\d{4}(?!00)/.test(line));
  const [uploaded] = await uploadFlight(api, new File([kept.join('\n')], 'flight.igc'));
  await waitForScore(api, uploaded!.id, { pollMs: SCORE_POLL_MS });
  renderRoute(`/flight/${uploaded!.id}`, { api, now: EVENING });
  const section = within(await screen.findByRole('region', { name: 'Flight analysis' }));
  expect(await section.findByText('Recording interval too long')).toBeVisible();
  expect(section.queryByRole('table', { name: PHASES })).toBeNull();
  const coach = within(screen.getByRole('region', { name: 'Coach' }));
  expect(
    await coach.findByText('Fixes are too far apart to tell circling from gliding.'),
  ).toBeVisible();
});

test('the coach explains a refused interval, and another part can be chosen', async () => {
  const { section } = await openFlight();
  const coach = within(screen.getByRole('region', { name: 'Coach' }));
  const judged = await coach.findByText(UNAVAILABLE);
  expect(judged.closest('[aria-busy=true]')).toBeNull();

  // The server is asked for what lies before the flight, and responds when the test releases it.
  let release = () => {};
  const isLet = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const request = call[0] as Request;
    const url = new URL(request.url);
    if (!url.pathname.endsWith('/coach') || !url.searchParams.has('from')) return fetch(...call);
    await isLet;
    url.searchParams.set('from', '2000-01-01T00:00:00Z');
    url.searchParams.set('to', '2000-01-01T01:00:00Z');
    return fetch(new Request(url, request));
  });
  const table = within(await section.findByRole('table', { name: PHASES }));
  await userEvent.click(table.getAllByRole('button', { expanded: false })[0]!);
  await userEvent.click(coach.getByRole('button', { name: /Analyse/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Selection' }));
  expect(coach.getByText(UNAVAILABLE).closest('[aria-busy=true]')).not.toBeNull();

  release();
  expect(await coach.findByText('The recording does not cover this time.')).toBeVisible();
  expect(coach.queryByText(UNAVAILABLE)).toBeNull();
  expect(coach.queryByRole('button', { name: 'Try again' })).toBeNull();
  await userEvent.click(coach.getByRole('button', { name: /Analyse/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Whole flight' }));
  expect(await coach.findByText(UNAVAILABLE)).toBeVisible();
});
