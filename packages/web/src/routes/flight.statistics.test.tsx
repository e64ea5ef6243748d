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

test('shows statistics of flights with links to them and to other views', async () => {
  const pilot = await server.signUp({ name: 'Ana Ruiz' });
  const flight = await fly(pilot.api);
  const path = `/flight/statistics?user=${pilot.id}`;
  const { router } = renderRoute(path, { api: pilot.api, now: EVENING });
  expect(await screen.findByRole('link', { name: 'Ana Ruiz' })).toHaveAttribute(
    'href',
    `/flight/${flight.id}`,
  );
  const table = screen.getByRole('table', { name: /Statistics of the scored part/ });
  const columns = within(table).getAllByRole('columnheader');
  for (const name of ['Glide ratio', 'Launch height gain', 'Climb in launch', 'Takeoff distance']) {
    expect(columns.map(({ textContent }) => textContent)).toContain(name);
  }
  // The ground is unknown.
  expect(columns.map(({ textContent }) => textContent)).not.toContain('Above ground');
  const glideSpeed = columns.findIndex(({ textContent }) => textContent === 'Glide speed');
  const [, row] = within(table).getAllByRole('row');
  expect(row!.children[glideSpeed]?.textContent).toMatch(/\d+\skm\/h/);
  expect(row!.lastElementChild?.textContent).toMatch(/^\d{3}\sm$/);

  const forms = within(screen.getByRole('navigation', { name: 'View' }));
  expect(forms.getByRole('link', { current: 'page' })).toHaveTextContent('Statistics');
  await userEvent.click(forms.getByRole('link', { name: 'List' }));
  await waitFor(() => expect(router.state.location.href).toBe(`/flight?user=${pilot.id}`));
});

test('/flight/stats is an alias', async () => {
  const { router } = renderRoute('/flight/stats?season=2026', { api: server.api, now: EVENING });
  expect(await screen.findByRole('heading', { name: 'Flight statistics' })).toBeVisible();
  expect(router.state.location.href).toBe('/flight/statistics?season=2026');
});

test('shows an empty list like the flight list', async () => {
  renderRoute('/flight/statistics?season=2019', { api: server.api, now: EVENING });
  expect(await screen.findByRole('heading', { name: 'No flights here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all flights' })).toHaveAttribute(
    'href',
    '/flight/statistics',
  );
});

function flightOf(id: number) {
  const contest = { points: 500 - id, distance: 300, speed: 80 };
  const score = { thermal_count: 9, glide_ratio: 30 + (id % 7), glide_detour: 1.2 };
  return {
    id,
    status: 'valid',
    rank: true,
    junior: false,
    scoring_date: '2026-07-14',
    time_zone: 'UTC',
    user: { id: 1, name: `Pilot ${id}` },
    contest: { ...contest, score },
  };
}

test('sorts by server columns with a request, by others the loaded rows, and shows which', async () => {
  const asked: string[] = [];
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const { pathname, searchParams } = new URL((call[0] as Request).url);
    if (pathname !== '/v1/flight') return fetch(...call);
    const [order, skip] = [searchParams.get('order_by'), Number(searchParams.get('skip'))];
    asked.push(
      `${order} ${searchParams.get('direction')} ${skip} ${searchParams.get('include_stats')}`,
    );
    return Response.json(
      Array.from({ length: skip === 0 ? 100 : 3 }, (_, i) => flightOf(skip + i + 1)),
    );
  });
  const { router } = renderRoute('/flight/statistics', { api: server.api, now: EVENING });
  expect(await screen.findByText(/First 100 flights. Sorted by: Date\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Glide ratio' }));
  expect(
    await screen.findByText(/Only the 100 loaded flights. Sorted by: Glide ratio\./),
  ).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Glide ratio' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(screen.getAllByRole('link', { name: /^Pilot/ })[0]).toHaveTextContent('Pilot 6');
  await userEvent.click(screen.getByRole('button', { name: 'Glide ratio' }));
  expect(screen.getAllByRole('link', { name: /^Pilot/ })[0]).toHaveTextContent('Pilot 7');

  await userEvent.click(screen.getByRole('button', { name: 'Load 100 more' }));
  expect(await screen.findByText('All 103 flights. Sorted by: Glide ratio.')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Points' }));
  await waitFor(() =>
    expect(router.state.location.href).toBe('/flight/statistics?order_by=points&direction=desc'),
  );
  expect(await screen.findByText(/Sorted by: Points\./)).toBeVisible();
  expect(asked).toContain('scoring_date desc 0 true');
  expect(asked).toContain('points desc 0 true');
});
