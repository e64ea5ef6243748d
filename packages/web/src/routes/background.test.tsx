import { unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi({ config: { environment: 'production' } });
});
beforeEach(() => localStorage.clear());

test('the application shows its environment once a day', async () => {
  const { unmount } = renderRoute('/flight', { api: server.api });
  expect(await screen.findByText('Connected to production API')).toBeVisible();
  expect(screen.getByText('Changes reflect in production')).toBeVisible();
  unmount();
  renderRoute('/flight', { api: server.api });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('Connected to production API')).toBeNull();
});

test('shows a hint on a staging server and a warning to superusers', async () => {
  const staging = await startTestApi({ config: { environment: 'staging' } });
  const { api, id } = await staging.signUp();
  const { db } = staging.server.services;
  await db.updateTable('user').set({ is_superuser: true }).where('id', '=', id).execute();
  renderRoute('/flight', { api });
  expect(await screen.findByText('Staging Environment')).toBeVisible();
  expect(screen.getByText('Feel free to play around')).toBeVisible();
  expect(await screen.findByText('Superuser Permissions')).toBeVisible();
  expect(screen.getByText('Be careful not to corrupt data')).toBeVisible();
});

test('shows a notice above the page while there is no connection', async () => {
  renderRoute('/flight', { api: server.api });
  await screen.findByText('Connected to production API');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void globalThis.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/^You are offline\./)).toBeVisible();
  onLine.mockReturnValue(true);
  act(() => void globalThis.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/^You are offline\./)).toBeNull());
});

test('reports errors of a page to the server without the user', async () => {
  const { api } = await server.signUp();
  renderRoute('/flight', { api });
  await screen.findByText('Connected to production API');
  const warn = vi.spyOn(server.server.services.log, 'warn');
  const call = vi.spyOn(globalThis, 'fetch');
  const filename = `${location.origin}/assets/index-a1b2.js`;
  globalThis.dispatchEvent(new ErrorEvent('error', { message: 'x is undefined', filename }));
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(warn.mock.calls[0]?.[0]).toMatchObject({
    scriptError: { kind: 'error', message: 'x is undefined', page: '/flight/' },
  });
  const [, init] =
    call.mock.calls.find(([url]) => typeof url === 'string' && url.endsWith('/script-error')) ?? [];
  expect(Object.keys(init?.headers ?? {})).toEqual(['Content-Type']);
});

test('renews an expiring token when the page comes to the foreground', async () => {
  const { api } = await server.signUp();
  renderRoute('/flight', { api });
  await screen.findByText('Connected to production API');
  const { store } = api.session;
  const held = store.get()!;
  store.set({ ...held, created: held.created - held.expires_in });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(store.get()?.access_token).not.toBe(held.access_token));
});

test('without permission to choose a theme, users see the light one and no choice', async () => {
  const { signUp } = await startTestApi({ config: { themes: 'supporters' } });
  const { api } = await signUp();
  localStorage.setItem('cloudstreet.preferences', '{"theme":"dark"}');
  const { unmount } = renderRoute('/settings/customize', { api });
  expect(document.documentElement).toHaveClass('cs-theme-dark');
  await waitFor(() => expect(document.documentElement).toHaveClass('cs-theme-light'));
  expect(document.documentElement).not.toHaveClass('cs-theme-dark');
  expect(await screen.findByRole('heading', { name: 'Push notifications' })).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Dark' })).toBeNull();
  unmount();

  await unwrap(api.PATCH('/user/me', { body: { ssa_id: '4711' } }));
  renderRoute('/settings/customize', { api });
  expect(await screen.findByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(document.documentElement).toHaveClass('cs-theme-dark');
});
