import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tilesAlong, writeTiles } from '../packages/server/src/terrain/testing/make-tiles.js';
import { sampleIgc } from '../packages/server/src/testing/sample-igc.js';
import { createAccount, DAMAGE_PORT, uploadAs } from './instance.js';
import { NONSENSE, oddIgc } from './odd-igc.js';
import { type OwnInstance, startOwnInstance } from './own-instance.js';
import { expect, type Page, test } from './test.js';

const URL_OF_INSTANCE = `http://127.0.0.1:${DAMAGE_PORT}`;
/** Place where the sloping tiles are as high as the airfield; the flight goes 33 km north and back. */
const PLACE = { lat: 50.1, lon: 7.1 };
const TILES = tilesAlong(11, PLACE.lon, 50, 50.5);
/** Place below the middle of the flight. */
const [DAMAGED = '11/0/0'] = tilesAlong(11, PLACE.lon, 50.25, 50.25);

const AIRSPACES = `AC D
AN Eifel
AL 500m MSL
AH FL100
DP 50:12:00N 007:00:00E
DP 50:12:00N 007:12:00E
DP 50:18:00N 007:12:00E
DP 50:18:00N 007:00:00E
*
AC R
AN Nowhere
AL GND
AH FL100
DP north of the town
`;
const LINE_OF_FAULT = 14;

/** A flight with one fix a second from midnight to midnight, including minutes on the ground. */
const WHOLE_DAY = { hours: (86_400 - 121) / 3600, intervalS: 1 };

let folder: string;
let instance: OwnInstance;
let flight: number;
let imported: string;

test.use({ baseURL: URL_OF_INSTANCE });
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cloudstreet-e2e-damage-'));
  await writeTiles(folder, TILES);
  truncateSync(join(folder, `${DAMAGED}.png`), 200);
  instance = await startOwnInstance(DAMAGE_PORT, {
    CLOUDSTREET_CAPTCHA: 'False',
    CLOUDSTREET_RATE_LIMIT: 'False',
    CLOUDSTREET_LOG_FORMAT: 'json',
    CLOUDSTREET_TERRAIN: folder,
  });
  const airspaces = join(folder, 'eifel.txt');
  writeFileSync(airspaces, AIRSPACES);
  imported = await instance.command('import', 'airspace', airspaces);
  const pilot = await createAccount(URL_OF_INSTANCE);
  flight = await uploadAs(URL_OF_INSTANCE, pilot, sampleIgc(PLACE));
});

test.afterAll(async () => {
  await instance.stop();
  rmSync(folder, { recursive: true });
});

test('a damaged tile and a damaged airspace are reported and spoil nothing else', async ({
  page,
}) => {
  const complaints = await open(page, flight);
  const ground = await groundOfTable(page);
  expect(ground.filter((height) => /^\d/.test(height)).length).toBeGreaterThan(10);
  expect(ground).toContain('–');
  await expectSense(page);
  expect(complaints).toEqual([]);

  const said = instance.said().split('\n');
  const reports = said.filter((line) => line.includes('the ground is not known here'));
  expect(reports).toHaveLength(1);
  expect(reports[0]).toContain(`${DAMAGED}.png`);

  expect(imported).toContain(`${join(folder, 'eifel.txt')}, line ${LINE_OF_FAULT}: `);
  expect(imported).toContain('One airspace of “eifel” imported, 0 removed, 1 skipped.');
  const entered = page.getByRole('table', { name: 'Airspaces entered' });
  const row = entered.getByRole('row', { name: /Eifel/ });
  await expect(row).toContainText(/50°1\d\.\d′N 007°06\.0′E/);
  await expect(row).toContainText(/In\s*\d\d:\d\d:\d\d.*Out\s*\d\d:\d\d:\d\d/s);
  await expect(row).toContainText(/[\d,.]+\s*(?:km horizontally|ft vertically)/);
  await expect(entered).not.toContainText('Nowhere');
});

test('a flight of 24 hours with a fix a second can be shown, explored and trimmed', async ({
  page,
}) => {
  const pilot = await createAccount(URL_OF_INSTANCE);
  const file = oddIgc({ ...WHOLE_DAY, takeoff: '2026-07-13T00:01:00Z', pilot: pilot.name });
  const complaints = await open(page, await uploadAs(URL_OF_INSTANCE, pilot, file));

  const barogram = page.getByRole('figure', { name: 'Barogram' });
  const cursor = barogram.getByRole('slider').first();
  await cursor.focus();
  await page.keyboard.press('Home');
  const first = await cursor.getAttribute('aria-valuetext');
  await page.keyboard.press('PageUp');
  await expect(cursor).not.toHaveAttribute('aria-valuetext', first ?? '');

  await barogram.getByRole('button', { name: 'From here' }).click();
  await cursor.focus();
  await page.keyboard.press('PageUp');
  await barogram.getByRole('button', { name: 'To here' }).click();
  const flown = page.getByRole('region', { name: 'Flight analysis' });
  await flown.getByRole('tab', { name: 'Statistics' }).click();
  await expect(flown.getByText(/^Selection:/)).toBeVisible();
  await expectSense(page);
  expect(complaints).toEqual([]);
});

/** Opens a flight, waits until it is drawn, and collects errors of the page. */
async function open(page: Page, id: number): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(`/flight/${id}`);
  await expect(page.getByRole('region', { name: 'Map of the flight' })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Barogram' }).getByRole('slider')).toBeVisible();
  return complaints;
}

/** Returns the ground elevations in the table of the barogram. */
async function groundOfTable(page: Page): Promise<string[]> {
  const barogram = page.getByRole('figure', { name: 'Barogram' });
  await barogram.getByRole('button', { name: 'Values as a table' }).click();
  const table = barogram.getByRole('table');
  await expect(table.getByRole('columnheader', { name: 'Ground' })).toBeVisible();
  const names = await table.getByRole('columnheader').allInnerTexts();
  return table.locator(`tbody tr > :nth-child(${names.indexOf('Ground') + 1})`).allInnerTexts();
}

async function expectSense(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await main.innerText()).not.toMatch(NONSENSE);
}
