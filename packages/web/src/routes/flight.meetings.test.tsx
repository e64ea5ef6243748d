import { unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
});

test('lists pilots who flew together, to compare or open their flights', async () => {
  const ana = await server.signUp({ name: 'Ana Ruiz' });
  const ben = await server.signUp({ name: 'Ben Adler' });
  const first = await fly(ana.api);
  // 280 m to the east.
  const second = await fly(ben.api, { lon: 7.0973, registration: 'D-4321' });
  await expect
    .poll(() =>
      unwrap(ana.api.GET('/flight/{id}/meetings', { params: { path: { id: first.id } } })),
    )
    .toHaveLength(1);

  const { router } = renderRoute(`/flight/${first.id}`, { api: ana.api, now: EVENING });
  const table = within(await screen.findByRole('table', { name: 'Flown together with' }));
  const row = table.getAllByRole('row')[1]!;
  expect(row.textContent).toMatch(/Ben Adler.*LS 4 · D-4321/);
  expect(row.textContent).toMatch(/\d\d\s*min\s\d\d\s*s/);
  expect(row.textContent).toMatch(/2[6-9]\d\s*m/);

  await userEvent.click(table.getByRole('checkbox', { name: 'Compare: Ben Adler' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ compare: `${second.id}` }));
  expect(table.getByRole('checkbox', { name: 'Compare: Ben Adler' })).toBeChecked();
  await userEvent.click(table.getByRole('checkbox', { name: 'Compare: Ben Adler' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));

  await userEvent.click(table.getByRole('link', { name: 'Ben Adler' }));
  await screen.findByRole('heading', { name: /Ben Adler/ });
  expect(router.state.location.pathname).toBe(`/flight/${second.id}`);
});

test('a flight without meetings has no such section', async () => {
  const { api } = await server.signUp();
  const { id } = await fly(api, { takeoffs: ['2026-07-13T10:00:00Z'] });
  renderRoute(`/flight/${id}`, { api, now: EVENING });
  await screen.findByRole('heading', { name: 'Flight' });
  expect(screen.queryByRole('heading', { name: 'Flown together with' })).toBeNull();
});
