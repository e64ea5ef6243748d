import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAccount, signInSilently } from './instance.js';
import { expect, type Frame, type FrameLocator, type Page, test } from './test.js';

let site: Server;

/** A foreign site: browsers treat localhost and 127.0.0.1 as different sites. */
test.beforeAll(async ({ baseURL }) => {
  site = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<iframe src="${baseURL}${url}" width="1200" height="800"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
});

test.afterAll(() => {
  site.close();
});

/** A page in a frame of that site, where browsers block storage. */
async function frameOf(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(`http://localhost:${(site.address() as AddressInfo).port}${path}`);
  return page.frameLocator('iframe');
}

test('public pages work in a frame, and logging in leaves it', async ({ page, context }) => {
  const frame = await frameOf(page, '/flight');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Flights');
  await frame.getByRole('link', { name: 'Log in' }).first().click();
  await expect(frame.getByText('Open this page in its own window', { exact: true })).toBeVisible();
  await expect(frame.getByRole('heading', { level: 1 })).not.toHaveText('Log in');
  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: 'Open in a new window' }).click();
  const own = await opened;
  await expect(own.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('a signed-in page in a frame of another port is that of a visitor', async ({
  page,
  baseURL,
}) => {
  const account = await createAccount(baseURL!, { inClub: true });
  await signInSilently(page.context(), baseURL!, account);
  await page.goto(`/user/${account.id}`);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect.poll(() => saveToken(page)).toBeTruthy();
  const saved = await savedToken(page);

  // Ports of one host are one site, whose pages share their storage.
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/user/${account.id}`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(account.name);
  await expect(frame.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  await save(page.frames()[1]!);

  await page.goto(`/user/${account.id}`);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(await savedToken(page)).toBe(saved);
});

/** Makes a page save its query results, as it does when it is hidden. */
async function save(frame: Frame): Promise<void> {
  await frame.waitForLoadState('networkidle');
  await frame.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Saves query results, which a page does only once it is idle, and returns their token. */
async function saveToken(page: Page): Promise<string | undefined> {
  await save(page.mainFrame());
  return savedToken(page);
}

/** Returns the token of the query results that are saved on the device. */
function savedToken(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    // Opening a missing database would create it.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'cloudstreet')) return undefined;
    const opening = indexedDB.open('cloudstreet');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const reading = opening.result.transaction('queries').objectStore('queries').get('last');
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    opening.result.close();
    return reading.result?.token;
  });
}

test('pages with forms refuse frames', async ({ page }) => {
  for (const path of [
    '/auth/log-in',
    '/Auth/log-in',
    '/%61uth/log-in',
    '/auth%2Flog-in',
    '/upload',
  ]) {
    await test.step(path, async () => {
      const refused = page.waitForEvent('console', {
        predicate: (message) => message.text().includes('frame-ancestors'),
      });
      const frame = await frameOf(page, path);
      await refused;
      await expect(frame.getByRole('textbox')).toHaveCount(0);
    });
  }
});
