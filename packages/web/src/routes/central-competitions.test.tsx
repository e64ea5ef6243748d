import { startSoaringSpot, startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let service: Awaited<ReturnType<typeof startSoaringSpot>>;
let server: TestApi;

beforeAll(async () => {
  service = await startSoaringSpot();
  server = await startTestApi({ clock: EVENING, config: { soaringspot: service.config } });
});
afterAll(() => service.close());

test('a central competition shows the results of its days', async () => {
  const { router } = renderRoute('/task/soaringspot', { api: server.api });
  await userEvent.click(await screen.findByRole('link', { name: 'Ridge Cup' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ridge Cup' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/task/soaringspot/12');
  expect(screen.getByText('Final result')).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Results' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1Ada Sample.*AS · Ventus 3.*1,000$/),
    expect.stringMatching(/^2Ben Sample.*landed out.*871$/),
  ]);
  const days = screen.getByRole('navigation', { name: 'Days' });
  await userEvent.click(within(days).getAllByRole('link')[1]!);
  expect(await screen.findByText('Neutralised')).toBeVisible();
  expect(await screen.findByText('No results yet.')).toBeVisible();
});

test('a day shows what a flight has that is here, beside its official result', async () => {
  const pilot = await server.signUp();
  await fly(pilot.api, { registration: 'D-1234' });
  renderRoute('/task/soaringspot/12?day=71', { api: server.api });
  const table = await screen.findByRole('table', { name: 'Results' });
  const row = within(table).getByRole('row', { name: /Ada Sample/ });
  // The flight is far from the task.
  expect(row).toHaveTextContent(/AS · Ventus 3 · Missed Start/);
  expect(row).toHaveTextContent(/312\.41\skm.*Computed here:\s*0\.00\skm \([-−]312\.41\skm\)/);
  expect(screen.getByText(/^The second line shows/)).toBeVisible();
});
