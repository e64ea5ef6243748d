import { sampleIgc } from '../packages/server/src/testing/sample-igc.js';
import { type Account, createAccount, realFlight, signInSilently, uploadAs } from './instance.js';
import { expect, type Page, test } from './test.js';

test.use({ serviceWorkers: 'allow', preloadsScreens: true });

/** Opens the application and waits until it works offline. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // Files loaded before the service worker started are reported to it afterwards.
    const names = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname);
    const start = names.find((name) => name.includes('en-gb.later'));
    const isKept = async () => start !== undefined && (await caches.match(start)) !== undefined;
    while (!(await isKept())) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
}

async function chooseFile(page: Page, { name }: Account): Promise<void> {
  const note = Buffer.from(`LXXX${name}\n`);
  const buffer = Buffer.concat([sampleIgc({ unsigned: true }), note]);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'kept.igc', mimeType: 'text/plain', buffer });
  await expect(page.getByText('kept.igc')).toBeVisible();
}

async function confirmAll(page: Page): Promise<void> {
  const points = ['The scoring windows follow', 'All airspace that requires', 'I accept the terms'];
  for (const point of points) await page.getByText(point).click();
}

async function countFlights(page: Page, { id }: Account): Promise<number> {
  const response = await page.request.get(`/v1/flight?user_id_in=${id}&contest=free`);
  return ((await response.json()) as unknown[]).length;
}

/** Waits until the browser stores the expected number of files. */
async function kept(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.evaluate(countRecords, 'uploads')).toBe(count);
}

/** Runs in the page, so that only the application creates the database. */
async function countRecords(store: string): Promise<number> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'cloudstreet')) return 0;
  return new Promise((resolve) => {
    const opening = indexedDB.open('cloudstreet', 1);
    opening.addEventListener('success', () => {
      const count = opening.result.transaction(store).objectStore(store).count();
      count.addEventListener('success', () => {
        opening.result.close();
        resolve(count.result);
      });
    });
  });
}

test('files chosen offline survive a reload and are uploaded once', async ({
  page,
  context,
  baseURL,
}) => {
  const account = await createAccount(baseURL!);
  await signInSilently(page, baseURL!, account);
  await page.goto('/upload');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upload flights');
  await settle(page);
  await expect.poll(() => page.evaluate(countRecords, 'queries')).toBe(1);
  await context.setOffline(true);
  await chooseFile(page, account);
  await confirmAll(page);
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(page.getByText(/You are offline. The upload continues/)).toBeVisible();
  await kept(page, 1);
  await page.close({ runBeforeUnload: true });

  const reopened = await context.newPage();
  await reopened.goto('/upload');
  await expect(reopened.getByText('kept.igc')).toBeVisible();
  await expect(reopened.getByText(/^You are offline. Pages you have seen/)).toBeVisible();
  await context.setOffline(false);
  await expect(reopened.getByRole('article')).toBeVisible();
  await reopened.reload();
  await expect(reopened.getByRole('heading', { level: 1 })).toHaveText('Upload flights');
  await expect(reopened.getByText('kept.igc')).toHaveCount(0);
  expect(await countFlights(reopened, account)).toBe(1);
});

test('visited pages and the whole map are available offline', async ({
  page,
  context,
  baseURL,
}) => {
  const pilot = await createAccount(baseURL!);
  await uploadAs(baseURL!, pilot, realFlight('simple.igc', `offline ${pilot.name}`));
  const drawn = page.locator('section [aria-busy=false] canvas.maplibregl-canvas');
  await page.goto('/flight');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flights');
  const views = page.getByRole('navigation', { name: 'View' });
  await views.getByRole('link', { name: 'Map' }).click();
  // Drawn without a graphics card, beside two other journeys.
  await expect(drawn).toBeVisible({ timeout: 120_000 });
  await settle(page);
  // A first view loads parts of the base; the whole file comes after it.
  await expect.poll(() => page.evaluate(sizeOfKeptMap)).toBeGreaterThan(1_000_000);
  await expect.poll(() => page.evaluate(countRecords, 'queries')).toBe(1);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await expect(drawn).toBeVisible();
  await page.goto('/flight');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flights');
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
});

/** Runs in the page: returns the cached bytes of the base map. */
async function sizeOfKeptMap(): Promise<number> {
  const assets = await caches.open('cloudstreet.assets');
  const request = (await assets.keys()).find(({ url }) => url.endsWith('.pmtiles'));
  const stored = request && (await assets.match(request));
  return stored ? (await stored.arrayBuffer()).byteLength : 0;
}

test('the application can be installed', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, address = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
  const manifest = await (await request.get(address)).json();
  expect(manifest).toMatchObject({ name: 'Cloudstreet', display: 'standalone' });
  for (const { src } of manifest.icons) {
    const image = await request.get(src);
    expect(image.headers()['content-type']).toBe('image/png');
  }
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['/upload', '/flight']);
});
