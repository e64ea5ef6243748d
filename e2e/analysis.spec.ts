import { unwrap, waitForScore } from '@cloudstreet/sdk';
import { expectAccessible } from './accessible.js';
import { drawnGlider } from './drawn-glider.js';
import { type Account, createAccount, realFlight, signedIn, uploadAs } from './instance.js';
import { expect, test } from './test.js';

/** The same recording, uploaded by two pilots. */
let flight: number;
let rival: Account;

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ baseURL }) => {
  const url = baseURL ?? '';
  const owner = await createAccount(url);
  rival = await createAccount(url);
  await uploadAs(url, rival, realFlight('score-rs-ls10.igc', `rival ${rival.name}`));
  flight = await uploadAs(url, owner, realFlight('score-rs-ls10.igc', `analysis ${owner.name}`));
  // For the advice of the coach on weight.
  const api = await signedIn(url, owner);
  const params = { path: { id: flight } };
  await unwrap(api.PATCH('/flightdetail/{id}', { params, body: { mass: 480 } }));
  await waitForScore(api, flight);
});

test('a pilot reads advice, analyses phases, a selection and a curve, and compares another flight', async ({
  page,
}) => {
  await page.goto(`/flight/${flight}`);
  const coach = page.getByRole('region', { name: 'Coach' });
  await expect(coach.getByRole('table', { name: 'Time lost' })).toBeVisible();
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

test('a flight responds while its map is loading, is replayed on it, and keeps its layers', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let heldCount = 0;
  await page.route(/\/assets\/map-library-[^/]+\.js$/, async (route) => {
    heldCount += 1;
    await released;
    await route.continue();
  });
  await page.goto(`/flight/${flight}`);
  const barogram = page.getByRole('figure', { name: 'Barogram' });
  const cursor = barogram.getByRole('slider', { name: 'Barogram cursor' });
  await cursor.focus();
  const first = await cursor.getAttribute('aria-valuetext');
  await page.keyboard.press('End');
  await expect(cursor).not.toHaveAttribute('aria-valuetext', first ?? '');
  await expect.poll(() => heldCount).toBeGreaterThan(0);
  await expect(page.getByText('Loading the map')).toBeVisible();
  await page.getByRole('button', { name: /^Legs/ }).click();
  await expect(page.getByRole('table', { name: 'Legs' })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Turnpoint 1', exact: true })).toBeVisible();
  await expect(page.getByText('Loading the map')).toHaveCount(0);
  // Drawn small until it is whole, then as sharp as the screen.
  const canvas = page.locator('[aria-busy=false] canvas.maplibregl-canvas');
  await expect
    .poll(() => canvas.evaluate((map: HTMLCanvasElement) => map.width / map.clientWidth))
    .toBe(await page.evaluate(() => devicePixelRatio));

  await cursor.press('Home');
  const replay = page.getByRole('group', { name: 'Replay' });
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
  await replay.getByRole('button', { name: 'Track colour: Vario' }).click();
  await page.getByRole('menuitemradio', { name: 'Altitude' }).click();
  await expect(replay.getByRole('button', { name: 'Track colour: Altitude' })).toBeVisible();

  const layer = (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true });
  const openMenu = () => page.getByRole('button', { name: 'Layers' }).click();
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
