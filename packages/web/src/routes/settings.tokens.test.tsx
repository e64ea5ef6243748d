import { unwrap } from '@cloudstreet/sdk';
import { PASSWORD, startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { fill } from '../testing/fill.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});

test('a token is created, copied once, and revoked', async () => {
  const { api } = await server.signUp();
  // Brings a clipboard, which jsdom has not.
  const user = userEvent.setup();
  renderRoute('/settings/tokens', { api });
  expect(await screen.findByText('No access tokens')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'New access token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New access token' }));
  await fill(dialog.getByRole('textbox', { name: /^Name/ }), 'Club mirror');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Read what you can see' }));
  await fill(dialog.getByLabelText('Your password'), PASSWORD);
  await userEvent.click(dialog.getByRole('button', { name: 'Create access token' }));
  expect(await dialog.findByText('Choose at least one')).toBeVisible();
  await userEvent.click(
    dialog.getByRole('checkbox', { name: 'Upload flights, photos and videos' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Create access token' }));

  const copy = await dialog.findByRole('button', { name: 'Copy' });
  expect(dialog.getByText(/^Copy the access token now/)).toHaveFocus();
  const token = dialog.getByText(/^cst_/).textContent ?? '';
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(copy);
  expect(written).toHaveBeenCalledExactlyOnceWith(token);
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(token)).not.toBeInTheDocument();

  expect(await screen.findByText('Club mirror')).toBeVisible();
  expect(screen.getByText(/^Upload flights, photos and videos/)).toBeVisible();
  expect(screen.getByText('never used')).toBeVisible();
  const [stored] = await unwrap(api.GET('/auth/personal-token'));
  expect(stored).toMatchObject({ name: 'Club mirror', scopes: ['upload'] });
  expect(stored?.expires).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: 'Revoke Club mirror' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('No access tokens')).toBeVisible();
});

test('a wrong password is shown at its field, and no token is created', async () => {
  const { api } = await server.signUp();
  renderRoute('/settings/tokens', { api });
  await userEvent.click(await screen.findByRole('button', { name: 'New access token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New access token' }));
  await fill(dialog.getByRole('textbox', { name: /^Name/ }), 'Club mirror');
  await fill(dialog.getByLabelText('Your password'), 'a wrong guess');
  await userEvent.click(dialog.getByRole('button', { name: 'Create access token' }));
  expect(await dialog.findByText('This is not your current password.')).toBeVisible();
  expect(await unwrap(api.GET('/auth/personal-token'))).toEqual([]);
});
