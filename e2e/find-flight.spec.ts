import { createAccount, uploadManyAs } from './instance.js';
import { expect, test } from './test.js';

/** Dates long ago, so that flights of other journeys come first in lists. */
const DAY = '2003-06-07';

test('a visitor finds a flight by pilot, day and class, and shares where it is', async ({
  page,
  browser,
  baseURL,
  hasTouch,
}) => {
  const pilot = await createAccount(baseURL ?? '');
  const takeoffs = [`${DAY}T10:00:00Z`, '2003-06-08T10:00:00Z'];
  const [flight] = await uploadManyAs(baseURL ?? '', pilot, takeoffs);
  await page.goto('/flight');
  const box = page.getByRole('combobox', { name: 'Filter by name' });
  await box.fill(pilot.name.toLowerCase());
  await page.getByRole('option', { name: pilot.name }).click();
  await expect(page.getByRole('article')).toHaveCount(2);

  await page.getByRole('button', { name: 'More filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'More filters' });
  await dialog.getByRole('combobox', { name: 'Search' }).fill(DAY);
  await expect(page.getByRole('option', { name: '7 June 2003' })).toBeVisible();
  await page.keyboard.press('Enter');
  await dialog.getByText('Standard class', { exact: true }).click();
  await dialog.getByRole('button', { name: /^Show [0-9]+ flights?$/ }).click();
  const url = `/flight?user=${pilot.id}&scoring_date=${DAY}&sc_class=ST`;
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('article')).toHaveCount(1);

  // The address shows the same to another visitor.
  const other = await browser.newPage();
  await other.goto(new URL(url, baseURL).href);
  await expect(other.getByRole('article')).toHaveCount(1);
  const link = other.getByRole('article').getByRole('link', { name: pilot.name });
  await expect(link).toHaveAttribute('href', `/flight/${flight}`);
  await expect(other.getByRole('button', { name: 'Remove filter Standard class' })).toBeVisible();
  await other.close();

  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(2);

  // Recent choices are offered at once. A tap in the exact middle might come from a screen reader.
  const position = { x: 60, y: 12 };
  const press = () => (hasTouch ? box.tap({ position }) : box.click({ position }));
  await press();
  await expect(page.getByRole('option', { name: '7 June 2003' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await press();
  await page.getByRole('option', { name: '7 June 2003' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});
