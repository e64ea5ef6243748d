import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
});

/** Responds to requests for lists; the server responds to the rest. */
function stubLists(pages: (skip: number) => number) {
  const asked: string[] = [];
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const { pathname, searchParams } = new URL((call[0] as Request).url);
    const skip = Number(searchParams.get('skip'));
    const ids = Array.from({ length: pages(skip) }, (_, i) => skip + i + 1);
    asked.push(`${pathname} ${skip}`);
    if (pathname === '/v1/flightlines') {
      return Response.json(ids.map((id) => ({ id, line: '_p~iF~ps|U_ulLnnqC' })));
    }
    if (pathname !== '/v1/flight') return fetch(...call);
    return Response.json(
      ids.map((id) => ({
        id,
        status: 'valid',
        rank: true,
        junior: false,
        scoring_date: '2026-07-14',
        time_zone: 'UTC',
        user: { id: 1, name: `Pilot ${id}` },
      })),
    );
  });
  return asked;
}

test('shows the filtered flights on a map and beside it, with links to other views', async () => {
  const ana = await server.signUp({ name: 'Ana Ruiz' });
  const ben = await server.signUp({ name: 'Ben Aalto' });
  const flight = await fly(ana.api);
  await fly(ben.api);
  renderRoute(`/flight/map?user=${ana.id}`, { api: ana.api, now: EVENING });
  const list = within(await screen.findByRole('region', { name: 'Flights in view' }));
  expect(await list.findByRole('link', { name: /Ana Ruiz/ })).toHaveAttribute(
    'href',
    `/flight/${flight.id}`,
  );
  expect(list.queryByRole('link', { name: /Ben Aalto/ })).toBeNull();
  expect(list.getByText('1 flight in view')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Map of the flights' })).toHaveTextContent(
    '1 flight on the map, named in the list.',
  );
  const forms = within(screen.getByRole('navigation', { name: 'View' }));
  expect(forms.getByRole('link', { current: 'page' })).toHaveTextContent('Map');
});

test('loads the first 300 with their lines and the others on request', async () => {
  const asked = stubLists((skip) => (skip < 400 ? 100 : 1));
  renderRoute('/flight/map', { api: server.api, now: EVENING });
  expect(await screen.findByText(/^300 of the first 300 .* Zoom in/)).toBeVisible();
  await waitFor(() => expect(asked).toContain('/v1/flightlines 200'));
  expect(asked).not.toContain('/v1/flight 300');
  await userEvent.click(screen.getByRole('button', { name: 'Load 100 more' }));
  expect(await screen.findByText(/^400 of the first 400/)).toBeVisible();
  await waitFor(() => expect(asked).toContain('/v1/flightlines 300'));
});

test('finds a place by name and shows flights within 10 km of it', async () => {
  const pilot = await server.signUp({ name: 'Dan Berg' });
  await fly(pilot.api);
  const path = `/flight/map?user=${pilot.id}`;
  const { router } = renderRoute(path, { api: pilot.api, now: EVENING });
  const map = await screen.findByRole('region', { name: 'Map of the flights' });
  const field = await screen.findByRole('combobox', { name: 'Flights near a place' });
  await userEvent.click(field);
  // Nothing opens before the cities are there.
  const offered = await waitFor(async () => {
    await userEvent.keyboard('{ArrowDown}');
    return screen.getAllByRole('option');
  });
  expect(offered.map((option) => option.textContent)).toEqual([
    expect.stringMatching(/^Berlin/),
    expect.stringMatching(/^Paris/),
    expect.stringMatching(/^Warsaw/),
  ]);
  await userEvent.type(field, 'madrid');
  const [madrid] = await screen.findAllByRole('option', { name: /^Madrid/ });
  await userEvent.click(madrid!);
  const place = /[?&]point_of_interest=city-\d+/;
  await waitFor(() => expect(router.state.location.href).toMatch(place));
  expect(router.state.location.href).toContain(`user=${pilot.id}`);
  expect(await screen.findByText('No flights in view')).toBeVisible();
  // The map was not created again.
  expect(screen.getByRole('region', { name: 'Map of the flights' })).toBe(map);
  const chip = 'Remove filter Within 10\u202fkm of Madrid';
  await userEvent.click(await screen.findByRole('button', { name: chip }));
  await waitFor(() => expect(router.state.location.href).toBe(path));
});

test('a view without flights shows a message and can be removed like a filter', async () => {
  const pilot = await server.signUp({ name: 'Carla Moreau' });
  await fly(pilot.api);
  const path = `/flight/map?user=${pilot.id}&bbox=-150,-41,-149,-40`;
  const { router } = renderRoute(path, { api: pilot.api, now: EVENING });
  expect(await screen.findByText('No flights in view')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter In this map view' }));
  await waitFor(() => expect(router.state.location.href).toBe(`/flight/map?user=${pilot.id}`));
  expect(await screen.findByRole('link', { name: /Carla Moreau/ })).toBeVisible();
});
