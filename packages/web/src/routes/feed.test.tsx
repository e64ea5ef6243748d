import { unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { sampleIgc, startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
let pilot: TestUser;
let fan: TestUser;
let count = 0;
/** Family name of both, which is another one in each test. */
let family: string;

beforeAll(async () => {
  server = await startTestApi();
});
beforeEach(async () => {
  family = `Sample${'ABCDEFGH'[count++]}`;
  pilot = await server.signUp({ name: `Ada ${family}`, clubName: `Club of ${family}` });
  fan = await server.signUp({ name: `Ben ${family}`, clubName: `Club of ${family}` });
});

const follow = ({ api }: TestUser, { id }: TestUser) =>
  unwrap(api.POST('/user/{id}/follow', { params: { path: { id } } }));

let serial = 600;
async function fly({ api }: TestUser) {
  serial += 1;
  const [flight] = await uploadFlight(api, sampleIgc({ serial: String(serial) }));
  return waitForScore(api, flight!.id, { pollMs: 50 });
}

test('an empty feed proposes pilots of the club', async () => {
  renderRoute('/feed', { api: fan.api });
  expect(await screen.findByText('No news yet')).toBeVisible();
  const suggested = await screen.findByRole('region', { name: 'Suggestions' });
  expect(within(suggested).getByRole('button', { name: `Follow Ada ${family}` })).toBeVisible();
});

test('visitors log in first', async () => {
  renderRoute('/feed', { api: server.api });
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
});

test('flights of friends are new in the navigation until the feed is opened', async () => {
  await follow(fan, pilot);
  const flight = await fly(pilot);
  const { unmount } = renderRoute('/settings/profile', { api: fan.api });
  expect(await screen.findByRole('link', { name: 'Feed 1 new' })).toHaveAttribute('href', '/feed');
  unmount();
  renderRoute('/feed', { api: fan.api });
  expect(await screen.findByRole('link', { name: new RegExp(`^Ada ${family}`) })).toHaveAttribute(
    'href',
    `/flight/${flight.id}`,
  );
  expect(screen.getByText(/New flight/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Feed' })).toBeVisible());
  const me = await unwrap(fan.api.GET('/user/me'));
  expect(me.friend_flight_count).toBe(0);
});

test('many flights of a club and day open in place', async () => {
  const flights = [await fly(pilot), await fly(pilot), await fly(pilot), await fly(pilot)];
  const { id } = flights[0]!.club!;
  await unwrap(fan.api.POST('/club/{id}/follow', { params: { path: { id } } }));
  renderRoute('/feed', { api: fan.api });
  const folded = await screen.findByRole('button', { name: /^4 flights of Club of/ });
  expect(screen.queryByRole('link', { name: new RegExp(`^Ada ${family}`) })).toBeNull();
  await userEvent.click(folded);
  expect(screen.getAllByRole('link', { name: new RegExp(`^Ada ${family}`) })).toHaveLength(4);
});

test('the flights of friends are on the home page, and a filter of the list', async () => {
  await follow(fan, pilot);
  const flight = await fly(pilot);
  const { unmount } = renderRoute('/', { api: fan.api });
  const section = await screen.findByRole('region', { name: 'Flights of friends' });
  const name = new RegExp(`^Ada ${family}`);
  expect(within(section).getByRole('link', { name })).toHaveAttribute(
    'href',
    `/flight/${flight.id}`,
  );
  unmount();
  const list = renderRoute('/flight?keyword=friends', { api: fan.api });
  expect(await screen.findByRole('link', { name })).toBeVisible();
  list.unmount();
  renderRoute('/flight?keyword=friends', { api: server.api });
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
});
