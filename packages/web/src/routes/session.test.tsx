import { signOut } from '@cloudstreet/sdk';
import { authQueries, flightQueries } from '@cloudstreet/sdk/react';
import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { fill } from '../testing/fill.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});

const PASSWORD = 'quiet thermals';

async function open(path: string) {
  const { api } = await server.signUp();
  const { router } = renderRoute(path, { api });
  const { queryClient } = router.options.context;
  const kept = () =>
    queryClient
      .getQueriesData({ queryKey: authQueries.clients(api).queryKey })
      .filter(([, data]) => data !== undefined);
  return { api, router, queryClient, kept };
}

async function openAccount() {
  const opened = await open('/settings/account');
  await waitFor(() => expect(opened.kept()).toHaveLength(1));
  return opened;
}

test('logging out removes all data of the open page', async () => {
  const { router, kept } = await openAccount();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await waitFor(() => expect(kept()).toEqual([]));
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByText('Session expired')).toBeNull();
});

test('logging out everywhere removes all data, too', async () => {
  const { router, kept } = await openAccount();
  await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Log out everywhere' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await waitFor(() => expect(kept()).toEqual([]));
  expect(screen.queryByText('Session expired')).toBeNull();
});

test('the home page reloads data of the member', async () => {
  const { api, queryClient } = await open('/');
  await screen.findByRole('button', { name: 'Log out' });
  const { queryKey } = flightQueries.list(api, {});
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const shown = queryClient.getQueryCache().findAll({ type: 'active', queryKey: [queryKey[0]] });
  expect(shown.length).toBeGreaterThan(0);
  const before = shown.map(({ state }) => state.dataUpdatedAt);
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByRole('link', { name: 'Log in' });
  await waitFor(() => {
    expect(shown.every(({ state }, at) => state.dataUpdatedAt > before[at]!)).toBe(true);
  });
});

test('reports a session that ends on an open page and removes its data', async () => {
  const { api, router, kept } = await openAccount();
  const token = api.session.store.get()!;
  api.session.store.set({ ...token, access_token: 'spent', refresh_token: 'spent' });
  await userEvent.click(screen.getByRole('button', { name: 'Download everything' }));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(await screen.findByText('Session expired')).toBeVisible();
  expect(router.state.location.search).toEqual({ redirect: '/settings/account' });
  await waitFor(() => expect(kept()).toEqual([]));
});

test('reports a log-out in another tab with a link back to the page', async () => {
  const { api } = await openAccount();
  act(() => api.session.end());
  const page = within(screen.getByRole('main'));
  expect(await page.findByRole('heading', { name: 'Session expired' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Log in' });
  expect(link).toHaveAttribute('href', '/auth/log-in?redirect=%2Fsettings%2Faccount');
});

test('logging in shows no data of a previous user', async () => {
  const { api, email } = await server.signUp();
  await signOut(api);
  const { router } = renderRoute('/auth/log-in?redirect=/upload', { api });
  const { queryClient } = router.options.context;
  const { queryKey } = authQueries.clients(api);
  queryClient.setQueryData(queryKey, []);
  await fill(await screen.findByLabelText(/^Email/), email);
  await fill(screen.getByLabelText('Password'), PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('heading', { name: 'Upload flights' })).toBeVisible();
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
});

test('keeps the language if the account cannot be changed and explains it', async () => {
  const { router } = await open('/settings/internationalization');
  await screen.findByRole('button', { name: /English \(UK\)/ });
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((...call) =>
    (call[0] as Request).method === 'PATCH'
      ? Promise.resolve(Response.json({}, { status: 503 }))
      : fetch(...call),
  );
  await userEvent.click(screen.getByRole('button', { name: /English \(UK\)/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Suomi' }));
  expect(await screen.findByText('Service unavailable')).toBeVisible();
  expect(screen.getByText('Please try again later or contact us.')).toBeVisible();
  expect(screen.getByRole('button', { name: /English \(UK\)/ })).toBeVisible();
  expect(router.options.context.preferences.get().locale).toBeUndefined();
});
