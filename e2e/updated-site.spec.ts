import { expect, test } from './test.js';

/** Files of the rankings screen, which the home page does not load. */
const SCREEN = /\/assets\/ranking[^/]*\.(js|css)$/i;

test('a screen with a missing file reloads the page', async ({ page }) => {
  let isGone = true;
  let pages = 0;
  page.on('domcontentloaded', () => {
    pages += 1;
  });
  await page.route(SCREEN, (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.goto('/flight');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flights');
  page.once('domcontentloaded', () => {
    isGone = false;
  });
  await page.getByRole('link', { name: 'Ranking' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free distance ranking');
  await expect(page).toHaveURL(/\/ranking\/free/);
  expect(pages).toBe(2);
});

test('a file that stays missing shows an error without reloading repeatedly', async ({ page }) => {
  let pages = 0;
  page.on('domcontentloaded', () => {
    pages += 1;
  });
  await page.route(SCREEN, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/flight');
  await page.getByRole('link', { name: 'Ranking' }).first().click();
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await page.getByRole('button', { name: 'Try again' }).click();
  }
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // The first, one for the code and one for the styles of the screen.
  expect(pages).toBeLessThanOrEqual(3);
});
