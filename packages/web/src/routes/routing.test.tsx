import { isPagePath, startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
let pilot: TestUser;
let clubId: number;
let flightId: number;

beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
  pilot = await server.signUp({ name: 'Ana Ruiz', clubName: 'Aero Club' });
  const flight = await fly(pilot.api);
  flightId = flight.id;
  clubId = flight.club?.id ?? 0;
});

function open(path: string, api = server.api) {
  return renderRoute(path, { api, now: EVENING });
}

describe('every path has its screen', () => {
  test.each([
    { path: () => '/', heading: 'Your season' },
    { path: () => '/flight', heading: 'Flights' },
    { path: () => '/flight/map', heading: 'Flights on the map' },
    { path: () => '/flight/statistics', heading: 'Flight statistics' },
    { path: () => '/flight/gallery', heading: 'Gallery' },
    { path: () => `/flight/${flightId}`, heading: /Ana Ruiz/ },
    { path: () => `/flight/edit/${flightId}`, heading: 'Edit flight' },
    { path: () => '/flight-of-the-month/2026-07', heading: 'Flight of the month' },
    { path: () => '/widgets', heading: 'Flights on your site' },
    { path: () => '/ranking/free', heading: 'Free distance ranking' },
    { path: () => `/user/${pilot.id}`, heading: 'Ana Ruiz' },
    { path: () => `/club/${clubId}`, heading: 'Aero Club' },
    { path: () => `/club/${clubId}/pilot`, heading: 'Aero Club' },
    { path: () => '/aircraft/1', heading: /^AS 33/ },
    { path: () => '/aircraft/1/pilot', heading: /^AS 33/ },
    { path: () => '/airport/1', heading: /\S/ },
    { path: () => '/airport/1/pilot', heading: /\S/ },
    { path: () => '/upload', heading: 'Upload flights' },
    { path: () => '/task', heading: 'Tasks' },
    { path: () => '/task/declared', heading: 'Declared tasks' },
    { path: () => '/task/score', heading: 'Local competitions' },
    { path: () => '/task/championship', heading: 'Championships' },
    { path: () => '/task/upload', heading: 'Upload tasks' },
    { path: () => `/user/${pilot.id}/task`, heading: /^Tasks of/ },
    { path: () => `/user/${pilot.id}/waypoint-collection`, heading: /^Waypoints of/ },
    { path: () => '/waypoint/world', heading: 'Airfields worldwide' },
    { path: () => '/task/plan/new', heading: 'Plan a task' },
  ])('$path', async ({ path, heading }) => {
    const { router } = open(path(), pilot.api);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(router.state.location.pathname).toBe(path());
  });

  test.each([
    { path: '/auth/log-in', heading: 'Log in' },
    { path: '/auth/sign-up', heading: 'Sign up' },
  ])('$path, for visitors', async ({ path, heading }) => {
    open(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
});

describe('aliases redirect with their search parameters', () => {
  test.each([
    ['/flights', '/flight'],
    ['/flights?season=2026', '/flight?season=2026'],
    ['/flights/map?season=2026', '/flight/map?season=2026'],
    ['/flights/stats?season=2026&contest=speed', '/flight/statistics?season=2026&contest=speed'],
    ['/flight/stats?season=2026', '/flight/statistics?season=2026'],
    ['/flight/story?keyword=junior', '/flight/gallery?keyword=junior'],
    ['/flights/story', '/flight/gallery'],
    ['/monthly/2026-07', '/flight-of-the-month/2026-07'],
    ['/auth', '/auth/log-in'],
    ['/auth?redirect=%2Fflight', '/auth/log-in?redirect=/flight'],
  ])('redirects %s to %s', async (path, place) => {
    const { router } = open(path);
    await waitFor(() => expect(router.state.location.href).toBe(place));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    // Back leads out, not into the other name again.
    expect(router.history.length).toBe(1);
  });

  test('redirects aliases of a flight and of a user', async () => {
    const flight = open(`/flights/${flightId}?contest=speed`);
    await waitFor(() =>
      expect(flight.router.state.location.href).toBe(`/flight/${flightId}?contest=speed`),
    );
    flight.unmount();
    const { router } = open(`/profile/${pilot.id}`);
    await waitFor(() => expect(router.state.location.href).toBe(`/user/${pilot.id}`));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Ana Ruiz');
  });
});

describe('unknown pages are not found', () => {
  test.each([
    '/no/such/place',
    '/flight/no',
    '/flight/0',
    '/flight/999999',
    '/flight/99999999999999',
    '/flights/no/such/place',
    '/flight/edit/999999',
    '/flight-of-the-month/13',
    '/monthly/13',
    '/ranking/no',
    '/user/999999',
    '/profile/no',
    '/club/999999',
    '/aircraft/999999',
    '/task/999999',
    '/task/score/999999',
    '/task/championship/999999',
    '/airport/999999',
  ])('%s', async (path) => {
    open(path, pilot.api);
    expect(await screen.findByRole('heading', { name: 'Landing site not found' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

test('the server knows every page', () => {
  const samples: Readonly<Record<string, string>> = {
    $badge: 'silver',
    $contest: 'free',
    $month: '2026-07',
    $year: '2026',
  };
  const { router } = open('/');
  const paths = Object.keys(router.routesByPath)
    .filter((path) => path !== '/profile/$')
    .map((path) => path.replaceAll(/\$\w+/g, (name) => samples[name] ?? '1').replace('$', ''));
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !isPagePath(path))).toEqual([]);
});

test('a page that is not found links to recent results', async () => {
  const { router } = open('/user/999999');
  const field = () => screen.findByRole('combobox', { name: /Search/ });
  await userEvent.type(await field(), 'ana ruiz');
  await userEvent.click(await screen.findByRole('option', { name: /^Ana Ruiz/ }));
  expect(await screen.findByRole('heading', { level: 1, name: /Ana Ruiz/ })).toBeVisible();
  await router.navigate({ to: '/user/$user', params: { user: 999999 } });
  await userEvent.click(await field());
  await userEvent.click(await screen.findByRole('option', { name: /^Ana Ruiz/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/user/${pilot.id}`));
});

describe('an interrupted navigation', () => {
  test('to the current page adds no entry to the history', async () => {
    const { router } = open('/ranking/free');
    await userEvent.click((await screen.findAllByRole('link', { name: 'Flights' }))[0]!);
    await screen.findByRole('heading', { level: 1, name: 'Flights' });
    expect(router.history.length).toBe(2);
    await userEvent.click(screen.getAllByRole('link', { name: 'Flights' })[0]!);
    expect(router.history.length).toBe(2);
  });

  test('is replaced by the next one without an error', async () => {
    const { router } = open('/flight');
    await screen.findByRole('heading', { level: 1, name: 'Flights' });
    const overtaken = router.navigate({ href: `/flight/${flightId}` });
    await router.navigate({ href: '/ranking/free' });
    await overtaken;
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Free distance ranking' }),
    ).toBeVisible();
    expect(router.state.location.pathname).toBe('/ranking/free');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('can be undone while it loads', async () => {
    const { router } = open('/ranking/free');
    await screen.findByRole('heading', { level: 1, name: 'Free distance ranking' });
    const taken = router.navigate({ href: `/flight/${flightId}` });
    router.history.back();
    await taken;
    await waitFor(() => expect(router.state.status).toBe('idle'));
    expect(router.state.location.pathname).toBe('/ranking/free');
    expect(screen.getByRole('heading', { level: 1, name: 'Free distance ranking' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
