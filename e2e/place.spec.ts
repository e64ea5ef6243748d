import { createAccount, uploadManyAs } from './instance.js';
import { expect, type Page, test } from './test.js';

/**
 * Takeoffs in each month of two years: enough to scroll, grouped under headings, and so long ago
 * that flights of other journeys come first.
 */
const TAKEOFFS = Array.from({ length: 48 }, (_, flight) =>
  new Date(Date.UTC(2002, flight / 2, 5 + (flight % 2), 10)).toISOString(),
);

// Positions are exact to the pixel.
test.use({ deviceScaleFactor: 1 });

test('a list keeps its scroll position after visits and reloading, each filter its own', async ({
  page,
  baseURL,
}) => {
  const owner = await createAccount(baseURL ?? '');
  await uploadManyAs(baseURL ?? '', owner, TAKEOFFS);
  const main = page.getByRole('main');
  await page.goto(`/flight?user=${owner.id}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await main.evaluate((pane) => pane.scrollTo(0, pane.scrollHeight * 0.6));
  const href = await middleFlight(page);
  const before = await restingTop(page, href);

  await page.locator(`article a[href="${href}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('tab', { name: 'Free' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => topOf(page, href)).toBe(before);

  await page.reload();
  await expect.poll(() => topOf(page, href)).toBe(before);

  await main.evaluate((pane) => pane.scrollTo(0, 700));
  const next = await middleFlight(page);
  const nextTop = await restingTop(page, next);

  await page.goto(`/flight?user=${owner.id}&season=2002`);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await main.evaluate((pane) => pane.scrollTop)).toBe(0);
  await page.goBack();
  await expect.poll(() => topOf(page, next)).toBe(nextTop);
});

/** Returns the address of a flight in the middle of the screen. */
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

/** Returns the position of the flight's tile in px; `null` outside the screen. */
async function topOf(page: Page, href: string): Promise<number | null> {
  return page.evaluate((address) => {
    const link = document.querySelector(`main article a[href="${address}"]`);
    return link?.closest('article')?.getBoundingClientRect().top ?? null;
  }, href);
}

/** Returns the position once it is stable, because new rows are measured first. */
async function restingTop(page: Page, href: string): Promise<number | null> {
  let top = await topOf(page, href);
  const isAtPlace = async () => {
    const before = top;
    top = await topOf(page, href);
    return top === before;
  };
  await expect.poll(isAtPlace, { intervals: [300] }).toBe(true);
  return top;
}
