import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.js';
import { createAccount, realFlight, uploadAs } from './instance.js';

test('a pilot views trends over the seasons', async ({ page, baseURL }) => {
  const pilot = await createAccount(baseURL ?? '');
  for (const name of ['simple.igc', 'score-rs-ls10.igc']) {
    await uploadAs(baseURL ?? '', pilot, realFlight(name, `trends ${pilot.name}`));
  }
  await page.goto(`/user/${pilot.id}`);
  const trends = page.getByRole('region', { name: 'Trends' });
  await expect(trends.getByRole('figure', { name: /^Average speed: seasons/ })).toBeVisible();
  await trends.getByRole('button', { name: /^Average speed/ }).click();
  await page.getByRole('option', { name: 'Climb in thermals' }).click();
  await expect(trends.getByRole('figure', { name: /^Climb in thermals: seasons/ })).toBeVisible();
  await trends.getByRole('button', { name: 'All figures in a table' }).click();
  await expect(trends.getByRole('columnheader', { name: 'Glide ratio' })).toBeVisible();
  await expectAccessible(page);
  await trends.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/flight\?user=\d+&season=\d{4}/);
});
