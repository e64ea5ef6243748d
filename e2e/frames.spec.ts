import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type FrameLocator, type Page, test } from './test.js';

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
