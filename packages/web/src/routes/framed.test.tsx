import { createApi, unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { openSessionStore } from '../app/session-store.js';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
  frameWindow();
});

/** Puts this window in a frame of another origin, which denies access. */
function frameWindow(): void {
  const above = Object.defineProperty({}, 'origin', { get: denyAccess });
  vi.stubGlobal('top', above);
  vi.stubGlobal('parent', above);
}

function denyAccess(): never {
  throw new DOMException('Blocked', 'SecurityError');
}

test.each([
  '/auth/log-in?redirect=/flight',
  '/Auth/log-in',
  '/auth/sign-up',
  '/auth/recover-password',
  '/auth/update-email/none',
  '/upload',
  '/flight/edit/1',
  '/settings',
  '/settings/account',
  '/settings/live',
  '/settings/group/1',
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
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
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
    page: framedBy(denyAccess),
  },
])('a signed-in user in a frame of $why is shown what visitors see', async ({ page }) => {
  await openOwnFlight(page);
  expect((await screen.findAllByRole('link', { name: 'Log in' })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
});

describe('every control of a page', () => {
  let pilot: TestUser;
  let paths: Readonly<Record<string, string>>;

  beforeAll(async () => {
    pilot = await server.signUp({ name: 'Ida Holm', clubName: 'Aero Club' });
    const other = await server.signUp();
    await unwrap(other.api.PATCH('/user/me', { body: { message_enabled: true } }));
    const { id, club } = await fly(pilot.api);
    paths = {
      home: '/',
      flights: '/flight',
      'their flight': `/flight/${id}`,
      'their own page': `/user/${pilot.id}`,
      'the page of another pilot': `/user/${other.id}`,
      'their notifications': `/user/${pilot.id}/notifications`,
      'their club': `/club/${club?.id}`,
      replay: '/flight/replay',
      gallery: '/flight/gallery',
      plans: '/plans',
      'a coupon': '/plans/coupon/ABCD',
      newsletter: '/plans-newsletter',
    };
  });

  /** Opens a page of a signed-in user, presses each of its controls, and returns the requests. */
  async function tryControls(path: string, { user, page }: { user: TestUser; page: unknown }) {
    localStorage.setItem('cloudstreet.token', JSON.stringify(user.api.session.store.get()));
    const sent: Request[] = [];
    const api = createApi({
      baseUrl: server.url,
      tokenStore: openSessionStore(page as Window),
      fetch: (request) => {
        sent.push(request.clone());
        return fetch(request);
      },
    });
    const { router } = renderRoute(path, { api, now: EVENING });
    const { queryClient } = router.options.context;
    await screen.findByRole('heading', { level: 1 });
    const pressed = new Map<string, Set<HTMLElement>>();
    for (;;) {
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      const untried = ['button', 'menuitem', 'switch', 'checkbox']
        .flatMap((role) => screen.queryAllByRole(role))
        .filter((control) => isUntried(control, pressed.get(nameOf(control))));
      const next = untried.find((control) => nameOf(control) !== 'Log out') ?? untried[0];
      if (!next) return sent;
      pressed.set(nameOf(next), new Set([...(pressed.get(nameOf(next)) ?? []), next]));
      await userEvent.click(next, { pointerEventsCheck: 0 });
    }
  }

  const describeRequest = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`;

  /** A dialog may have a button of the same name as the one that opens it. */
  const isUntried = (control: HTMLElement, known: ReadonlySet<HTMLElement> = new Set()) =>
    !known.has(control) && known.size < 2;

  const nameOf = (control: HTMLElement) =>
    control.getAttribute('aria-label') ?? control.textContent;

  test('may change data in its own window', async () => {
    const user = await server.signUp();
    const page = { self: window, top: window, origin: 'https://a.test' };
    const sent = await tryControls('/', { user, page });
    // No query shows that the last request is on its way.
    await expect
      .poll(() => sent.map(describeRequest), { timeout: 60_000 })
      .toContain('POST /v1/auth/logout');
  });

  test.each([
    'home',
    'flights',
    'their flight',
    'their own page',
    'the page of another pilot',
    'their notifications',
    'their club',
    'replay',
    'gallery',
    'plans',
    'a coupon',
    'newsletter',
  ])('changes nothing in a frame of another origin: %s', async (name) => {
    const stored = { 'cloudstreet.token': JSON.stringify(pilot.api.session.store.get()) };
    const sent = await tryControls(paths[name]!, { user: pilot, page: framedBy(denyAccess) });
    expect(sent.length).toBeGreaterThan(0);
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual(stored);
    // A search reads.
    const changes = sent
      .filter(({ method }) => method !== 'GET')
      .map(describeRequest)
      .filter((request) => request !== 'POST /v1/search');
    expect(changes).toEqual([]);
    expect(sent.filter(({ headers }) => headers.has('authorization'))).toEqual([]);
  });
});

test('a flight uploaded without logging in cannot be changed in a frame of another origin', async () => {
  const { api } = await server.signUp();
  const { id } = await fly(api);
  const editToken = { token: 'a', until: '2026-07-20T00:00:00Z' };
  sessionStorage.setItem(`cloudstreet.editToken.${id}`, JSON.stringify(editToken));
  renderRoute(`/flight/${id}`, { api: server.api, now: EVENING });
  await screen.findByRole('heading', { level: 1 });
  expect((await screen.findAllByRole('link', { name: 'Log in' })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
});

/** A page in a frame. Its windows above have these origins, the top one first. */
function framedBy(...origins: (() => string)[]) {
  const windows: object[] = [];
  for (const get of origins) {
    windows.push(Object.defineProperty({ parent: windows.at(-1) }, 'origin', { get }));
  }
  return { self: { parent: windows.at(-1) }, top: windows[0], origin: 'https://a.test' };
}
