import { drawnGlider } from './drawn-glider.js';
import { createAccount, realFlight, uploadAs } from './instance.js';
import { expect, test } from './test.js';

test('keys move the cursor and the glider on the map, and dragging selects a part', async ({
  page,
  baseURL,
}) => {
  const owner = await createAccount(baseURL ?? '');
  const bytes = realFlight('simple.igc', `cursor ${owner.name}`);
  await page.goto(`/flight/${await uploadAs(baseURL ?? '', owner, bytes)}`);

  const map = page.getByRole('region', { name: 'Map of the flight' });
  const barogram = page.getByRole('figure', { name: 'Barogram' });
  const cursor = barogram.getByRole('slider');
  await expect(map.locator('.maplibregl-marker').first()).toBeVisible();
  expect(await drawnGlider(map)).toBeNull();

  await cursor.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => drawnGlider(map)).not.toBeNull();
  const [atTakeoff, textAtTakeoff] = [
    await drawnGlider(map),
    await cursor.getAttribute('aria-valuetext'),
  ];
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('PageUp');
  await expect(cursor).not.toHaveAttribute('aria-valuetext', textAtTakeoff ?? '');
  await expect.poll(() => drawnGlider(map)).not.toEqual(atTakeoff);

  const area = barogram.locator('.u-over');
  await area.scrollIntoViewIfNeeded();
  const box = await area.boundingBox();
  if (!box) throw new Error('The barogram is not drawn.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.4, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, y, { steps: 5 });
  await page.mouse.up();

  const start = barogram.getByRole('slider', { name: 'Start of the selection' });
  const end = barogram.getByRole('slider', { name: 'End of the selection' });
  const timeOf = async (handle: typeof start) => Number(await handle.inputValue());
  await expect(start).toBeAttached();
  const wholeS = Number(await end.getAttribute('max')) - Number(await start.getAttribute('min'));
  const shareSelected = ((await timeOf(end)) - (await timeOf(start))) / wholeS;
  expect(shareSelected).toBeGreaterThan(0.18);
  expect(shareSelected).toBeLessThan(0.22);
  const flown = page.getByRole('region', { name: 'Flight analysis' });
  await flown.getByRole('tab', { name: 'Statistics' }).click();
  await expect(flown.getByText(/^Selection:/)).toBeVisible();

  await barogram.getByRole('button', { name: 'Clear the selection' }).click();
  await expect(start).not.toBeAttached();
});
