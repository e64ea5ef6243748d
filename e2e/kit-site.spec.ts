import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect, test } from './test.js';

const SITE = 'http://club.test/';
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};
const script = join(import.meta.dirname, '../packages/ui/test/site/build-site.mjs');
let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cloudstreet-site-'));
  execFileSync(process.execPath, [script, folder], { stdio: 'pipe' });
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a React site of its own shows the kit, rendered on a server, with a map', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  // Among them are differences between what server and browser rendered.
  page.on('pageerror', (error) => problems.push(error.message));
  await page.route(`${SITE}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname === '/' ? '/index.html' : pathname;
    return route.fulfill({
      contentType: TYPES[extname(file)] ?? 'application/octet-stream',
      body: readFileSync(join(folder, file)),
    });
  });
  await page.goto(SITE);

  await test.step('the map finds its worker', async () => {
    const map = page.getByRole('region', { name: /Varese/ });
    await expect(map.locator('[aria-busy="false"]')).toBeVisible();
  });

  await test.step('components work', async () => {
    await page.getByRole('button', { name: /Order/ }).click();
    await page.getByRole('option', { name: 'Distance' }).click();
    await expect(page.getByRole('button', { name: /Order/ })).toContainText('Distance');
  });

  await test.step('the page keeps its style, and the kit has its own', async () => {
    const styleOf = (name: string) =>
      page.getByText(name).evaluate((element) => {
        const { margin, fontFamily, fontSize } = getComputedStyle(element);
        return { margin, fontFamily, fontSize };
      });
    expect(await styleOf('News of the club')).toEqual({
      margin: '16px 0px',
      fontFamily: 'serif',
      fontSize: '16px',
    });
    expect((await styleOf('Katharina Lindqvist')).fontFamily).toContain('Inter');
  });

  expect(problems).toEqual([]);
});
