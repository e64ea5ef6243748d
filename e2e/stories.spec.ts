import { expect, type Locator, type Page, test } from '@playwright/test';
import { sampleImage } from '../packages/web/src/testing/sample-image.js';
import { addPicturesAs, createAccount, logIn, uploadManyAs } from './instance.js';

/** Dates long ago, so that flights of other journeys come first in lists. */
const TAKEOFF = '2004-06-12T10:00:00Z';

test('a pilot adds photos with a caption, views them in the gallery, and deletes one', async ({
  page,
  baseURL,
}) => {
  const pilot = await createAccount(baseURL ?? '');
  const [id] = await uploadManyAs(baseURL ?? '', pilot, [TAKEOFF]);
  await logIn(page, pilot);
  await page.goto(`/flight/${id}`);
  const strip = page.getByRole('region', { name: 'Photos and videos' });
  await addPhotos(page, ['cloud.png', 'ridge.png']);
  const photos = strip.getByRole('button', { name: 'Photo without a caption' });
  await expect(photos).toHaveCount(2);
  await photos.first().click();
  await describe(page, { caption: '<b>قمة</b> ☁️', minutes: '10' });
  await page.keyboard.press('Escape');
  await expect(strip.getByRole('button', { name: /^<b>قمة<\/b> ☁️ 12:10$/ })).toBeVisible();

  await page.goto(`/flight/gallery?user=${pilot.id}`);
  const shown = page.getByRole('button', { name: new RegExp(`of the flight of ${pilot.name}`) });
  await expect(shown).toHaveCount(2);
  await shown.first().click();
  await expect(page.getByText('<b>قمة</b> ☁️')).toBeVisible();
  await page.getByRole('link', { name: 'View flight' }).click();
  await expect(page).toHaveURL(`/flight/${id}`);

  await photos.click();
  const viewer = page.getByRole('dialog', { name: 'Photos and videos' });
  await viewer.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(photos).toHaveCount(0);
});

test('a photo is highlighted in the strip, on the barogram and on the map', async ({
  page,
  baseURL,
}) => {
  const pilot = await createAccount(baseURL ?? '');
  const [id = 0] = await uploadManyAs(baseURL ?? '', pilot, [TAKEOFF]);
  await addPicturesAs(baseURL ?? '', pilot, id, [
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

async function addPhotos(page: Page, names: readonly string[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(
    names.map((name, index) => ({
      name,
      mimeType: 'image/png',
      buffer: Buffer.from(sampleImage(index * 40)),
    })),
  );
}

/** Sets caption and position of the open photo. */
async function describe(page: Page, story: { caption: string; minutes: string }): Promise<void> {
  await page.getByRole('button', { name: 'Caption and time' }).click();
  const form = page.getByRole('dialog', { name: 'Caption and time' });
  await form.getByRole('textbox', { name: /^Caption/ }).fill(story.caption);
  await form.getByRole('textbox', { name: /^Minutes/ }).fill(story.minutes);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
}
