import { unwrap, waitForScore } from '@cloudstreet/sdk';
import { expect, type Locator, test } from '@playwright/test';
import { expectAccessible } from './accessible.js';
import { drawnGlider } from './drawn-glider.js';
import { createAccount, realFlight, signedIn, uploadAs } from './instance.js';

test('a pilot analyses a flight: phases, a selection, a curve, another flight, the replay', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const [owner, rival] = [await createAccount(url), await createAccount(url)];
  const fly = (note: string) => realFlight('score-rs-ls10.igc', note);
  await uploadAs(url, rival, fly(`rival ${rival.name}`));
  const id = await uploadAs(url, owner, fly(`analysis ${owner.name}`));
  await page.goto(`/flight/${id}`);

  const flown = page.getByRole('region', { name: 'Flight analysis' });
  await flown.getByRole('radio', { name: 'Thermals' }).click();
  const phases = flown.getByRole('table', { name: 'Thermals, failed climbs and glides' });
  await phases
    .getByRole('button', { name: /^Thermal at/ })
    .first()
    .click();
  await expect(phases.getByText('Circle radius')).toBeVisible();
  await flown.getByRole('tab', { name: 'Statistics' }).click();
  await expect(flown.getByText(/^Selection:/)).toBeVisible();
  await flown.getByRole('tab', { name: 'Wind' }).click();
  await expect(flown.getByRole('table', { name: 'Wind by altitude' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Coach' }).getByRole('tab').first()).toBeVisible();

  const others = page.getByRole('list', { name: 'Flights of the same day' });
  await others.getByRole('checkbox', { name: new RegExp(rival.name) }).check({ force: true });
  const compared = page.getByRole('table', { name: 'Compared flights' });
  await expect(compared.getByRole('link', { name: rival.name })).toBeVisible();
  await expect(page).toHaveURL(/compare=\d+/);
  await page.getByRole('radio', { name: 'Since the start' }).click();
  const lead = page.getByRole('figure', { name: 'Ahead by (km)' });
  await lead.getByRole('button', { name: 'Values as a table' }).click();
  // Both flew the same.
  await expect(lead.getByRole('cell', { name: '0.0 km' }).first()).toBeVisible();

  const barogram = page.getByRole('figure', { name: 'Barogram' });
  await expect(barogram.getByRole('listitem').filter({ hasText: rival.name })).toBeVisible();
  await barogram.getByRole('button', { name: 'Curve: Altitude' }).click();
  await page.getByRole('menuitemradio', { name: 'Vario' }).click();
  await expect(barogram.getByRole('button', { name: 'Curve: Vario' })).toBeVisible();
  await expectAccessible(page);
});

test('a flight is replayed with a coloured track', async ({ page, baseURL }) => {
  const owner = await createAccount(baseURL ?? '');
  const bytes = realFlight('score-rs-ls10.igc', `replay ${owner.name}`);
  await page.goto(`/flight/${await uploadAs(baseURL ?? '', owner, bytes)}`);
  const showMap = page.getByRole('button', { name: 'Show map' });
  const replay = page.getByRole('group', { name: 'Replay' });
  if (await showMap.isVisible()) await showMap.click();
  await replay.getByRole('button', { name: 'Follow the glider' }).click();
  await replay.getByRole('button', { name: 'Play', exact: true }).click();
  const map = page.getByRole('region', { name: 'Map of the flight' });
  await expect
    .poll(async () => {
      const [around, glider] = [await map.boundingBox(), await drawnGlider(map)];
      if (!around || !glider) return Number.POSITIVE_INFINITY;
      return Math.abs(glider.left - around.width / 2);
    })
    .toBeLessThan(20);
  const slider = replay.getByRole('slider');
  const before = await slider.inputValue();
  await expect(slider).not.toHaveValue(before);
  await replay.getByRole('button', { name: 'Pause' }).click();
  await replay.getByRole('button', { name: 'Track colour: One colour' }).click();
  await page.getByRole('menuitemradio', { name: 'Vario' }).click();
  await expect(replay.getByRole('button', { name: 'Track colour: Vario' })).toBeVisible();
});

test('map layers, including the track, stay switched off', async ({ page, baseURL }) => {
  const owner = await createAccount(baseURL ?? '');
  const bytes = realFlight('score-rs-ls10.igc', `layers ${owner.name}`);
  await page.goto(`/flight/${await uploadAs(baseURL ?? '', owner, bytes)}`);
  const layer = (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true });
  const openMenu = async () => {
    const showMap = page.getByRole('button', { name: 'Show map' });
    if (await showMap.isVisible()) await showMap.click();
    await page.getByRole('button', { name: 'Layers' }).click();
  };
  // Drawn small until it is whole, then as sharp as the screen.
  const canvas = page.locator('[aria-busy=false] canvas.maplibregl-canvas');
  await expect
    .poll(() => canvas.evaluate((map: HTMLCanvasElement) => map.width / map.clientWidth))
    .toBe(await page.evaluate(() => devicePixelRatio));
  await openMenu();
  for (const name of ['Track', 'Scored course', 'Thermals', 'Glides']) {
    await expect(layer(name)).toBeChecked();
  }
  await layer('Track').click();
  await layer('Glides').click();
  await page.reload();
  await openMenu();
  await expect(layer('Track')).not.toBeChecked();
  await expect(layer('Glides')).not.toBeChecked();
  await expect(layer('Thermals')).toBeChecked();
});

test('a flight is seen on its map, which answers, before the library of maps is there', async ({
  page,
  baseURL,
}) => {
  const owner = await createAccount(baseURL ?? '');
  const bytes = realFlight('score-rs-ls10.igc', `sketch ${owner.name}`);
  const id = await uploadAs(baseURL ?? '', owner, bytes);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held = 0;
  await page.route(/\/assets\/map-(?!place-)[^/]+\.js$/, async (route) => {
    held += 1;
    await released;
    await route.continue();
  });
  // A narrow map makes room for its legend, which comes with the analysis.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/flight/${id}`);
  const sketch = page.locator('[data-part=sketch]');
  await expect(sketch).toHaveAttribute('data-drawn', 'true');
  const sketched = sketch.getByText('1', { exact: true });
  const map = page.getByRole('region', { name: 'Map of the flight' });
  const fromMiddle = async (element: Locator) => {
    const [{ x, y }, middle] = await Promise.all([middleOf(element), middleOf(map)]);
    return { x: x - middle.x, y: y - middle.y };
  };
  const sketchedAt = await fromMiddle(sketched);
  const place = await middleOf(sketched);
  const glider = page.locator('[data-part=sketched-glider]');
  const isDrawn = () =>
    glider.evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
      return pixels?.some((value) => value > 0);
    });
  expect(await isDrawn()).toBe(false);
  await page.mouse.move(place.x, place.y);
  await expect.poll(isDrawn).toBe(true);
  await expect.poll(() => held).toBe(1);
  await expect(page.locator('canvas.maplibregl-canvas')).toHaveCount(0);
  release();
  const marker = page.getByRole('button', { name: 'Turnpoint 1', exact: true });
  await expect(marker).toBeVisible();
  await expect(sketch).toHaveCount(0);
  // The barogram below may have grown; the flight is as wide as the map lets it be.
  const now = await fromMiddle(marker);
  expect(Math.abs(now.x - sketchedAt.x)).toBeLessThanOrEqual(1);
  expect(Math.abs(now.y - sketchedAt.y)).toBeLessThanOrEqual(1);
});

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('the coach advises on thermals, glides and speed, and on weight if the mass is known', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const owner = await createAccount(url);
  const id = await uploadAs(url, owner, realFlight('score-rs-ls10.igc', `coach ${owner.name}`));
  const api = await signedIn(url, owner);
  await page.goto(`/flight/${id}`);
  const coach = page.getByRole('region', { name: 'Coach' });
  await expect(coach.getByRole('note')).toHaveText(/^No takeoff mass entered: using \d+\skg/);
  await expect(coach.getByRole('table', { name: 'Time lost' })).toBeVisible();
  await coach.getByRole('tab', { name: 'Weight' }).click();
  await expect(coach.getByText('No takeoff mass entered.')).toBeVisible();
  await expectAccessible(page);

  await unwrap(api.PATCH('/flightdetail/{id}', { params: { path: { id } }, body: { mass: 480 } }));
  await waitForScore(api, id);
  await page.goto(`/flight/${id}`);
  await expect(coach.getByRole('note')).not.toBeAttached();
  const advice = [
    { tab: 'Thermals', table: 'Climb by altitude', row: /kt/ },
    { tab: 'Glides', table: 'Glides', row: /mi|km/ },
    { tab: 'Speed to fly', table: 'Share of time by airspeed', row: /^86 kt – 97 kt/ },
    { tab: 'Weight', table: 'Speed by takeoff mass', row: /^600 kg/ },
  ];
  for (const { tab, table, row } of advice) {
    await coach.getByRole('tab', { name: tab }).click();
    const panel = coach.getByRole('tabpanel', { name: tab });
    await expect(panel.getByText('Coach unavailable')).not.toBeAttached();
    const show = panel.getByRole('button', { name: 'Values as a table' });
    if (await show.isVisible()) await show.click();
    const rows = panel.getByRole('table', { name: table }).getByRole('row', { name: row });
    await expect(rows.first()).toBeVisible();
  }
  const tip = coach.getByText(/^Take more water: 600\skg instead of 480\skg/);
  await expect(tip).toBeVisible();
  await expectAccessible(page);
});
