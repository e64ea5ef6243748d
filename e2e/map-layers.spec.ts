import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type FakePaddle,
  startFakePaddle,
} from '../packages/server/src/testing/start-fake-paddle.js';
import { expectAccessible } from './accessible.js';
import { createAccount, LAYERS_PORT, realFlight, signInSilently, uploadAs } from './instance.js';
import { type OwnInstance, paddleSettings, startOwnInstance } from './own-instance.js';
import { expect, type Page, test } from './test.js';

const URL_OF_INSTANCE = `http://127.0.0.1:${LAYERS_PORT}`;
/** One green pixel. */
const IMAGE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** The tile provider. */
const asked: string[] = [];
const provider = createServer(({ url = '' }, response) => {
  asked.push(url);
  response.writeHead(200, { 'content-type': 'image/png' }).end(IMAGE);
});

let paddle: FakePaddle;
let instance: OwnInstance;
let folder: string;

test.use({ baseURL: URL_OF_INSTANCE });
// All tests share one server and its list of requests.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  paddle = await startFakePaddle(() => new Date());
  folder = mkdtempSync(join(tmpdir(), 'cloudstreet-e2e-'));
  const layersFile = join(folder, 'layers.json');
  writeFileSync(layersFile, JSON.stringify(layersOf(`http://127.0.0.1:${port}`)));
  instance = await startOwnInstance(LAYERS_PORT, {
    CLOUDSTREET_CAPTCHA: 'False',
    CLOUDSTREET_RATE_LIMIT: 'False',
    CLOUDSTREET_MAP_LAYERS: layersFile,
    ...paddleSettings(paddle),
  });
});

test.afterAll(async () => {
  await instance.stop();
  await paddle.close();
  provider.close();
  rmSync(folder, { recursive: true });
});

function layersOf(origin: string) {
  const tile = '{z}/{x}/{y}.png?key=secret';
  const shared = { attribution: '© Pictures <b>& Co.</b>', max_zoom: 10 };
  const times = { period_minutes: 15, back_hours: 876_000 };
  return [
    {
      ...shared,
      id: 'ground',
      name: 'Satellite',
      kind: 'satellite',
      tiles: `${origin}/sat/${tile}`,
    },
    {
      ...shared,
      id: 'hd',
      name: 'Satellite HD',
      kind: 'satellite',
      tiles: `${origin}/hd/${tile}`,
      premium: true,
    },
    {
      ...shared,
      id: 'rain',
      name: 'Rain',
      kind: 'weather',
      tiles: `${origin}/rain/{time}/${tile}`,
      times,
    },
    {
      ...shared,
      id: 'radar',
      name: 'Radar',
      kind: 'weather',
      tiles: `${origin}/radar/{time}/${tile}`,
      times: { ...times, back_hours: 48 },
    },
  ];
}

const layer = (page: Page, name: string) =>
  page.getByRole('menuitemcheckbox', { name, exact: true });

async function openLayers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Layers' }).click();
}

test('a pilot shows satellite and weather layers below a flight', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const pilot = await createAccount(URL_OF_INSTANCE);
  const bytes = realFlight('simple.igc', `layers ${pilot.name}`);
  const flight = await uploadAs(URL_OF_INSTANCE, pilot, bytes);
  await signInSilently(page, URL_OF_INSTANCE, pilot);
  await page.goto(`/flight/${flight}`);

  await openLayers(page);
  await expect(layer(page, 'Satellite HD')).toHaveAccessibleDescription('Requires Premium');
  await expect(layer(page, 'Radar')).toHaveAccessibleDescription(/only the last 48 hours/);
  await layer(page, 'Satellite').click();
  await layer(page, 'Satellite HD').click();
  await expect(layer(page, 'Satellite HD')).not.toBeChecked();
  await layer(page, 'Rain').click();
  await expect(layer(page, 'Rain')).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => asked.filter((url) => url.startsWith('/sat/')).length).toBeGreaterThan(0);
  await expect(page.getByText('© Pictures <b>& Co.</b>').first()).toBeVisible();
  await expect(page.getByText(/^Rain \d\d:\d\d/)).toBeVisible();

  const timesAsked = () =>
    new Set(asked.flatMap((url) => /^\/rain\/([^/]+)/.exec(url)?.[1] ?? [])).size;
  await expect.poll(timesAsked).toBe(1);
  await page.getByRole('group', { name: 'Replay' }).getByRole('slider').press('End');
  await expect.poll(timesAsked).toBeGreaterThan(1);

  await page.reload();
  await openLayers(page);
  await expect(layer(page, 'Satellite')).toBeChecked();
  expect(asked.filter((url) => /^\/(hd|radar)\//.test(url))).toEqual([]);

  await instance.command('early-bird', pilot.email);
  await page.reload();
  await openLayers(page);
  await layer(page, 'Satellite HD').click();
  await expect.poll(() => asked.filter((url) => url.startsWith('/hd/')).length).toBeGreaterThan(0);
  expect(refused).toEqual([]);
});

test('the map of many flights shows current images', async ({ page }) => {
  const pilot = await createAccount(URL_OF_INSTANCE);
  await uploadAs(URL_OF_INSTANCE, pilot, realFlight('simple.igc', `many ${pilot.name}`));
  await page.goto('/flight/map');
  await openLayers(page);
  await layer(page, 'Radar').click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Radar \d\d:\d\d/)).toBeVisible();
  await expect.poll(() => asked.some((url) => url.startsWith('/radar/'))).toBe(true);
  await page.reload();
  await openLayers(page);
  await expect(layer(page, 'Radar')).toBeChecked();
});
