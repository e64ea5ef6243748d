import { createAccount, signInSilently, uploadManyAs } from './instance.js';
import { expect, test } from './test.js';

const DAY_MS = 86_400_000;

test('a pilot drags the end of the scoring window, saves it, and reverts it', async ({
  page,
  baseURL,
}) => {
  const pilot = await createAccount(baseURL ?? '');
  const takeoff = new Date(Date.now() - DAY_MS).toISOString();
  const [id] = await uploadManyAs(baseURL ?? '', pilot, [takeoff]);
  await signInSilently(page, baseURL ?? '', pilot);
  await page.goto(`/flight/edit/${id}`);
  const barogram = page.getByRole('figure', { name: 'Barogram' });
  const landing = barogram.getByRole('slider', { name: 'Landing' });
  const row = page.getByRole('group', { name: 'Landing' });
  await expect(landing).toBeAttached();
  const found = await row.getByRole('status').textContent();

  // By mouse or finger: a third of the drawing to the left.
  const grip = landing.locator('..').locator('svg');
  // Nothing that floats at the edges of a phone's screen lies over it there.
  await grip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const from = await grip.boundingBox();
  const area = await barogram.locator('.u-over').boundingBox();
  if (!from || !area) throw new Error('The barogram is not drawn.');
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - area.width / 3, y, { steps: 5 });
  await page.mouse.up();
  await expect(row.getByRole('status')).not.toHaveText(found ?? '');
  const dragged = await row.getByRole('status').textContent();

  // By keyboard, on the handle that was dragged.
  await expect(landing).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(row.getByRole('status')).not.toHaveText(dragged ?? '');
  const chosen = await row.getByRole('status').textContent();

  // Nothing is lost by accident.
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(new RegExp(`/flight/${id}$`));
  await expect(page.getByRole('tab', { name: 'Free' })).toBeVisible({ timeout: 30_000 });

  await page.goto(`/flight/edit/${id}`);
  const chosenRow = page.getByRole('group', { name: 'End of scoring' });
  await expect(chosenRow.getByRole('status')).toHaveText(chosen ?? '');
  await page.getByRole('button', { name: 'Reset to recording' }).click();
  await expect(row.getByRole('status')).toHaveText(found ?? '');
});
