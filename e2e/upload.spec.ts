import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAccount, PASSWORD, realFlight, signInSilently } from './instance.js';
import { expect, type Locator, type Page, test } from './test.js';

const IGC = 'application/octet-stream';

test('a pilot signs up, drops a real flight and sees it scored', async ({ page }) => {
  const unique = `Anna Q${Date.now().toString(36).replace(/\d/g, '')}`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign up' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill(unique);
  await page.getByRole('textbox', { name: 'Email' }).fill(`${Date.now()}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const birth = page.getByRole('group', { name: 'Date of birth' });
  await birth.getByRole('spinbutton').first().click();
  await page.keyboard.type('07051990');
  await page.getByRole('button', { name: /Gender/ }).click();
  await page.getByRole('option', { name: 'Female' }).click();
  await page.getByText(/^I agree/).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(`Welcome, ${unique}`)).toBeVisible();

  await page.getByRole('link', { name: 'Upload' }).first().click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles({
    name: 'long.igc',
    mimeType: IGC,
    buffer: realFlight('score-rs-ls10.igc', `journey ${unique}`),
  });
  const file = page.getByRole('listitem').filter({ hasText: 'long.igc' });
  await expect(file).toContainText('Preliminary: checked on this device');
  await expect(file).toContainText('08:05 to 17:13 UTC');
  await expect(file).toContainText(/1,018\.\d\skm free distance/);
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(page.getByText('Confirm all three points.')).toBeVisible();
  await confirmAll(page);
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await page.getByRole('article').getByRole('link').click();

  await expect(page).toHaveURL(/\/flight\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(unique);
  await expect(page.getByRole('tab', { name: 'Free' })).toBeVisible();
  await expect(page.getByText('Distance', { exact: true }).locator('+ dd')).toContainText(
    /1,018\.\d\skm/,
  );
  await page.getByRole('button', { name: 'Legs (6)' }).click();
  await expect(page.getByRole('table', { name: 'Legs' }).getByRole('row')).toHaveCount(8);
  await expect(page.getByRole('figure', { name: 'Barogram' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Map of the flight' })).toBeVisible();
  await expect(page.getByText('Flight claimed too late for the contests.')).toBeAttached();

  // Its day is far from the newest ones that other journeys fill the list with.
  await page.getByRole('heading', { level: 1 }).getByRole('link', { name: unique }).click();
  await expect(page).toHaveURL(/\/user\/\d+$/);
  await expect(page.getByRole('main').getByRole('link', { name: /1,018\.\d\skm/ })).toBeVisible();
});

test('dropped files are accepted, and other files are rejected with a message', async ({
  page,
  baseURL,
}) => {
  const account = await createAccount(baseURL ?? '');
  await signInSilently(page, baseURL ?? '', account);
  await page.goto('/upload');
  const folder = test.info().outputPath('dropped');
  mkdirSync(folder, { recursive: true });
  const files = ['dropped.igc', 'picture.png'].map((name) => join(folder, name));
  for (const file of files) {
    writeFileSync(file, realFlight('simple.igc', `dropped ${account.name}`));
  }
  await dropOn(page.getByText('Drop IGC files here'), files);
  await expect(page.getByRole('listitem').filter({ hasText: 'dropped.igc' })).toBeVisible();
  await expect(page.getByText('picture.png')).toHaveCount(0);
  await confirmAll(page);
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await page.getByRole('article').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(account.name);
});

test('a worker previews files and ends afterwards', async ({ page, baseURL }) => {
  const account = await createAccount(baseURL ?? '');
  await signInSilently(page, baseURL ?? '', account);
  await page.goto('/upload');
  await expect(page.getByRole('heading', { name: 'Upload flights' })).toBeVisible();
  expect(page.workers()).toEqual([]);
  await choose(page, ['one.igc', 'two.igc'], account.name);
  await expect(page.getByText('Preliminary: checked on this device')).toHaveCount(2);
  expect(page.workers().map((worker) => worker.url())).toEqual([
    expect.stringMatching(/\/assets\/igc\.worker-[^/]+\.js$/),
  ]);
  await expect.poll(() => page.workers()).toEqual([]);
});

test('files are uploaded without a preview if workers are unavailable', async ({
  page,
  baseURL,
}) => {
  const account = await createAccount(baseURL ?? '');
  await signInSilently(page, baseURL ?? '', account);
  await page.route('**/igc.worker-*', (route) => route.abort());
  await page.goto('/upload');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles([
    { name: 'page.igc', mimeType: IGC, buffer: Buffer.from('<html><body>404</body></html>') },
    { name: 'good.igc', mimeType: IGC, buffer: realFlight('simple.igc', account.name) },
  ]);
  await confirmAll(page);
  await page.getByRole('button', { name: 'Upload 2 files' }).click();
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
  await expect(item('page.igc')).toContainText('This is not an IGC file');
  await expect(item('good.igc').getByRole('link')).toBeVisible();
});

/** Drops files on an element, like a file manager. */
async function dropOn(target: Locator, files: readonly string[]): Promise<void> {
  const page = target.page();
  const box = await target.boundingBox();
  if (!box) throw new Error('The place to drop on is not on the page.');
  const devtools = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devtools.send('Input.dispatchDragEvent', {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      data: { items: [], files: [...files], dragOperationsMask: 1 },
    });
  }
}

async function choose(page: Page, names: readonly string[], note: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(
    names.map((name) => ({
      name,
      mimeType: IGC,
      buffer: realFlight('simple.igc', `${name} ${note}`),
    })),
  );
}

async function confirmAll(page: Page): Promise<void> {
  for (const point of [
    'The scoring windows follow',
    'All airspace that requires',
    'I accept the terms',
  ]) {
    await page.getByText(point).click();
  }
}
