import { unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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
  fan = await server.signUp({ name: `Ben ${family}` });
});

const follow = ({ api }: TestUser, { id }: TestUser) =>
  unwrap(api.POST('/user/{id}/follow', { params: { path: { id } } }));
const button = (name: string) => screen.findByRole('button', { name });

test('a pilot is followed on their page, and no longer by pressing again', async () => {
  renderRoute(`/user/${pilot.id}`, { api: fan.api });
  expect(await screen.findByRole('link', { name: '0 followers' })).toBeVisible();
  await userEvent.click(await button(`Follow Ada ${family}`));
  expect(await button(`Following Ada ${family}. Stop following`)).toBeVisible();
  expect(await screen.findByRole('link', { name: '1 follower' })).toBeVisible();
  await userEvent.click(await button(`Following Ada ${family}. Stop following`));
  expect(await button(`Follow Ada ${family}`)).toBeVisible();
  expect(await screen.findByRole('link', { name: '0 followers' })).toBeVisible();
});

test('neither visitors nor the pilot can follow them', async () => {
  const { unmount } = renderRoute(`/user/${pilot.id}`, { api: server.api });
  expect(await screen.findByRole('link', { name: '0 followers' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Follow/ })).toBeNull();
  unmount();
  renderRoute(`/user/${pilot.id}`, { api: pilot.api });
  expect(await screen.findByRole('link', { name: 'Edit profile' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Follow/ })).toBeNull();
});

test('a followed club is on the friends page, where it can be followed again', async () => {
  const { club } = await unwrap(
    server.api.GET('/user/{id}', { params: { path: { id: pilot.id } } }),
  );
  const { unmount } = renderRoute(`/club/${club!.id}`, { api: fan.api });
  await userEvent.click(await button(`Follow Club of ${family}`));
  expect(await button(`Following Club of ${family}. Stop following`)).toBeVisible();
  unmount();
  renderRoute(`/user/${fan.id}/friends`, { api: fan.api });
  const clubs = await screen.findByRole('region', { name: 'Clubs' });
  // The account of the reader may load later than the list.
  await userEvent.click(
    await within(clubs).findByRole('button', {
      name: `Following Club of ${family}. Stop following`,
    }),
  );
  expect(await within(clubs).findByRole('button', { name: /^Follow Club/ })).toBeVisible();
});

test('requests are accepted and declined, and followers removed', async () => {
  const other = await server.signUp({ name: `Cleo ${family}` });
  await unwrap(pilot.api.PATCH('/user/me', { body: { followers_approved: true } }));
  await follow(fan, pilot);
  await follow(other, pilot);
  renderRoute(`/user/${pilot.id}/friends?list=followers`, { api: pilot.api });
  await userEvent.click(await button(`Accept Ben ${family}`));
  await userEvent.click(await button(`Decline Cleo ${family}`));
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Follow requests' })).toBeNull(),
  );
  await userEvent.click(await button(`Remove Ben ${family}`));
  expect(await screen.findByText('No followers yet')).toBeVisible();
});

test('the second press on a request does not undo the first, and the focus stays in the list', async () => {
  const other = await server.signUp({ name: `Cleo ${family}` });
  await unwrap(pilot.api.PATCH('/user/me', { body: { followers_approved: true } }));
  await follow(fan, pilot);
  await follow(other, pilot);
  renderRoute(`/user/${pilot.id}/friends?list=followers`, { api: pilot.api });
  const [accept, decline] = [
    await button(`Accept Ben ${family}`),
    await button(`Decline Ben ${family}`),
  ];
  act(() => {
    accept.click();
    decline.click();
    accept.click();
  });
  expect(await button(`Remove Ben ${family}`)).toBeVisible();
  await userEvent.click(await button(`Accept Cleo ${family}`));
  await userEvent.click(await button(`Remove Cleo ${family}`));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: `Remove Cleo ${family}` })).toBeNull(),
  );
  const row = screen.getAllByRole('listitem').find((item) => item.textContent?.includes('Ben '));
  expect(row).toContainElement(document.activeElement as HTMLElement);
  expect(
    await unwrap(pilot.api.GET('/user/{id}/followers', { params: { path: { id: pilot.id } } })),
  ).toMatchObject([{ id: fan.id }]);
});

test('pilots are found by name; without friends, those of the club are suggested', async () => {
  const mate = await server.signUp({ name: `Dora ${family}`, clubName: `Club of ${family}` });
  renderRoute(`/user/${pilot.id}/friends`, { api: pilot.api });
  expect(await screen.findByText('Not following anyone yet')).toBeVisible();
  const suggested = await screen.findByRole('region', { name: 'Suggestions' });
  expect(within(suggested).getByRole('link', { name: `Dora ${family}` })).toHaveAttribute(
    'href',
    `/user/${mate.id}`,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Find pilots' }));
  await userEvent.type(await screen.findByRole('textbox'), `Ben ${family}`);
  expect(await button(`Follow Ben ${family}`)).toBeVisible();
});

test('hidden lists are shown to their pilot alone', async () => {
  await follow(fan, pilot);
  await unwrap(pilot.api.PATCH('/user/me', { body: { follows_hidden: true } }));
  const path = `/user/${pilot.id}/friends?list=followers`;
  const { unmount } = renderRoute(path, { api: fan.api });
  expect(await screen.findByText(`Ada ${family} hides these lists`)).toBeVisible();
  expect(screen.queryByRole('link', { name: `Ben ${family}` })).toBeNull();
  unmount();
  renderRoute(path, { api: pilot.api });
  expect(await screen.findByRole('link', { name: `Ben ${family}` })).toBeVisible();
});

test('the settings hide lists and let followers wait', async () => {
  renderRoute('/settings/customize', { api: pilot.api });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Approve new followers/ }));
  await userEvent.click(
    await screen.findByRole('checkbox', { name: /^Hide followers and following/ }),
  );
  await waitFor(async () =>
    expect(await unwrap(pilot.api.GET('/user/me'))).toMatchObject({
      followers_approved: true,
      follows_hidden: true,
    }),
  );
});
