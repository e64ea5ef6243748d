import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { EVENING, sampleFile } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let testApi: TestApi;

beforeAll(async () => {
  testApi = await startTestApi({ clock: EVENING });
});

async function choose(file: File) {
  await screen.findByRole('heading', { name: 'Try it with your IGC file' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input!, file, { applyAccept: false });
}

test('shows the flight of a file and sends nothing', async () => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  renderRoute('/try', { api: testApi.api, now: EVENING });
  expect(await screen.findByText('Nothing is sent. The file stays on this device.')).toBeVisible();
  await choose(sampleFile({ reachDeg: 0.3 }, 'mine.igc'));

  const points = await screen.findByRole('tabpanel', { name: /^Free/ });
  await userEvent.click(within(points).getByRole('button', { name: /^Legs/ }));
  expect(within(points).getByRole('table', { name: 'Legs' })).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'Phases' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign up and upload' })).toBeVisible();
  const requests = fetchSpy.mock.calls.map(([input, init]) => new Request(input, init));
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(requests.filter(({ url }) => /flightdata|meetings|airspace/.test(url))).toEqual([]);
});

test('explains why a file cannot be scored, and takes another', async () => {
  renderRoute('/try', { api: testApi.api, now: EVENING });
  await choose(new File(['Dear Sir,\n'], 'letter.igc'));
  expect(await screen.findByRole('alert')).toHaveTextContent('letter.igc can’t be scored');
  await choose(sampleFile());
  expect(await screen.findByRole('tabpanel', { name: /^Free/ })).toBeVisible();
});

test('a pilot uploads the file from the list of uploads', async () => {
  const { api } = await testApi.signUp();
  const { router } = renderRoute('/try', { api, now: EVENING });
  await choose(sampleFile({}, 'mine.igc'));
  await userEvent.click(await screen.findByRole('button', { name: 'Upload this flight' }));
  expect(await screen.findByTitle('mine.igc')).toBeVisible();
  expect(router.state.location.pathname).toBe('/upload');
});
