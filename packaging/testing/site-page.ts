import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
};

/** Only ends what hangs: other tests run beside. */
const MAX_WAIT_MS = 300_000;

export interface SitePage {
  page: Page;
  /** Errors of the console and of scripts, such as differences between what server and browser rendered. */
  problems: string[];
  /** Number of workers that were started. */
  workers: () => number;
}

/** Opens a page that notes its errors. */
export async function newSitePage(browser: Browser): Promise<SitePage> {
  const page = await browser.newPage();
  page.setDefaultTimeout(MAX_WAIT_MS);
  const problems: string[] = [];
  let started = 0;
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('worker', () => {
    started += 1;
  });
  return { page, problems, workers: () => started };
}

/** Serves a folder as a site. */
export async function serveFolder(page: Page, origin: string, folder: string): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname === '/' ? '/index.html' : pathname;
    return route.fulfill({
      contentType: TYPES[extname(file)] ?? 'application/octet-stream',
      body: readFileSync(join(folder, file)),
    });
  });
}
