import { createApi } from '@cloudstreet/sdk';
import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { openSessionStore } from '../app/session-store.js';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
  vi.stubGlobal('top', {});
});

test.each([
  '/auth/log-in?redirect=/flight',
  '/Auth/log-in',
  '/auth/sign-up',
  '/upload',
  '/flight/edit/1',
])('%s in a frame redirects to the home page with a link out of the frame', async (path) => {
  const { api } = await server.signUp();
  const { router } = renderRoute(path, { api });
  const notice = within(
    await screen.findByRole('alertdialog', { name: 'Open this page in its own window' }),
  );
  const link = notice.getByRole('link', { name: 'Open in a new window' });
  expect(link).toHaveAttribute('href', path);
  expect(link).toHaveAttribute('target', '_blank');
  await waitFor(() => expect(router.state.location.href).toBe('/'));
  expect(router.history.length).toBe(1);
  expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
});

test('public pages may be framed', async () => {
  renderRoute('/aircraft/1', { api: server.api });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('AS 33');
});

/** Shows a flight of a signed-in user, in a window or a frame. */
async function openOwnFlight(page: unknown): Promise<void> {
  const { api } = await server.signUp();
  const { id } = await fly(api);
  localStorage.setItem('cloudstreet.token', JSON.stringify(api.session.store.get()));
  const tokenStore = openSessionStore(page as Window);
  renderRoute(`/flight/${id}`, {
    api: createApi({ baseUrl: server.url, tokenStore }),
    now: EVENING,
  });
  await screen.findByRole('heading', { level: 1 });
}

test.each([
  { why: 'its own window', page: { self: window, top: window, origin: 'https://a.test' } },
  { why: 'a frame of its own origin', page: framedBy(() => 'https://a.test') },
])('a signed-in user may change their flight in $why', async ({ page }) => {
  await openOwnFlight(page);
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Delete/ })).toBeVisible();
});

test.each([
  { why: 'another origin', page: framedBy(() => 'https://b.test') },
  {
    why: 'its own origin within another',
    page: framedBy(
      () => 'https://b.test',
      () => 'https://a.test',
    ),
  },
  {
    why: 'an origin that denies access',
    page: framedBy(() => {
      throw new DOMException('Blocked', 'SecurityError');
    }),
  },
])('a signed-in user in a frame of $why is shown what visitors see', async ({ page }) => {
  await openOwnFlight(page);
  expect((await screen.findAllByRole('link', { name: 'Log in' })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
});

/** A page in a frame. Its windows above have these origins, the top one first. */
function framedBy(...origins: (() => string)[]) {
  const windows: object[] = [];
  for (const get of origins) {
    windows.push(Object.defineProperty({ parent: windows.at(-1) }, 'origin', { get }));
  }
  return { self: { parent: windows.at(-1) }, top: windows[0], origin: 'https://a.test' };
}
