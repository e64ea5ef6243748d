import { unwrap, uploadFlight } from '@cloudstreet/sdk';
import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { EVENING, sampleFile } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
});

test('a draft says that only its pilot sees it, and is published by a button', async () => {
  const { api } = await server.signUp({ name: 'Ana Ruiz' });
  const [flight] = await uploadFlight(api, sampleFile(), { visibility: 'draft' });
  renderRoute(`/flight/${flight!.id}`, { api, now: EVENING });
  expect(await screen.findByText('Only you see this draft')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Flight published')).toBeVisible();
  expect(screen.queryByText('Only you see this draft')).toBeNull();
  const params = { path: { id: flight!.id } };
  const { response } = await server.api.GET('/flightdetail/{id}', { params });
  expect(response.status).toBe(200);
});

test('a link opens the flight until it is replaced', async () => {
  const { api } = await server.signUp({ name: 'Bea Lund' });
  const [flight] = await uploadFlight(api, sampleFile(), { visibility: 'link' });
  const { id, link_token: token } = flight!;
  const user = userEvent.setup();
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { unmount } = renderRoute(`/flight/${id}`, { api, now: EVENING });
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(written).toHaveBeenCalledWith(expect.stringContaining(`/flight/${id}?link=${token}`));
  unmount();

  const visit = renderRoute(`/flight/${id}?link=${token}`, { api: server.api, now: EVENING });
  expect(await screen.findByRole('heading', { name: /Bea Lund/ })).toBeVisible();
  expect(screen.getByText('Only people with the link see this flight')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Replace link' })).toBeNull();
  visit.unmount();

  renderRoute(`/flight/${id}`, { api, now: EVENING });
  await user.click(await screen.findByRole('button', { name: 'Replace link' }));
  const dialog = await screen.findByRole('dialog', { name: 'Replace link' });
  expect(within(dialog).getByText(/^The old link stops working/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Replace link' }));
  expect(await screen.findByText(/^Link replaced/)).toBeVisible();
  const own = await unwrap(api.GET('/flightdetail/{id}', { params: { path: { id } } }));
  expect(own.link_token).not.toBe(token);
});
