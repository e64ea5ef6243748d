import { expect, test } from '@playwright/test';
import { createAccount, logIn, realFlight, uploadAs } from './instance.js';

test('on a phone: the list, a flight, and nothing wider than the screen', async ({
  page,
  baseURL,
}) => {
  const owner = await createAccount(baseURL ?? '');
  const id = await uploadAs(baseURL ?? '', owner, realFlight('simple.igc', `phone ${owner.name}`));
  await logIn(page, owner);
  for (const path of ['/', '/flight', `/flight/${id}`, '/upload', `/user/${owner.id}`]) {
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
