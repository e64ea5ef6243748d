import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { flight } from './sites/shared/flight.ts';
import { installSite } from './testing/install-site.ts';
import { newSitePage, type SitePage, serveFolder } from './testing/site-page.ts';

/**
 * Builds sites of strangers from the packed packages and opens them in Chromium: each bundler with
 * another package manager, and a page without a bundler.
 */
const ORIGIN = 'http://club.test';
const PILOT = 'Katharina Lindqvist';
/** Distance of the synthetic flight. */
const DISTANCE = '197 km';

// Each installs hundreds of packages and bundles the map.
vi.setConfig({ testTimeout: 1_800_000 });

let folder: string;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cloudstreet-sites-'));
  const { CHROMIUM_PATH } = process.env;
  browser = await chromium.launch({
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

test('Next renders the kit on its server, installed by pnpm', async () => {
  const site = await installSite('next', 'pnpm', folder);
  await site.runScript('build');
  const { url, end } = await startNext(site.folder);
  const response = await fetch(url);
  const html = await response.text();
  expect(html).toContain(PILOT);
  expect(html).toContain('Barogram');
  const visit = await newSitePage(browser);
  await visit.page.goto(url);
  await useKit(visit);
  expect(visit.problems).toEqual([]);
  await end();
});

test.each([
  { bundler: 'webpack', manager: 'npm' },
  { bundler: 'esbuild', manager: 'yarn' },
] as const)('$bundler bundles the kit, installed by $manager', async ({ bundler, manager }) => {
  const site = await installSite(bundler, manager, folder);
  await site.runScript('build');
  const out = join(site.folder, 'out');
  cpSync(join(site.folder, 'shared/index.html'), join(out, 'index.html'));
  const visit = await newSitePage(browser);
  await serveFolder(visit.page, ORIGIN, out);
  await visit.page.goto(ORIGIN);
  await useKit(visit);
  expect(visit.problems).toEqual([]);
});

test('a page without a bundler imports the SDK and the scoring package', async () => {
  const site = await installSite('plain-modules', 'npm', folder);
  const { page, problems } = await newSitePage(browser);
  await serveFolder(page, ORIGIN, site.folder);
  await page.route(`${ORIGIN}/v1/flight*`, (route) => route.fulfill({ json: [flight] }));
  await page.goto(ORIGIN);
  await page.getByText(DISTANCE).waitFor();
  await page.getByRole('listitem').filter({ hasText: PILOT }).waitFor();
  expect(problems).toEqual([]);
  await page.close();
});

/** Uses a tile, a filter, a map with a track and a barogram, in the style of the kit. */
async function useKit({ page, workers }: SitePage) {
  const pilot = page.getByRole('link', { name: PILOT });
  await pilot.waitFor();
  expect(await pilot.evaluate((link) => getComputedStyle(link).fontFamily)).toContain('Inter');

  const season = page.getByRole('button', { name: /Season/ });
  await season.click();
  await page.getByRole('option', { name: '2025' }).click();
  await season.filter({ hasText: '2025' }).waitFor();

  // The worker cuts the tiles of the base map and the line of the track, before the map is drawn.
  const map = page.getByRole('region', { name: 'Map of the flight' });
  await map.locator('[aria-busy="false"]').waitFor();
  await map.locator('.maplibregl-marker').first().waitFor();
  expect(workers()).toBeGreaterThan(0);

  const cursor = page.getByRole('figure', { name: 'Barogram' }).getByRole('slider');
  await cursor.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('PageUp');
  expect(await cursor.getAttribute('aria-valuetext')).toMatch(/altitude 1,\d/);
  await page.close();
}

async function startNext(cwd: string) {
  const script = join(cwd, 'node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [script, 'start', '--port', '0'], {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes('Ready in')) break;
  }
  const [, url = ''] = /Local:\s+(http:\S+)/.exec(output) ?? [];
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, end };
}
