import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.js';
import { createAccount, signInSilently } from './instance.js';
import { expect, test } from './test.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a pilot plans a triangle on a phone, saves it, and takes it into the instrument', async ({
  page,
  baseURL,
}) => {
  const address = baseURL ?? '';
  await signInSilently(page, address, await createAccount(address));
  await page.goto('/task/plan/new');
  const map = page.getByRole('region', { name: 'Map of the task' });
  const canvas = map.locator('canvas').first();
  await expect(map.locator('[aria-busy=false]').first()).toBeVisible();

  // Two points on the map, and the start again.
  await canvas.tap({ position: { x: 110, y: 260 } });
  await expect(page.getByRole('button', { name: 'Move Point 1', exact: true })).toBeVisible();
  await canvas.tap({ position: { x: 240, y: 260 } });
  await canvas.tap({ position: { x: 175, y: 150 } });
  await page.getByRole('button', { name: 'Finish at start' }).tap();
  await expect(page.getByText('FAI triangle').first()).toBeVisible();

  // Figures follow a dragged point, and it stays where it is dropped.
  const point = map.getByRole('button', { name: '2 · Point 3' });
  const total = page.getByRole('row', { name: /^Total/ });
  const before = (await total.textContent()) ?? '';
  await point.hover();
  const from = (await point.boundingBox())!;
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 40, from.y + from.height / 2, { steps: 5 });
  await expect(total).not.toHaveText(before);
  await page.mouse.up();
  await expect(point).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => Math.round((await point.boundingBox())!.x - from.x)).toBe(40);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(total).toHaveText(before);

  // By keyboard: another order, and back.
  await page.getByRole('button', { name: 'Move Point 3', exact: true }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('rowheader', { name: 'Point 3 to Point 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByRole('rowheader', { name: 'Point 2 to Point 3' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await expect(page).toHaveURL(/\/task\/plan\/\d+$/);
  // The address changes before the page of the stored task has loaded.
  await expect(page.getByText('Not saved yet')).toBeHidden();

  await page.getByRole('button', { name: 'Download' }).tap();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /\.cup\)/ }).tap();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('-----Related Tasks-----');
  expect(text).toContain('"Point 1","Point 2","Point 3","Point 1"');

  await page.reload();
  await expect(page.getByText('FAI triangle').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start · Point 1' })).toBeVisible();
});
