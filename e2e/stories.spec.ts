import { addPhotosAs, createAccount, uploadManyAs } from './instance.js';
import { expect, type Locator, test } from './test.js';

/** Dates long ago, so that flights of other journeys come first in lists. */
const TAKEOFF = '2004-06-12T10:00:00Z';

test('a photo is highlighted in the strip, on the barogram and on the map', async ({
  page,
  baseURL,
}) => {
  const pilot = await createAccount(baseURL ?? '');
  const [id = 0] = await uploadManyAs(baseURL ?? '', pilot, [TAKEOFF]);
  await addPhotosAs(baseURL ?? '', pilot, id, [
    { comment: 'Cloud', startTime: '2004-06-12T10:10:00Z' },
    { comment: 'Ridge', startTime: '2004-06-12T10:25:00Z' },
  ]);
  await page.goto(`/flight/${id}`);
  const button = (place: Locator) => place.getByRole('button', { name: /\bCloud\b/ });
  const inStrip = button(page.getByRole('region', { name: 'Photos and videos' }));
  const onBarogram = button(page.getByRole('figure', { name: 'Barogram' }));
  const onMap = button(page.getByRole('region', { name: 'Map of the flight' }));
  const slider = page.getByRole('slider', { name: 'Barogram cursor' });
  await onBarogram.hover();
  await expect(inStrip).toHaveAttribute('data-highlighted');
  await expect(onMap).toHaveAttribute('data-highlighted');
  await expect(slider).toHaveAttribute('aria-valuetext', /^12:10:0/);
  await onMap.hover();
  await expect(onBarogram).toHaveAttribute('data-highlighted');
  await inStrip.hover();
  await expect(onMap).toHaveAttribute('data-highlighted');

  await onBarogram.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Photos and videos' });
  await expect(viewer.getByRole('img', { name: 'Cloud' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(onBarogram).toBeFocused();
  await onMap.click();
  await expect(viewer.getByText('1 of 2')).toBeVisible();
});
