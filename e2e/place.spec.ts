import { expect, type Page, test } from '@playwright/test';
import { type Account, createAccount, uploadManyAs } from './instance.js';

/**
 * In each month of two years: enough to scroll through, under headings of their own, and so long
 * ago that other journeys find their flights above them.
 */
const TAKEOFFS = Array.from({ length: 48 }, (_, flight) =>
  new Date(Date.UTC(2002, flight / 2, 5 + (flight % 2), 10)).toISOString(),
);

let owner: Account;

// One filling for all of them.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ baseURL }) => {
  owner = await createAccount(baseURL ?? '');
  await uploadManyAs(baseURL ?? '', owner, TAKEOFFS);
});

test('a list stands where it was after a flight, and after reloading', async ({ page }) => {
  await page.goto(`/flight?user=${owner.id}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('main').evaluate((main) => main.scrollTo(0, main.scrollHeight * 0.6));
  const href = await middleFlight(page);
  const before = await restingTop(page, href);

  await page.locator(`article a[href="${href}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('tab', { name: 'Free' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => topOf(page, href)).toBe(before);

  await page.reload();
  await expect.poll(() => topOf(page, href)).toBe(before);
});

test('filters have places of their own', async ({ page }) => {
  await page.goto(`/flight?user=${owner.id}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  const main = page.getByRole('main');
  await main.evaluate((pane) => pane.scrollTo(0, 700));
  const href = await middleFlight(page);
  const before = await restingTop(page, href);

  await page.goto(`/flight?user=${owner.id}&season=2002`);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await main.evaluate((pane) => pane.scrollTop)).toBe(0);
  await page.goBack();
  await expect.poll(() => topOf(page, href)).toBe(before);
});

/** Address of a flight that stands in the middle of the screen, once its tile is there. */
async function middleFlight(page: Page): Promise<string> {
  const middle = (page.viewportSize()?.height ?? 0) / 2;
  const find = () =>
    page.evaluate((y) => {
      const tiles = [...document.querySelectorAll('main article')];
      const tile = tiles.find((one) => one.getBoundingClientRect().top > y);
      return tile?.querySelector('a')?.getAttribute('href') ?? '';
    }, middle);
  await expect.poll(find).not.toBe('');
  return find();
}

/** Where the flight's tile stands on the screen, in px; `null` where it does not. */
async function topOf(page: Page, href: string): Promise<number | null> {
  return page.evaluate((address) => {
    const link = document.querySelector(`main article a[href="${address}"]`);
    return link?.closest('article')?.getBoundingClientRect().top ?? null;
  }, href);
}

/** The same once it stands still: rows that come into view take their own heights first. */
async function restingTop(page: Page, href: string): Promise<number | null> {
  let top = await topOf(page, href);
  const stands = async () => {
    const before = top;
    top = await topOf(page, href);
    return top === before;
  };
  await expect.poll(stands, { intervals: [300] }).toBe(true);
  return top;
}
