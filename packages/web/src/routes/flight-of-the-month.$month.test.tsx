import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;

beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
  const [ana, ben] = [
    await server.signUp({ name: 'Ana Ruiz' }),
    await server.signUp({ name: 'Ben Aalto' }),
  ];
  await fly(ana.api, { reachDeg: 0.6 });
  await fly(ana.api, { reachDeg: 0.5 });
  await fly(ben.api, { reachDeg: 0.4 });
});

test('shows the best flight of the month above the best of other pilots', async () => {
  renderRoute('/flight-of-the-month/2026-07', { api: server.api, now: EVENING });
  expect(await screen.findByRole('heading', { name: 'Flight of the month' })).toBeVisible();
  expect(screen.getByText('July 2026')).toBeVisible();
  const others = await screen.findByRole('region', { name: 'Best flights of other pilots' });
  expect(within(others).getAllByRole('article')).toHaveLength(1);
  expect(within(others).getByRole('article')).toHaveTextContent('Ben Aalto');
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('Ana Ruiz');
  expect(screen.getByRole('link', { name: 'All flights of the month' })).toHaveAttribute(
    'href',
    '/flight?scoring_date_start=2026-07-01&scoring_date_end=2026-07-31&order_by=points',
  );
});

test('leads back month by month, but not into the future', async () => {
  const { router } = renderRoute('/monthly/2026-07', { api: server.api, now: EVENING });
  await screen.findByText('July 2026');
  expect(router.state.location.href).toBe('/flight-of-the-month/2026-07');
  expect(screen.queryByRole('link', { name: 'Next month' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Previous month' }));
  expect(await screen.findByText('June 2026')).toBeVisible();
  expect(await screen.findByText('No counting flights this month')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Next month' }));
  expect(await screen.findByText('July 2026')).toBeVisible();
});

test.each(['2026-13', 'july'])('%s has no page', async (month) => {
  renderRoute(`/flight-of-the-month/${month}`, { api: server.api, now: EVENING });
  expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible();
});

test('the home page links to it', async () => {
  renderRoute('/', { api: server.api, now: EVENING });
  expect(await screen.findByRole('link', { name: 'Flight of the month' })).toHaveAttribute(
    'href',
    '/flight-of-the-month/2026-07',
  );
});
