import { expect, test } from '@playwright/test';
import { createAccount, realFlight, uploadAs } from './instance.js';

test('a key moves the cursor of the barogram, and the glider on the map follows', async ({
  page,
  baseURL,
}) => {
  const owner = await createAccount(baseURL ?? '');
  const bytes = realFlight('simple.igc', `cursor ${owner.name}`);
  await page.goto(`/flight/${await uploadAs(baseURL ?? '', owner, bytes)}`);

  const map = page.getByRole('region', { name: 'Map of the flight' });
  // A picture that says nothing to those who hear the page; the slider tells them more.
  const glider = map.locator('.maplibregl-marker svg[viewBox="0 0 40 40"]');
  const cursor = page.getByRole('figure', { name: 'Barogram' }).getByRole('slider');
  await expect(map.locator('.maplibregl-marker').first()).toBeVisible();
  await expect(glider).toBeHidden();

  await cursor.focus();
  await page.keyboard.press('Home');
  await expect(glider).toBeVisible();
  const [atTakeoff, textAtTakeoff] = [
    await glider.boundingBox(),
    await cursor.getAttribute('aria-valuetext'),
  ];
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('PageUp');
  await expect(glider).toBeVisible();
  await expect(cursor).not.toHaveAttribute('aria-valuetext', textAtTakeoff ?? '');
  await expect.poll(() => glider.boundingBox()).not.toEqual(atTakeoff);
});
