import { sampleIgc } from '../packages/server/src/testing/sample-igc.js';
import { expectAccessible } from './accessible.js';
import { type Account, addPhotosAs, createAccount, uploadAs } from './instance.js';
import { expect, type Locator, test } from './test.js';

const HOUR_MS = 3_600_000;

let pilot: Account & { clubId: number | undefined };
let flight: number;

test.beforeAll(async ({ baseURL }) => {
  pilot = await createAccount(baseURL ?? '', { inClub: true });
  // Sent in time and signed, so that they are ranked; by a recorder that no other pilot has.
  const serial = pilot.name.slice(-3).toUpperCase();
  const takeoffs = [50, 26].map((hours) => new Date(Date.now() - hours * HOUR_MS).toISOString());
  for (const takeoff of takeoffs) {
    const bytes = sampleIgc({ takeoffs: [takeoff], serial });
    flight = await uploadAs(baseURL ?? '', pilot, bytes);
    const startTime = new Date(Date.parse(takeoff) + HOUR_MS / 4).toISOString();
    await addPhotosAs(baseURL ?? '', pilot, flight, [{ comment: 'Over the ridge', startTime }]);
  }
});

test('a visitor finds flights, photos, rankings, a club and a pilot', async ({
  page,
  isMobile,
}) => {
  test.slow();
  /** Taps on a phone and clicks elsewhere. */
  const press = (target: Locator) => (isMobile ? target.tap() : target.click());
  const heading = page.getByRole('heading', { level: 1 });

  await page.goto('/');
  await expect(heading).toBeVisible();
  await expectAccessible(page);

  await press(page.getByRole('link', { name: 'Flights', exact: true }).first());
  await expect(heading).toHaveText('Flights');
  await page.getByRole('combobox', { name: 'Filter by name' }).fill(pilot.name);
  await press(page.getByRole('option', { name: pilot.name }).first());
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectAccessible(page);

  const forms = page.getByRole('navigation', { name: 'View' });
  await press(forms.getByRole('link', { name: 'Map' }));
  await expect(page).toHaveURL(`/flight/map?user=${pilot.id}`);
  await expect(heading).toHaveText('Flights on the map');
  const map = page.getByRole('region', { name: 'Map of the flights' });
  await expect(map).toBeVisible();
  await expectAccessible(page);
  const canvas = map.locator('[aria-busy="false"] canvas');
  await canvas.evaluate((element) => element.setAttribute('data-kept', ''));
  if (isMobile) {
    await press(page.getByRole('button', { name: 'Flights through the middle of the map' }));
  } else {
    await canvas.click({ button: 'right' });
    await press(page.getByRole('button', { name: 'Flights through here' }));
    await expect(canvas).toBeFocused();
  }
  await expect(page).toHaveURL(/point_of_interest=-?[\d.]+,-?[\d.]+$/);
  // It is still the same map.
  await expect(map.locator('canvas[data-kept]')).toBeVisible();
  await press(page.getByRole('button', { name: /^Remove filter Within 10.km of/ }));
  await expect(page).toHaveURL(`/flight/map?user=${pilot.id}`);

  await press(forms.getByRole('link', { name: 'Gallery' }));
  const photos = page.getByRole('button', { name: `Photo 1 of the flight of ${pilot.name}` });
  await expect(photos).toHaveCount(2);
  await press(photos.first());
  const viewer = page.getByRole('dialog', { name: pilot.name });
  await expect(viewer.getByRole('img', { name: 'Over the ridge' })).toBeVisible();
  await expectAccessible(page);
  await press(viewer.getByRole('link', { name: 'View flight' }));

  await expect(page).toHaveURL(`/flight/${flight}`);
  await expect(page.getByRole('tab', { name: 'Free' })).toBeVisible();
  await press(
    page.getByRole('figure', { name: 'Barogram' }).getByRole('button', { name: /Over the ridge/ }),
  );
  await expect(page.getByRole('dialog', { name: 'Photos and videos' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page);

  await press(page.getByRole('link', { name: 'Rankings', exact: true }).first());
  await expect(heading).toHaveText('Free distance ranking');
  const finder = page.getByRole('combobox', { name: 'Find in this ranking' });
  await finder.fill(pilot.name);
  await press(page.getByRole('option', { name: pilot.name }));
  await expect(page.getByRole('link', { name: pilot.name, exact: true })).toBeInViewport();
  // The list of the finder fades away.
  await expect(page.getByRole('option')).toHaveCount(0);
  await expectAccessible(page);

  await press(page.getByRole('link', { name: pilot.name, exact: true }));
  await expect(heading).toHaveText(pilot.name);
  await press(page.getByRole('link', { name: `Club of ${pilot.name}` }).first());
  await expect(page).toHaveURL(`/club/${pilot.clubId}`);
  await expect(heading).toHaveText(`Club of ${pilot.name}`);
  await expectAccessible(page);

  // An address with a typing error.
  await page.goto('/clubs');
  await page.getByRole('combobox', { name: /Search/ }).fill(pilot.name);
  await press(page.getByRole('option', { name: pilot.name }).first());
  await expect(heading).toHaveText(pilot.name);
});
