import { unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
let owner: TestUser;
let pilot: TestUser;
beforeAll(async () => {
  server = await startTestApi();
  owner = await server.signUp({ name: 'Olga Sample' });
});
beforeEach(async () => {
  pilot = await server.signUp();
});

async function addToGroup(name: string): Promise<number> {
  const { id } = await unwrap(owner.api.POST('/usergroup', { body: { name } }));
  const params = { path: { id }, query: { user_id: pilot.id } };
  await unwrap(owner.api.POST('/usergroup/add/{id}', { params }));
  return id;
}

const TEXT = (group: string) => `Olga Sample added you to the group “${group}”.`;

test('notifications are counted, link to their subject, and are read by opening it', async () => {
  await addToGroup('Ridge camp');
  const group = await addToGroup('Wave camp');
  const { router } = renderRoute(`/user/${pilot.id}`, { api: pilot.api });
  const navigation = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
  expect(await navigation.findByRole('link', { name: /^Profile\s?2 new$/ })).toBeVisible();
  await userEvent.click(await screen.findByRole('link', { name: 'Notifications (2)' }));
  const rows = await screen.findAllByRole('link', { name: /added you to the group/ });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(TEXT('Wave camp')),
    expect.stringContaining(TEXT('Ridge camp')),
  ]);
  for (const row of rows) expect(within(row).getByText('New')).toBeVisible();

  await userEvent.click(rows[0]!);
  expect(await screen.findByRole('heading', { level: 1, name: 'Wave camp' })).toBeVisible();
  expect(router.state.location.pathname).toBe(`/settings/group/${group}`);
  expect(await navigation.findByRole('link', { name: /^Profile\s?1 new$/ })).toBeVisible();
  const listed = await unwrap(pilot.api.GET('/notification'));
  expect(listed.map(({ read }) => read)).toEqual([true, false]);
});

test('all of them are marked as read at once', async () => {
  await addToGroup('Ridge camp');
  await addToGroup('Wave camp');
  renderRoute(`/user/${pilot.id}/notifications`, { api: pilot.api });
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText('New')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  expect(await screen.findByRole('link', { name: 'Profile' })).toBeVisible();
});

test('the list is empty at first, and private', async () => {
  const { unmount } = renderRoute(`/user/${pilot.id}/notifications`, { api: pilot.api });
  expect(await screen.findByText('No notifications')).toBeVisible();
  unmount();
  renderRoute(`/user/${owner.id}/notifications`, { api: pilot.api });
  expect(await screen.findByText('Landing site not found')).toBeVisible();
});

test('a visitor is asked to log in', async () => {
  const { router } = renderRoute(`/user/${pilot.id}/notifications`, { api: server.api });
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  expect(router.state.location.search).toEqual({ redirect: `/user/${pilot.id}/notifications` });
});

test('the settings switch each kind off and on', async () => {
  renderRoute('/settings/customize', { api: pilot.api });
  const group = await screen.findByRole('checkbox', { name: /adds me to a group/ });
  expect(group).toBeChecked();
  await userEvent.click(group);
  await waitFor(async () =>
    expect(await unwrap(pilot.api.GET('/user/me'))).toMatchObject({ group_notification: false }),
  );
  expect(group).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /has been scored/ })).not.toBeChecked();
  const magazine = screen.getByRole('checkbox', { name: /magazine has a new story/ });
  expect(magazine).not.toBeChecked();
  await userEvent.click(magazine);
  const wanted = { magazine_notification: true, magazine_language: 'en' };
  await waitFor(async () => expect(await unwrap(pilot.api.GET('/user/me'))).toMatchObject(wanted));
  await userEvent.click(magazine);
  await waitFor(async () =>
    expect(await unwrap(pilot.api.GET('/user/me'))).toMatchObject({ magazine_notification: false }),
  );
  expect(magazine).not.toBeChecked();
  // This instance has neither messages nor anonymous uploads.
  expect(screen.queryByRole('checkbox', { name: /sends me a message/ })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /without logging in/ })).toBeNull();
});
