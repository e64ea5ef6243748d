import { sampleIgc } from '../packages/server/src/testing/sample-igc.js';
import { expectAccessible } from './accessible.js';
import { createAccount, realFlight, uploadAs } from './instance.js';
import { expect, type Page, test } from './test.js';

/** Place and date used by no other journey. */
const PLACE = { lat: -34.6, lon: -61.2 };
const DAY = '2026-02-11';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a pilot plays the day of a flight and follows another pilot', async ({ page, baseURL }) => {
  const url = baseURL ?? '';
  const pilots = [
    await createAccount(url),
    await createAccount(url),
    await createAccount(url),
  ] as const;
  const ids: number[] = [];
  for (const [index, pilot] of pilots.entries()) {
    const takeoffs = [`${DAY}T14:${10 + index * 5}:00Z`];
    const lon = PLACE.lon + index * 0.03;
    const serial = pilot.name.slice(-3).toUpperCase();
    ids.push(await uploadAs(url, pilot, sampleIgc({ ...PLACE, lon, takeoffs, serial })));
  }
  await page.goto(`/flight/${ids[0]}`);
  await page.getByRole('link', { name: 'Day replay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Day replay' })).toBeVisible();
  const followed = page.getByRole('region', { name: 'Followed glider' });
  await expect(followed.getByRole('heading', { name: pilots[0].name })).toBeVisible();

  const slider = page.getByRole('slider', { name: 'Time in the flight' });
  const before = await slider.inputValue();
  await slider.press('PageUp');
  await slider.press('PageUp');
  await expect(slider).not.toHaveValue(before);
  const airborne = page.getByRole('list', { name: 'Airborne' });
  await airborne.getByRole('button', { name: new RegExp(pilots[1].name) }).click();
  await expect(page).toHaveURL(new RegExp(`flight=${ids[1]}`));
  await expect(followed.getByRole('heading', { name: pilots[1].name })).toBeVisible();
  await page.getByRole('button', { name: /Colours and labels show/ }).click();
  await page.getByRole('option', { name: '1-hour speed' }).click();
  await expect(page.getByRole('radio', { name: '1-hour speed' })).toBeChecked();
  await page.getByRole('radio', { name: 'Distance' }).click();
  await expectAccessible(page);

  const moved = await slider.inputValue();
  await slider.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(slider).not.toHaveValue(moved);
  await followed.getByRole('link', { name: 'Open flight' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: new RegExp(pilots[1].name) }),
  ).toBeVisible();
});

test('on a phone: thermals have a legend and a description until they are switched off', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const pilot = await createAccount(url);
  const id = await uploadAs(url, pilot, realFlight('score-rs-ls10.igc', `thermals ${pilot.name}`));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/flight/${id}`);
  await page.getByRole('link', { name: 'Day replay' }).click();
  const slider = page.getByRole('slider', { name: 'Time in the flight' });
  await expect(async () => {
    await slider.press('ArrowRight');
    await expect(page.getByText(/, [1-9]\d* thermals? in use/)).toBeVisible({ timeout: 500 });
  }).toPass();

  await page.getByRole('button', { name: 'Thermals' }).click();
  const table = page.getByRole('table', { name: 'Thermals' });
  await expect(table.getByRole('row').nth(1)).toContainText(/^[+-].*°.*′N/);
  await expect(page.getByRole('figure', { name: 'Thermals' })).toBeVisible();
  await expectAccessible(page);

  const shown = await paintedPixels(page);
  const thermals = page.getByRole('checkbox', { name: 'Thermals' });
  await thermals.press('Space');
  await expect.poll(() => paintedPixels(page)).toBeLessThan(shown);
  await expect(page.getByRole('figure', { name: 'Thermals' })).toHaveCount(0);
  await expect(table).toHaveCount(0);
  const left = await paintedPixels(page);
  await thermals.press('Space');
  await expect.poll(() => paintedPixels(page)).toBeGreaterThan(left);
});

/** Returns the share of the map covered by gliders, trails and thermals. */
function paintedPixels(page: Page): Promise<number> {
  return page.locator('canvas[data-part=day]').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    return pixels.filter((value, index) => index % 4 === 3 && value > 0).length;
  });
}
