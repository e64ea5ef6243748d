import { type FlightDetail, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { sampleIgc, startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { renderRoute } from '../testing/render-route.js';

const BIRTH = '1992-03-04';

let server: TestApi;
let pilot: TestUser;
let mate: TestUser;
let count = 0;
let letter: string;

beforeAll(async () => {
  server = await startTestApi({ clock: () => new Date('2026-07-14T20:00:00Z') });
});
beforeEach(async () => {
  letter = 'ABCDEFGH'[count++]!;
  pilot = await server.signUp({ name: `Otto Thermik ${letter}` });
  mate = await server.signUp({ name: `Mara Voss ${letter}`, dateOfBirth: BIRTH });
});

async function fly(seat?: 'co_pilot'): Promise<FlightDetail> {
  const coUser = { id: mate.id, dateOfBirth: BIRTH };
  const igc = sampleIgc({ gliderType: 'Duo Discus', serial: `W0${letter}` });
  const [flight] = await uploadFlight(pilot.api, igc, { coUser, ...(seat && { seat }) });
  return waitForScore(pilot.api, flight!.id, { pollMs: 50 });
}

const get = (id: number) =>
  unwrap(pilot.api.GET('/flightdetail/{id}', { params: { path: { id } } }));
const button = (name: string) => screen.findByRole('button', { name });

test('the second person confirms on the page of the flight, which is then theirs, too', async () => {
  const { id } = await fly();
  const { unmount } = renderRoute(`/flight/${id}`, { api: server.api });
  expect(await screen.findByText(`with Mara Voss ${letter}`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  unmount();
  const asking = renderRoute(`/flight/${id}`, { api: pilot.api });
  expect(await screen.findByText(`Waiting for Mara Voss ${letter} to confirm`)).toBeVisible();
  asking.unmount();
  renderRoute(`/flight/${id}`, { api: mate.api });
  expect(await screen.findByText(`Otto Thermik ${letter} says you flew as co-pilot`)).toBeVisible();
  await userEvent.click(await button('Confirm'));
  expect(await screen.findByRole('link', { name: `Mara Voss ${letter}` })).toHaveAttribute(
    'href',
    `/user/${mate.id}`,
  );
  expect(await button('Co-pilot')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

test('a co-pilot chooses who sees the flight, and takes themselves off', async () => {
  const { id } = await fly();
  await unwrap(mate.api.POST('/flightdetail/{id}/crew', { params: { path: { id } } }));
  renderRoute(`/flight/${id}`, { api: mate.api });
  await userEvent.click(await button('Co-pilot'));
  const dialog = await screen.findByRole('dialog', { name: 'You as co-pilot' });
  await userEvent.click(within(dialog).getByRole('button', { name: /Who can see this flight/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Only the crew' }));
  await waitFor(async () => expect((await get(id)).co_visibility).toBe('private'));
  await userEvent.click(await screen.findByRole('button', { name: 'Take me off' }));
  const asked = await screen.findByRole('alertdialog');
  await userEvent.click(within(asked).getByRole('button', { name: 'Take me off' }));
  await waitFor(async () => expect(await get(id)).not.toHaveProperty('co_user'));
  expect(await get(id)).not.toHaveProperty('visibility');
});

test('requests are among the notifications, where they are declined', async () => {
  const { id } = await fly('co_pilot');
  renderRoute(`/user/${mate.id}/notifications`, { api: mate.api });
  const requests = await screen.findByRole('region', { name: 'Did you fly with them?' });
  expect(
    within(requests).getByRole('link', {
      name: `Otto Thermik ${letter} says they flew with you as pilot in command`,
    }),
  ).toHaveAttribute('href', `/flight/${id}`);
  const name = `Decline the flight with Otto Thermik ${letter}`;
  await userEvent.click(within(requests).getByRole('button', { name }));
  await waitFor(async () => expect(await get(id)).not.toHaveProperty('asked_user'));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Did you fly with them?' })).toBeNull(),
  );
});

test('a flight of the other seat says why it does not count', async () => {
  const { id } = await fly('co_pilot');
  renderRoute(`/flight/${id}`, { api: pilot.api });
  expect(await screen.findByText('Doesn’t count: flown as co-pilot')).toBeVisible();
  expect(screen.getByText(`as co-pilot of Mara Voss ${letter}`)).toBeVisible();
});
