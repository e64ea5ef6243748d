import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type TileName,
  tilesAlong,
  writeTiles,
} from '../packages/server/src/terrain/testing/make-tiles.js';
import { sampleIgc } from '../packages/server/src/testing/sample-igc.js';
import { expectAccessible } from './accessible.js';
import { createAccount, SPACE_PORT, uploadAs } from './instance.js';
import { type OwnInstance, startOwnInstance } from './own-instance.js';
import { expect, type Page, test } from './test.js';

const URL_OF_INSTANCE = `http://127.0.0.1:${SPACE_PORT}`;
/** Place where the sloping tiles are as high as the airfield. */
const PLACE = { lat: 50.1, lon: 7.1 };
/** Sufficient while two other journeys render. */
const DRAWN_MS = 180_000;

let instance: OwnInstance;
let tiles: string;
let flight: number;

// A small view, because drawing hills without a graphics card is slow.
test.use({
  baseURL: URL_OF_INSTANCE,
  viewport: { width: 1100, height: 600 },
  contextOptions: { reducedMotion: 'reduce' },
});
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  tiles = mkdtempSync(join(tmpdir(), 'cloudstreet-e2e-tiles-'));
  await writeTiles(tiles, tilesAround());
  instance = await startOwnInstance(SPACE_PORT, {
    CLOUDSTREET_CAPTCHA: 'False',
    CLOUDSTREET_RATE_LIMIT: 'False',
    CLOUDSTREET_TERRAIN: tiles,
  });
  const pilot = await createAccount(URL_OF_INSTANCE);
  flight = await uploadAs(URL_OF_INSTANCE, pilot, sampleIgc(PLACE));
});

test.afterAll(async () => {
  await instance.stop();
  rmSync(tiles, { recursive: true });
});

function tilesAround(): TileName[] {
  const lons = [3, 5, 7, 9, 11];
  const names = [5, 6, 7, 8].flatMap((zoom) =>
    lons.flatMap((lon) => tilesAlong(zoom, lon, 47.5, 53)),
  );
  return [...new Set(names)];
}

test('a flight is shown and played in 3D over terrain', async ({ page }) => {
  test.slow();
  await page.goto(`/flight/${flight}`);
  await page.getByRole('radio', { name: '3D' }).click();
  await expect(page).toHaveURL(/view=3d/);
  const space = page.getByRole('region', { name: 'Flight in 3D' });
  await expect(space.locator('[data-track="drawn"]')).toBeVisible({ timeout: DRAWN_MS });
  await expect(space.locator('[data-ground="raised"]')).toBeVisible({ timeout: DRAWN_MS });

  await space.getByRole('button', { name: 'Follow the glider' }).click();
  const replay = page.getByRole('group', { name: 'Replay' });
  const slider = replay.getByRole('slider');
  await slider.press('Home');
  const takeoff = await slider.inputValue();
  await replay.getByRole('button', { name: 'Play', exact: true }).click();
  // The label of the glider, not the scale.
  const altitude = space.locator('span').filter({ hasText: /^\d[\d,]*\s(?:m|ft)$/ });
  await expect(altitude).toBeVisible();
  await expect(slider).not.toHaveValue(takeoff);
  // A click waits for two identical frames, which take long on some machines.
  const pause = replay.getByRole('button', { name: 'Pause' });
  await pause.press('Enter', { timeout: DRAWN_MS });
  await expect(pause).toHaveCount(0, { timeout: DRAWN_MS });
  await space.getByRole('button', { name: 'Heights 2.5×' }).click();
  await page.getByRole('menuitemradio', { name: 'Heights 3×' }).click();
  await expectAccessible(page);
});

test('without terrain the 3D view is flat and says so once', async ({ page }) => {
  test.slow();
  await leaveTerrainOut(page);
  await page.goto(`/flight/${flight}?view=3d`);
  const space = page.getByRole('region', { name: 'Flight in 3D' });
  await expect(space.locator('[data-track="drawn"][data-ground="flat"]')).toBeVisible({
    timeout: DRAWN_MS,
  });
  await expect(space.getByText(/the ground is flat at sea level/)).toHaveCount(1);
});

test('the 3D view is recorded as an image and a video', async ({ page }) => {
  test.slow();
  await shortenFlight(page, 0.1);
  await leaveTerrainOut(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const ofVideos = () => scripts.filter((url) => url.includes('/VideoDialog-'));
  await page.goto(`/flight/${flight}?view=3d`);
  const space = page.getByRole('region', { name: 'Flight in 3D' });
  await expect(space.locator('[data-track="drawn"]')).toBeVisible({ timeout: DRAWN_MS });
  expect(ofVideos()).toEqual([]);
  await space.getByRole('button', { name: 'Video and image' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Video and image' });
  await expect(dialog.getByRole('img', { name: 'Image of the flight' })).toBeVisible({
    timeout: DRAWN_MS,
  });
  expect(ofVideos()).not.toEqual([]);
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Record video' }).press('Enter');
  const video = dialog.getByLabel('Video of the flight');
  await expect(video).toBeVisible({ timeout: DRAWN_MS });
  const recorded = await video.evaluate(async (element: HTMLVideoElement) => {
    await element.play();
    return { size: [element.videoWidth, element.videoHeight], lengthS: element.duration };
  });
  expect(recorded).toEqual({ size: [1920, 1080], lengthS: expect.closeTo(0.1, 2) });
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save video' }).press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/\d{4}-\d{2}-\d{2}.*\.(?:mp4|webm)$/);
});

/** Hills take minutes to draw here; one test shows them. */
async function leaveTerrainOut(page: Page): Promise<void> {
  await page.route('**/v1/terrain/**', (route) => route.abort());
}

/** Lets the flight last only a moment, because no real flight does and each frame takes long here. */
async function shortenFlight(page: Page, seconds: number): Promise<void> {
  await page.route('**/v1/flightdetail/*', async (route) => {
    const response = await route.fetch();
    const flown = await response.json();
    const landingMs = Date.parse(flown.takeoff_time) + seconds * 1000;
    const json = { ...flown, landing_time: new Date(landingMs).toISOString() };
    await route.fulfill({ response, json });
  });
}
