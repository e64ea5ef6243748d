import { unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fill } from '../testing/fill.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
let user: TestUser;
beforeAll(async () => {
  server = await startTestApi();
});
beforeEach(async () => {
  user = await server.signUp();
});

const button = (name: string) => screen.findByRole('button', { name });

test.each([
  {
    path: '/settings/profile',
    field: /About you/,
    typed: 'Ridge pilot',
    send: 'Save',
    done: 'Settings saved',
  },
  {
    path: '/settings/group',
    field: 'Name',
    typed: 'Wave camp',
    send: 'Create group',
    done: /Wave camp/,
  },
])('$path: reports a failed submission, keeps the input and sends it again', async (form) => {
  renderRoute(form.path, { api: user.api });
  const field = await screen.findByRole('textbox', { name: form.field });
  await fill(field, form.typed);
  const note = disconnectServer();
  await userEvent.click(await button(form.send));
  expect(await screen.findByText(/may not be saved.*try again/)).toBeVisible();
  expect(field).toHaveValue(form.typed);
  expect(note).toHaveBeenCalledWith(expect.stringContaining('did not respond'));
  vi.restoreAllMocks();
  await userEvent.click(await button(form.send));
  await waitFor(() => expect(screen.queryByText(/may not be saved/)).toBeNull());
  expect((await screen.findAllByText(form.done))[0]).toBeVisible();
});

test('a dialog stays open with its input', async () => {
  const filter = [{ name: 'Alps', search: 'country=AT' }];
  await unwrap(user.api.PATCH('/user/me', { body: { filter } }));
  renderRoute('/settings/customize', { api: user.api });
  await userEvent.click(await button('Rename Alps'));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, 'Tyrol');
  disconnectServer();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/may not be saved/)).toBeVisible();
  expect(field).toHaveValue('Tyrol');
  vi.restoreAllMocks();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Tyrol' })).toBeVisible();
});

/** Calls fail although the device has a network. Returns the spy of the console message. */
function disconnectServer() {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  return vi.spyOn(console, 'info').mockReturnValue();
}
