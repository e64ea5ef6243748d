import { expect, test } from '@playwright/test';
import { createAccount, logIn, realFlight, uploadAs } from './instance.js';

test('on a phone: the list, a flight, and nothing wider than the screen', async ({
  page,
  baseURL,
}) => {
  const owner = await createAccount(baseURL ?? '');
  const id = await uploadAs(baseURL ?? '', owner, realFlight('simple.igc', `phone ${owner.name}`));
  await logIn(page, owner);
  const user = `/user/${owner.id}`;
  for (const path of [
    '/',
    '/flight',
    `/flight/${id}`,
    `/flight/edit/${id}`,
    '/ranking/free',
    '/upload',
    '/airport/1',
    '/airport/1/pilot',
    user,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
  await page.getByRole('link', { name: 'Flights' }).first().click();
  await expect(page).toHaveURL(/\/flight$/);
});

test('on a phone: the barogram and its map are seen together', async ({ page, baseURL }) => {
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

test('on a phone: the contest of the address is among the tabs that are seen', async ({
  page,
  baseURL,
}) => {
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
