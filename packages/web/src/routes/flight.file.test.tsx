import { unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { sampleIgc, startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { renderRoute } from '../testing/render-route.js';

const VIEWER = 'https://viewer.example/?igc={url}';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi({ config: { viewerUrl: VIEWER } });
});

async function fly(serial: string) {
  const pilot = await server.signUp();
  const [flight] = await uploadFlight(pilot.api, sampleIgc({ serial }), { name: 'a.igc' });
  return { pilot, flight: await waitForScore(pilot.api, flight?.id ?? 0, { pollMs: 50 }) };
}

test('only the pilot can download the file', async () => {
  // There are no files to save here.
  const saved = vi.fn<(file: Blob) => string>(() => 'blob:file');
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} });
  const { pilot, flight } = await fly('AAA');
  const { unmount } = renderRoute(`/flight/${flight.id}`, { api: pilot.api });
  await userEvent.click(await screen.findByRole('button', { name: 'IGC file' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(await saved.mock.calls[0]?.[0].text()).toContain('HFDTE');
  expect(screen.queryByRole('link', { name: 'Open in another viewer' })).toBeNull();
  unmount();
  renderRoute(`/flight/${flight.id}`, { api: server.api });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'IGC file' })).toBeNull();
});

test('everyone can download a shared file and open it in another viewer', async () => {
  const { pilot, flight } = await fly('BBB');
  const { unmount } = renderRoute('/settings/profile', { api: pilot.api });
  await userEvent.click(
    await screen.findByRole('checkbox', { name: /Others can open my flights in other apps/ }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(await unwrap(pilot.api.GET('/user/me'))).toMatchObject({ open_in_seeyou: true });
  unmount();
  renderRoute(`/flight/${flight.id}`, { api: server.api });
  const link = await screen.findByRole('link', { name: 'Open in another viewer' });
  const file = `${window.location.origin}/v1/igcfile/${flight.igc_file.id}`;
  expect(link).toHaveAttribute('href', VIEWER.replace('{url}', encodeURIComponent(file)));
  expect(screen.getByRole('button', { name: 'IGC file' })).toBeVisible();
});
