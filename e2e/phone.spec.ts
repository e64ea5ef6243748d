import { createAccount, realFlight, signInSilently, uploadAs } from './instance.js';
import { expect, test } from './test.js';
import { tooWide } from './too-wide.js';
import { visit } from './visit.js';

test('on a phone: nothing of a flight is wider than the screen', async ({ page, baseURL }) => {
  const owner = await createAccount(baseURL ?? '');
  const id = await uploadAs(baseURL ?? '', owner, realFlight('simple.igc', `phone ${owner.name}`));
  await signInSilently(page, baseURL ?? '', owner);
  for (const path of ['/flight', `/flight/${id}`, `/flight/edit/${id}`]) {
    await visit(page, path);
    expect(await tooWide(page), path).toEqual([]);
  }
  await page.getByRole('link', { name: 'Flights' }).first().click();
  await expect(page).toHaveURL(/\/flight$/);
});

test('on a phone: the tab of the selected contest is visible', async ({ page, baseURL }) => {
  const owner = await createAccount(baseURL ?? '');
  const bytes = realFlight('2018-04-14-fla-6ng-01.igc', `tabs ${owner.name}`);
  const id = await uploadAs(baseURL ?? '', owner, bytes);
  const hull = page.getByRole('tab', { name: 'Convex hull' });
  // Scrolls the page only, not the row of tabs.
  const scrollToTabs = () =>
    hull.evaluate((tab) => {
      const main = tab.closest('main')!;
      main.scrollTop += tab.getBoundingClientRect().top - main.getBoundingClientRect().top - 60;
    });
  await page.goto(`/flight/${id}`);
  await scrollToTabs();
  await expect(page.getByRole('tab', { name: 'Free' })).toBeInViewport({ ratio: 0.99 });
  await expect(hull).toBeAttached();
  await expect(hull).not.toBeInViewport({ ratio: 0.99 });
  await page.goto(`/flight/${id}?contest=convex_hull`);
  await scrollToTabs();
  await expect(hull).toBeInViewport({ ratio: 0.99 });
});

test('on a phone: barogram and map are visible together, and all tabs and tables fit', async ({
  page,
  baseURL,
}) => {
  const owner = await createAccount(baseURL ?? '');
  // High up, where altitudes in feet are longest; its aircraft has a polar, so that all advice is there.
  const bytes = realFlight('arcus-t-2024-06-18.igc', `phone flight ${owner.name}`);
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

  const barogram = page.getByRole('figure', { name: 'Barogram' });
  await barogram.scrollIntoViewIfNeeded();
  const map = page.getByRole('region', { name: 'Map of the flight' });
  await expect(map).toBeInViewport();
  await expect(barogram).toBeInViewport({ ratio: 0.9 });
  // The whole page for the map, and back to both.
  await page.getByRole('button', { name: 'Enlarge map' }).click();
  await expect(barogram).not.toBeInViewport({ ratio: 0.5 });
  await page.getByRole('button', { name: 'Shrink map' }).click();
  await expect(barogram).toBeInViewport({ ratio: 0.9 });
  // The whole page for the rest.
  await page.getByRole('button', { name: 'Hide map' }).click();
  await expect(map).toBeHidden();
});
