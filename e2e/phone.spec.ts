import { createAccount, realFlight, signInSilently, uploadAs } from './instance.js';
import { expect, type Page, test } from './test.js';
import { visit } from './visit.js';

test('on a phone: the list, a flight, and nothing wider than the screen', async ({
  page,
  baseURL,
}) => {
  // Many pages, each until all of it is there.
  test.slow();
  const owner = await createAccount(baseURL ?? '');
  const id = await uploadAs(baseURL ?? '', owner, realFlight('simple.igc', `phone ${owner.name}`));
  await signInSilently(page, baseURL ?? '', owner);
  const user = `/user/${owner.id}`;
  for (const path of [
    '/',
    '/flight',
    '/flight/map',
    '/flight/statistics',
    '/flight/gallery',
    '/flight/replay?scoring_date=today',
    `/flight/${id}`,
    `/flight/edit/${id}`,
    '/ranking/free',
    '/upload',
    '/settings/customize',
    `${user}/notifications`,
    '/airport/1',
    '/airport/1/pilot',
    user,
  ]) {
    await visit(page, path);
    expect(await tooWide(page), path).toEqual([]);
  }
  await page.getByRole('link', { name: 'Flights' }).first().click();
  await expect(page).toHaveURL(/\/flight$/);
});

test('on a phone: the barogram and its map are visible together', async ({ page, baseURL }) => {
  const owner = await createAccount(baseURL ?? '');
  const bytes = realFlight('simple.igc', `together ${owner.name}`);
  const id = await uploadAs(baseURL ?? '', owner, bytes);
  await page.goto(`/flight/${id}`);
  await page.getByRole('button', { name: 'Show map' }).click();
  const barogram = page.getByRole('figure', { name: 'Barogram' });
  await expect(page.getByRole('region', { name: 'Map of the flight' })).toBeInViewport();
  await expect(barogram).toBeInViewport({ ratio: 0.9 });
  // The whole page for the map, and back to both.
  await page.getByRole('button', { name: 'Enlarge map' }).click();
  await expect(barogram).not.toBeInViewport({ ratio: 0.5 });
  await page.getByRole('button', { name: 'Shrink map' }).click();
  await expect(barogram).toBeInViewport({ ratio: 0.9 });
});

test('on a phone: the tab of the selected contest is visible', async ({ page, baseURL }) => {
  const owner = await createAccount(baseURL ?? '');
  const bytes = realFlight('2018-04-14-fla-6ng-01.igc', `tabs ${owner.name}`);
  const id = await uploadAs(baseURL ?? '', owner, bytes);
  const hull = page.getByRole('tab', { name: 'Convex hull' });
  await page.goto(`/flight/${id}`);
  await expect(page.getByRole('tab', { name: 'Free' })).toBeInViewport({ ratio: 1 });
  await expect(hull).toBeAttached();
  await expect(hull).not.toBeInViewport({ ratio: 1 });
  await page.goto(`/flight/${id}?contest=convex_hull`);
  await expect(hull).toBeInViewport({ ratio: 1 });
});

test('on a phone: no table of the analysis exceeds the screen', async ({ page, baseURL }) => {
  const owner = await createAccount(baseURL ?? '');
  // High up, where altitudes in feet are longest; its aircraft has a polar, so that all advice is there.
  const bytes = realFlight('arcus-t-2024-06-18.igc', `tables ${owner.name}`);
  const id = await uploadAs(baseURL ?? '', owner, bytes);
  await page.goto(`/flight/${id}`);
  const lists = page.getByRole('main').getByRole('tablist');
  const tables = page.getByRole('main').locator(':has(> table)');
  for (const name of ['Phases', 'Climbs', 'Wind', 'Thermals', 'Glides', 'Speed to fly']) {
    await lists.getByRole('tab', { name, exact: true }).tap();
    await expect(page.getByRole('tabpanel', { name }).getByRole('table')).toBeVisible();
    const wide = await tables.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map(({ ariaLabel }) => ariaLabel),
    );
    expect(wide, name).toEqual([]);
  }
});

/**
 * Returns elements wider than their container, among the document and its scrolling panes. Tab lists
 * and tables may scroll sideways.
 */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const isRoom = element.matches('html, body, main, [role="dialog"]');
        const isScrolled = ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
        const holdsTable = element.matches(':has(> table)');
        return isRoom || (isScrolled && !holdsTable && element.scrollHeight > element.clientHeight);
      })
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, id, className, scrollWidth, clientWidth }) => {
        return `${tagName}#${id}.${className}: ${scrollWidth} in ${clientWidth} px`;
      }),
  );
}
