import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { fill } from '../testing/fill.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
let right = 'noon';

/** Takes one password. */
const service = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => response.writeHead(body.includes(right) ? 200 : 401).end());
});

beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  server = await startTestApi({
    config: { integrations: { skysight: `http://127.0.0.1:${port}` } },
  });
});
afterAll(() => service.close());

test('a login is refused, accepted and removed', async () => {
  const { api } = await server.signUp();
  renderRoute('/settings/integrations', { api });
  expect(await screen.findByRole('heading', { level: 2, name: 'SkySight' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2, name: /Copilot/ })).toBeNull();
  const password = screen.getByLabelText('Password');
  await fill(screen.getByRole('textbox', { name: 'Email address' }), 'jo@example.org');
  await fill(password, 'a guess');
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  expect(
    await screen.findByText('The service did not accept this email address and password.'),
  ).toBeVisible();
  await userEvent.clear(password);
  await fill(password, 'thermals at noon');
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByText('SkySight is connected')).toBeVisible();
  expect(await screen.findByText('Connected')).toBeVisible();
  expect(screen.getByText(/Your login: jo@example.org/)).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();

  const disconnect = screen.getByRole('button', { name: 'Disconnect SkySight' });
  expect(disconnect).toHaveFocus();
  await userEvent.click(disconnect);
  expect(await screen.findByText('SkySight is disconnected')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveFocus();
  expect(await unwrap(api.GET('/user/me'))).not.toHaveProperty('skysight_email');
});

test('a login refused by the service can be entered again', async () => {
  const { api } = await server.signUp();
  const login = { skysight_email: 'jo@example.org', skysight_password: 'thermals at noon' };
  await unwrap(api.PATCH('/user/me', { body: login }));
  right = 'dusk';
  onTestFinished(() => {
    right = 'noon';
  });
  renderRoute('/settings/integrations', { api });
  expect(await screen.findByText(/Enter it again/)).toBeVisible();
  await fill(screen.getByRole('textbox', { name: 'Email address' }), 'jo@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'thermals at dusk{Enter}');
  expect(await screen.findByText('Connected')).toBeVisible();
  expect(screen.queryByText(/Enter it again/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Disconnect SkySight' })).toHaveFocus();
});
