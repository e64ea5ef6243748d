import { createApi, unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { fill } from '../testing/fill.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});

test('a device is connected until midnight, and disconnected', async () => {
  const { api } = await server.signUp();
  renderRoute('/settings/live', { api });
  expect(await screen.findByText('No device connected')).toBeVisible();
  await fill(screen.getByRole('textbox', { name: 'Address' }), 'dda5b');
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  expect(
    await screen.findByText('An address has six characters, 0 to 9 and A to F.'),
  ).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), 'a');
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByRole('button', { name: 'Disconnect' })).toBeVisible();
  const { device } = await unwrap(api.GET('/user/me'));
  expect(device?.id).toBe('FLRDDA5BA');
  const end = new Date(device?.until ?? 0);
  expect([end.getHours(), end.getMinutes()]).toEqual([0, 0]);

  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText('No device connected')).toBeVisible();
  expect(screen.getByRole('button', { name: /Address type/ })).toHaveFocus();
});

test('takes over the tracker of another user after a confirmation', async () => {
  const owner = await server.signUp({ name: 'Ida Holm' });
  const { api, id } = await server.signUp();
  await unwrap(owner.api.POST('/user/device', { body: { id: 'FLR123456' } }));
  renderRoute('/settings/live', { api });
  await fill(await screen.findByRole('textbox', { name: 'Address' }), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  const question = within(await screen.findByRole('dialog', { name: 'Take over this device?' }));
  expect(question.getByText(/Ida Holm is connected to this device/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Take over' }));
  expect(await screen.findByRole('button', { name: 'Disconnect' })).toBeVisible();
  const params = { params: { path: { id: 'FLR123456' } } };
  expect((await unwrap(server.api.GET('/user/device/{id}', params))).user.id).toBe(id);
});

test('a pilot takes back the tracker that another one took over', async () => {
  const { api, id } = await server.signUp();
  const taker = await server.signUp({ name: 'Nora Berg' });
  const body = { id: 'FLR654321', take_over: true };
  await unwrap(api.POST('/user/device', { body }));
  await unwrap(taker.api.POST('/user/device', { body }));
  renderRoute('/settings/live', { api });
  expect(
    await screen.findByText(
      /^Nora Berg is now connected to FLARM 654321 instead of you\. You can take it back until /,
    ),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByRole('button', { name: 'Disconnect' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take back' })).not.toBeInTheDocument();
  const params = { params: { path: { id: 'FLR654321' } } };
  expect((await unwrap(server.api.GET('/user/device/{id}', params))).user.id).toBe(id);
});

test('shows a conflict that only the server knows', async () => {
  const { api } = await server.signUp();
  const conflicted = createApi({
    baseUrl: server.url,
    tokenStore: api.session.store,
    fetch: async (request) =>
      request.method === 'POST' && request.url.endsWith('/user/device')
        ? Response.json({ detail: 'This device is blocked.', code: 'BLOCKED' }, { status: 409 })
        : fetch(request),
  });
  renderRoute('/settings/live', { api: conflicted });
  await fill(await screen.findByRole('textbox', { name: 'Address' }), 'dda5ba');
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByText('This device is blocked.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
