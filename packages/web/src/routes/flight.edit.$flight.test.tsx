import {
  ApiError,
  createApi,
  type FlightDetail,
  unwrap,
  uploadFlight,
  waitForScore,
} from '@cloudstreet/sdk';
import { sampleIgc, startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fill } from '../testing/fill.js';
import { EVENING, fly } from '../testing/fly.js';
import { stubNodeBytes } from '../testing/node-bytes.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
let now = EVENING();
/** A flight for tests that leave it as it is, and its pilot. */
let unchanged: { pilot: TestUser; flight: FlightDetail };
beforeEach(() => {
  now = EVENING();
});
beforeAll(async () => {
  stubNodeBytes();
  server = await startTestApi({ clock: () => now });
  const pilot = await server.signUp();
  unchanged = { pilot, flight: await fly(pilot.api) };
});

const LATER = new Date('2026-07-20T12:00:00Z');

/** Opens the page of one of the pilot's flights. */
async function open(pilot: TestUser, flight: FlightDetail) {
  const rendered = renderRoute(`/flight/edit/${flight.id}`, { api: pilot.api, now: EVENING });
  await screen.findByRole('heading', { name: 'Edit flight' });
  return rendered;
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

function get(pilot: TestUser, { id }: FlightDetail): Promise<FlightDetail> {
  return unwrap(pilot.api.GET('/flightdetail/{id}', { params: { path: { id } } }));
}

test('registration and competition id are checked, saved and shown on the flight', async () => {
  const pilot = await server.signUp();
  const flight = await fly(pilot.api);
  const { router } = await open(pilot, flight);
  const registration = screen.getByRole('textbox', { name: /^Registration/ });
  const sign = screen.getByRole('textbox', { name: /Competition id/ });
  await userEvent.clear(registration);
  await fill(registration, 'd-1234');
  await save();
  const refused = /^Only uppercase letters, numbers and '-' are allowed/;
  expect(await screen.findByText(refused)).toBeVisible();
  await userEvent.clear(registration);
  await fill(registration, 'D-1234');
  await userEvent.type(sign, 'K-');
  await save();
  expect(
    await screen.findByText('Only alphanumeric characters are allowed for competition id'),
  ).toBeVisible();
  await userEvent.clear(sign);
  await userEvent.type(sign, 'KA');
  await save();
  expect(await screen.findByText(/D-1234 · KA/)).toBeVisible();
  expect(router.state.location.pathname).toBe(`/flight/${flight.id}`);
  expect(await get(pilot, flight)).toMatchObject({ competition_id: 'KA', status: 'valid' });
});

test('reports that nothing was saved without a response, and saves on retry', async () => {
  const pilot = await server.signUp();
  const flight = await fly(pilot.api);
  await open(pilot, flight);
  await userEvent.type(screen.getByRole('textbox', { name: /Competition id/ }), 'KA');
  vi.spyOn(console, 'info').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await save();
  expect(await screen.findByText(/may not be saved/)).toBeVisible();
  vi.restoreAllMocks();
  await save();
  expect(await screen.findByText(/D-1234 · KA/)).toBeVisible();
});

test('a double click saves once', async () => {
  const pilot = await server.signUp();
  const flight = await fly(pilot.api);
  await open(pilot, flight);
  const patch = vi.spyOn(pilot.api, 'PATCH');
  await userEvent.clear(screen.getByRole('textbox', { name: /Registration/ }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(patch).toHaveBeenCalledTimes(1);
  expect(await get(pilot, flight)).not.toHaveProperty('registration');
});

describe('the scored times', () => {
  test('can be moved by buttons, scored, and detected again', async () => {
    const pilot = await server.signUp();
    const flight = await fly(pilot.api);
    const { router, unmount } = await open(pilot, flight);
    const row = async (name: string) => within(await screen.findByRole('group', { name }));
    const landing = await row('Landing');
    const found = landing.getByRole('status').textContent;
    await userEvent.click(landing.getByRole('button', { name: 'Landing as early as possible' }));
    expect(landing.getByRole('status')).not.toHaveTextContent(found);
    await userEvent.click(landing.getByRole('button', { name: 'Landing as late as possible' }));
    expect(landing.getByRole('status')).toHaveTextContent(found);
    for (let step = 0; step < 3; step += 1) {
      await userEvent.click(landing.getByRole('button', { name: 'Landing earlier' }));
    }
    await save();
    expect(await screen.findByText('Saved. The flight is being rescored.')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe(`/flight/${flight.id}`));
    const scored = await waitForScore(pilot.api, flight.id, { pollMs: 50 });
    const [, foundEnd = ''] = flight.scoring_times;
    const [, end = ''] = scored.scoring_times;
    expect(Date.parse(end)).toBeLessThan(Date.parse(foundEnd));
    unmount();

    await open(pilot, flight);
    await userEvent.type(screen.getByRole('textbox', { name: /Competition id/ }), 'XY');
    await userEvent.click(screen.getByRole('button', { name: 'Reset to recording' }));
    const notice = 'Times reset to the recording';
    expect(await screen.findByText(notice)).toBeVisible();
    const again = await row('Landing');
    await waitFor(() => expect(again.getByRole('status')).toHaveTextContent(found));
    expect((await get(pilot, flight)).scoring_times).toEqual(flight.scoring_times);
    // The other change is still in the form, unsaved.
    expect(screen.getByRole('textbox', { name: /Competition id/ })).toHaveValue('XY');
  });

  test('have engine runs only for aircraft with an engine', async () => {
    const pilot = await server.signUp();
    const glider = await fly(pilot.api);
    const { unmount } = await open(pilot, glider);
    await screen.findByRole('group', { name: 'Landing' });
    expect(screen.getByText(/^The flight is scored from release to landing/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add engine run' })).toBeNull();
    unmount();

    const motorGlider = await fly(pilot.api, { gliderType: 'ASK 21 Mi' });
    await open(pilot, motorGlider);
    await screen.findByRole('group', { name: 'Landing' });
    expect(screen.getByText(/^Only flight without engine is scored/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add engine run' }));
    expect(screen.getByRole('group', { name: 'Engine on' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Engine off' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the engine run' }));
    expect(screen.queryByRole('group', { name: 'Engine on' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add engine run' }));
    await save();
    await screen.findByText('Saved. The flight is being rescored.');
    const scored = await waitForScore(pilot.api, motorGlider.id, { pollMs: 50 });
    expect(scored.engine_scoring_times).toHaveLength(4);
    expect(scored.scoring_times).toEqual([]);
  });
});

test('confirmed windows answer a question about them', async () => {
  const pilot = await server.signUp();
  // A gap in the tow, in which the release may have been.
  const recorded = (line: string) => !line.startsWith('B1003');
  const lines = new TextDecoder().decode(sampleIgc({ unsigned: true })).split('\n');
  const file = new File([lines.filter(recorded).join('\n')], 'gap.igc');
  const [uploaded] = await uploadFlight(pilot.api, file);
  const flight = await waitForScore(pilot.api, uploaded!.id, { pollMs: 50 });
  const tokensOf = ({ active_errors }: FlightDetail) => active_errors.map(({ token }) => token);
  expect(tokensOf(flight)).toContain('LAUNCH_UNCERTAIN');
  await open(pilot, flight);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'The times are correct' }));
  await save();
  await screen.findByText('Saved. The flight is being rescored.');
  const scored = await waitForScore(pilot.api, flight.id, { pollMs: 50 });
  expect(tokensOf(scored)).not.toContain('LAUNCH_UNCERTAIN');
  expect(scored.scoring_times).toEqual(flight.scoring_times);
});

test('an aircraft flown before fills in its registration without losing input', async () => {
  const pilot = await server.signUp();
  const before = await fly(pilot.api, { gliderType: 'Duo Discus' });
  const body = { registration: 'D-0123', competition_id: 'DD', mass: 600 };
  await unwrap(
    pilot.api.PATCH('/flightdetail/{id}', { params: { path: { id: before.id } }, body }),
  );
  const flight = await fly(pilot.api, { reachDeg: 0.2 });
  await open(pilot, flight);
  const [registration, sign] = [/Registration/, /Competition id/].map((name) =>
    screen.getByRole('textbox', { name }),
  );
  await userEvent.clear(registration!);
  await userEvent.clear(sign!);
  await fill(sign!, 'XY');
  await chooseAircraft('Duo Discus');
  await waitFor(() => expect(registration).toHaveValue('D-0123'));
  expect(sign).toHaveValue('XY');
  await save();
  expect(await screen.findByText(/D-0123 · XY/)).toBeVisible();
  expect(await get(pilot, flight)).toMatchObject({ aircraft: { name: 'Duo Discus' }, mass: 600 });
});

async function chooseAircraft(name: string): Promise<void> {
  const field = screen.getByRole('combobox', { name: /Aircraft/ });
  await userEvent.clear(field);
  await fill(field, name);
  await userEvent.click((await screen.findAllByRole('option', { name }))[0]!);
}

describe('the co-pilot', () => {
  test('is proposed from the latest flights before anything is typed', async () => {
    const pilot = await server.signUp();
    const mate = await server.signUp({ name: 'Gisa Segelflug', dateOfBirth: '1992-03-04' });
    const before = await fly(pilot.api, { gliderType: 'Duo Discus' });
    const body = { co_user_id: mate.id, co_user_date_of_birth: '1992-03-04' };
    await unwrap(
      pilot.api.PATCH('/flightdetail/{id}', { params: { path: { id: before.id } }, body }),
    );
    const flight = await fly(pilot.api, { gliderType: 'Duo Discus', reachDeg: 0.2 });
    await open(pilot, flight);
    await userEvent.click(await screen.findByRole('radio', { name: 'Registered pilot' }));
    await userEvent.click(screen.getByRole('combobox', { name: /Pilot/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Gisa Segelflug' }));
    expect(screen.getByRole('combobox', { name: /Pilot/ })).toHaveValue('Gisa Segelflug');
  });

  test('is a registered user with the correct date of birth, or any name', async () => {
    const pilot = await server.signUp();
    const mate = await server.signUp({ name: 'Greta Segelflug', dateOfBirth: '1992-03-04' });
    const flight = await fly(pilot.api, { gliderType: 'Duo Discus' });
    const { unmount } = await open(pilot, flight);
    await userEvent.click(await screen.findByRole('radio', { name: 'Registered pilot' }));
    const field = screen.getByRole('combobox', { name: /Pilot/ });
    await fill(field, 'Greta Segel');
    await userEvent.click(await screen.findByRole('option', { name: /Greta Segelflug/ }));
    const birth = screen.getByRole('group', { name: /Date of birth/ });
    await userEvent.click(within(birth).getAllByRole('spinbutton')[0]!);
    await userEvent.keyboard('05031992');
    await save();
    expect(await screen.findByText('This is not the co-pilot’s date of birth.')).toBeVisible();
    await userEvent.click(within(birth).getAllByRole('spinbutton')[0]!);
    await userEvent.keyboard('04');
    await save();
    expect(await screen.findByText('with Greta Segelflug')).toBeVisible();
    expect((await get(pilot, flight)).asked_user?.id).toBe(mate.id);
    unmount();

    await open(pilot, flight);
    expect(await screen.findByRole('combobox', { name: /Pilot/ })).toHaveValue('Greta Segelflug');
    // They are asked already.
    expect(screen.queryByRole('group', { name: /Date of birth/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'By name' }));
    await fill(screen.getByRole('textbox', { name: /^Name/ }), 'Gustav');
    await save();
    expect(await screen.findByText('with Gustav')).toBeVisible();
    expect(await get(pilot, flight)).not.toHaveProperty('asked_user');
  });

  test('is not available for an aircraft with one seat', async () => {
    await open(unchanged.pilot, unchanged.flight);
    await screen.findByRole('slider', { name: 'Takeoff mass' });
    expect(screen.queryByRole('radio', { name: 'None' })).toBeNull();
  });
});

test('limits the mass to that of the aircraft and explains it', async () => {
  const pilot = await server.signUp();
  const flight = await fly(pilot.api, { gliderType: 'Duo Discus' });
  const { empty_mass: emptyKg = 0, mtow = 0 } = flight.aircraft ?? {};
  await open(pilot, flight);
  const slider = await screen.findByRole('slider', { name: 'Takeoff mass' });
  const mass = screen.getByRole('textbox', { name: /Takeoff mass/ });
  await userEvent.type(mass, '2000{Tab}');
  expect(mass).toHaveValue(String(mtow));
  expect(slider).toHaveValue(String(mtow));
  expect(screen.getByText(/^Lowered to .*, the maximum takeoff mass\.$/)).toBeVisible();
  await userEvent.clear(mass);
  await userEvent.type(mass, `${emptyKg + 80}{Tab}`);
  expect(screen.queryByText(/^Lowered|^Raised/)).toBeNull();
  // A second person weighs as much as the first.
  await userEvent.click(screen.getByRole('radio', { name: 'By name' }));
  expect(mass).toHaveValue(String(emptyKg + 160));
  expect(screen.getByText(/^Raised to .* with the people on board\.$/)).toBeVisible();
  await fill(screen.getByRole('textbox', { name: /^Name/ }), 'Gustav');
  await save();
  await screen.findByText('Saved');
  expect((await get(pilot, flight)).mass).toBe(emptyKg + 160);
});

test('a mass that one aircraft limits is not that of the next', async () => {
  const pilot = await server.signUp();
  const flight = await fly(pilot.api, { gliderType: 'Duo Discus' });
  const { mtow = 0 } = flight.aircraft ?? {};
  await open(pilot, flight);
  await screen.findByRole('slider', { name: 'Takeoff mass' });
  const mass = screen.getByRole('textbox', { name: /Takeoff mass/ });
  await userEvent.type(mass, '2000{Tab}');
  expect(screen.getByText(/^Lowered to .*, the maximum takeoff mass\.$/)).toBeVisible();
  await chooseAircraft('EB 29R');
  await waitFor(() => expect(screen.queryByText(/^Lowered/)).toBeNull());
  expect(mass).toHaveValue(String(mtow));
});

test('offers club class and second club if there is a choice', async () => {
  const host = await server.signUp({ clubName: 'Club of the Hills' });
  const pilot = await server.signUp({ clubName: 'Club of the Plains' });
  const flight = await fly(pilot.api);
  const first = await open(pilot, flight);
  const clubClass = await screen.findByRole('checkbox', { name: /club class/ });
  expect(screen.queryByRole('checkbox', { name: /second club/ })).toBeNull();
  await userEvent.click(clubClass);
  await save();
  await screen.findByText('Saved');
  expect(await get(pilot, flight)).toMatchObject({ sc_class: 'CL', contest: flight.contest });
  first.unmount();

  const { club } = await unwrap(host.api.GET('/user/me'));
  await unwrap(pilot.api.PATCH('/user/me', { body: { second_club_id: club?.id ?? 0 } }));
  const second = await open(pilot, flight);
  await userEvent.click(
    await screen.findByRole('checkbox', { name: /my second club, Club of the Hills/ }),
  );
  await save();
  await screen.findByText('Saved. The flight is being rescored.');
  expect((await get(pilot, flight)).club?.name).toBe('Club of the Hills');
  second.unmount();

  // Its index is too high.
  await open(pilot, await fly(pilot.api, { gliderType: 'EB 29R' }));
  await screen.findByRole('slider', { name: 'Takeoff mass' });
  expect(screen.queryByRole('checkbox', { name: /club class/ })).toBeNull();
});

test('asks before unsaved changes are lost', async () => {
  const { pilot, flight } = unchanged;
  const { router } = await open(pilot, flight);
  // Once the aircraft is known, so are changes.
  await screen.findByRole('slider', { name: 'Takeoff mass' });
  await userEvent.type(screen.getByRole('textbox', { name: /Competition id/ }), 'KA');
  const tab = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(tab);
  expect(tab.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe(`/flight/edit/${flight.id}`);
  expect(screen.getByRole('textbox', { name: /Competition id/ })).toHaveValue('KA');
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/flight/${flight.id}`));
  expect(await get(pilot, flight)).not.toHaveProperty('competition_id');
});

test('deletes the flight after a confirmation', async () => {
  const pilot = await server.signUp();
  const flight = await fly(pilot.api);
  const { router } = await open(pilot, flight);
  // Deleting does not ask about changes.
  await userEvent.type(screen.getByRole('textbox', { name: /Competition id/ }), 'KA');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete flight' }));
  expect(await screen.findByText('Flight deleted')).toBeVisible();
  expect(router.state.location.pathname).toBe('/flight');
});

describe('after the deadline of the server’s clock', () => {
  test('other fields stay open, whatever the clock of this device says', async () => {
    const pilot = await server.signUp();
    const flight = await fly(pilot.api);
    now = LATER;
    await open(pilot, flight);
    expect(screen.getByText(/^Scoring details are locked since/)).toBeVisible();
    expect(screen.getByText(/^You can still change registration, competition id, /)).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Aircraft/ })).toBeDisabled();
    expect(await screen.findByRole('checkbox', { name: /club class/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Reset to recording' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: /Competition id/ }), 'KA');
    await save();
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  test('locks a page that was opened before and explains it', async () => {
    const { pilot, flight } = unchanged;
    await open(pilot, flight);
    await userEvent.click(await screen.findByRole('checkbox', { name: /club class/ }));
    now = LATER;
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await save();
    expect(await screen.findByText('The editing period has ended.')).toBeVisible();
    expect(await screen.findByText(/^Scoring details are locked since/)).toBeVisible();
    expect((await get(pilot, flight)).score_club_class).toBe(false);
    expect(log).toHaveBeenCalledWith('Error patching flight', expect.any(ApiError));
    log.mockRestore();
  });
});

test('after changing the user in another tab shows the owner and keeps the input', async () => {
  const { pilot, flight } = unchanged;
  const other = await server.signUp();
  const { store } = pilot.api.session;
  const own = store.get();
  await open(pilot, flight);
  const sign = screen.getByRole('textbox', { name: /Competition id/ });
  await userEvent.type(sign, 'KA');
  store.set(other.api.session.store.get());
  await save();
  const toast = await screen.findByRole('alertdialog');
  expect(toast).toHaveTextContent('This flight belongs to another pilot.');
  expect(sign).toHaveValue('KA');
  store.set(own);
});

test('shows the owner to other users and asks visitors to log in', async () => {
  const { flight } = unchanged;
  const { signUp, api } = server;
  const other = await signUp();
  const path = `/flight/edit/${flight.id}`;
  const { unmount } = renderRoute(path, { api: other.api, now: EVENING });
  expect(await screen.findByText('This flight belongs to another pilot')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  unmount();
  const { router } = renderRoute(path, { api: createApi({ baseUrl: server.url }), now: EVENING });
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(router.state.location.search).toEqual({ redirect: path });
  expect(api.session.store.get()).toBeUndefined();
});
