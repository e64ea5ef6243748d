import { unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { fill } from '../testing/fill.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi({ config: { integrations: { skysight: 'http://127.0.0.1:9' } } });
});

async function open(path: string) {
  const { api } = await server.signUp();
  return renderRoute(path, { api });
}

const leave = async () =>
  userEvent.click(await screen.findByRole('link', { name: 'Language and units' }));
const elsewhere = () => screen.findByRole('heading', { level: 1, name: 'Language and units' });
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const isTabGuarded = () =>
  !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test.each([
  { path: '/settings/account', label: 'Old password' },
  { path: '/settings/account', label: 'New email address' },
  { path: '/settings/integrations', label: 'Email address' },
  { path: '/settings/live', label: 'Address' },
  { path: '/settings/group', label: /Description/ },
])('asks before leaving $path with an entry in "$label"', async ({ path, label }) => {
  const { router } = await open(path);
  const field = await screen.findByLabelText(label);
  expect(isTabGuarded()).toBe(false);
  await userEvent.type(field, 'some');
  expect(isTabGuarded()).toBe(true);
  await leave();
  await userEvent.click(within(await question()).getByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe(path);
  expect(field).toHaveValue('some');
  await leave();
  await userEvent.click(within(await question()).getByRole('button', { name: 'Leave' }));
  expect(await elsewhere()).toBeVisible();
  expect(isTabGuarded()).toBe(false);
});

test('asks on going back and closing while a group is edited', async () => {
  const { api } = await server.signUp();
  const { id } = await unwrap(api.POST('/usergroup', { body: { name: 'Wave camp' } }));
  const { router } = renderRoute(`/settings/group/${id}`, { api });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit group' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit group' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 's');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await userEvent.click(within(await question()).getByRole('button', { name: 'Stay' }));
  void router.navigate({ to: '/settings/group' });
  await userEvent.click(within(await question()).getByRole('button', { name: 'Stay' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Wave camps' })).toBeVisible();
  void router.navigate({ to: '/settings/group' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings/group'));
});

test('asks before logging out, and logs out without saving on request', async () => {
  const { router } = await open('/settings/profile');
  const bio = await screen.findByRole('textbox', { name: /About you/ });
  await userEvent.type(bio, 'some');
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await userEvent.click(within(await question()).getByRole('button', { name: 'Stay' }));
  expect(bio).toHaveValue('some');
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await userEvent.click(within(await question()).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
});

test('asks before leaving the sign-up form', async () => {
  const { router } = renderRoute('/auth/sign-up', { api: server.api });
  await userEvent.type(await screen.findByLabelText(/^Email/), 'some');
  void router.navigate({ to: '/flight' });
  await userEvent.click(within(await question()).getByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText(/^Email/)).toHaveValue('some');
});

test('an untouched form asks nothing', async () => {
  await open('/settings/account');
  await screen.findByLabelText('Old password');
  await leave();
  expect(await elsewhere()).toBeVisible();
});

test('asks after a refused submission, not after an accepted one', async () => {
  await open('/settings/account');
  const old = await screen.findByLabelText('Old password');
  await fill(old, 'rough thermals');
  await fill(screen.getByLabelText('New password'), 'strong thermals');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(old).toBeInvalid());
  await leave();
  await userEvent.click(within(await question()).getByRole('button', { name: 'Stay' }));
  await userEvent.clear(old);
  await fill(old, 'quiet thermals');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Your password has been changed')).toBeVisible();
  await leave();
  expect(await elsewhere()).toBeVisible();
});

test('does not ask for a form that shows its saved values', async () => {
  await open('/settings/live');
  await fill(await screen.findByLabelText('Address'), 'dda5ba');
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByRole('button', { name: 'Disconnect' })).toBeVisible();
  await leave();
  expect(await elsewhere()).toBeVisible();
});
