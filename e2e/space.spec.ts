import { sampleIgc } from '../packages/server/src/testing/sample-igc.js';
import { expectAccessible } from './accessible.js';
import { createAccount, uploadAs } from './instance.js';
import { expect, test } from './test.js';

/** Sufficient while two other journeys render. */
const DRAWN_MS = 180_000;

// A small view, because drawing without a graphics card is slow.
test.use({ viewport: { width: 1100, height: 600 } });

test('the 3D view plays behind the glider, and shares its layers with the map', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const pilot = await createAccount(baseURL ?? '');
  const flight = await uploadAs(baseURL ?? '', pilot, sampleIgc({ serial: 'SPC' }));
  await page.goto(`/flight/${flight}?view=3d`);
  const space = page.getByRole('region', { name: 'Flight in 3D' });
  await expect(space.locator('[data-track="drawn"]')).toBeVisible({ timeout: DRAWN_MS });
  const follow = space.getByRole('button', { name: 'Follow the glider' });
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  const pause = page.getByRole('button', { name: 'Pause' });
  await expect(pause).toBeVisible({ timeout: DRAWN_MS });
  await pause.press('Enter', { timeout: DRAWN_MS });
  // Turning the view with the keyboard takes the camera over.
  await space.getByRole('region', { name: /^Flight in 3D\. Arrow keys/ }).press('Shift+ArrowLeft');
  await expect(follow).toHaveAttribute('aria-pressed', 'false');

  await expectAccessible(page);

  // Layers switched off here are off on the map too.
  await expect(space.getByRole('button', { name: 'Turnpoint 1' })).toBeAttached();
  await space.getByRole('button', { name: 'Layers' }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Scored course' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(space.getByRole('button', { name: 'Turnpoint 1' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Map', exact: true }).click();
  const map = page.getByRole('region', { name: 'Map of the flight' });
  await expect(map).toBeVisible();
  await expect(map.locator('canvas[data-part=gliders]')).toBeAttached();
  await expect(map.getByRole('button', { name: 'Turnpoint 1' })).toHaveCount(0);
  await expect(page).not.toHaveURL(/view=/);
});
