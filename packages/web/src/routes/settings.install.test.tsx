import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterEach(() => {
  globalThis.cloudstreetInstallOffer = undefined;
  vi.stubGlobal('matchMedia', undefined);
});

async function openPage(): Promise<void> {
  const { api } = await server.signUp();
  renderRoute('/settings/customize', { api });
  await screen.findByRole('radio', { name: 'Dark' });
}

/** As public/install.js does it. */
function makeOffer() {
  const prompt = vi.fn<() => Promise<void>>(async () => {});
  const offer = Object.assign(new Event('beforeinstallprompt'), { prompt });
  globalThis.cloudstreetInstallOffer = offer;
  act(() => void globalThis.dispatchEvent(offer));
  return prompt;
}

const hint = () => screen.queryByRole('heading', { name: 'Install as an app' });

test('uses the prompt of the browser until the application is installed', async () => {
  await openPage();
  expect(hint()).toBeNull();
  const prompt = makeOffer();
  expect(hint()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledOnce();
  act(() => void globalThis.dispatchEvent(new Event('appinstalled')));
  expect(hint()).toBeNull();
});

test('explains the installation on an iPhone', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU)');
  await openPage();
  expect(hint()).toBeVisible();
  expect(screen.getByText(/Open the share menu in Safari/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
});

test('the installed application does not mention it', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU)');
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(display-mode: standalone)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  await openPage();
  expect(hint()).toBeNull();
});
