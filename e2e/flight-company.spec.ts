import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { unwrap } from '@cloudstreet/sdk';
import { sampleIgc } from '../packages/server/src/testing/sample-igc.js';
import { expectAccessible } from './accessible.js';
import { createAccount, signedIn, uploadAs } from './instance.js';
import { expect, test } from './test.js';

const CLI = fileURLToPath(new URL('../packages/server/dist/cli.js', import.meta.url));

/** Place used by no other journey; the flight goes north from here and back. */
const PLACE = { lat: -33.1, lon: 19.2 };
const AIRSPACE = `AC D
AN TMA Karoo
AL 500m MSL
AH FL100
DP 33:00:00S 019:00:00E
DP 33:00:00S 019:24:00E
DP 32:54:00S 019:24:00E
DP 32:54:00S 019:00:00E
`;

test('a flight lists the airspaces it entered and the pilots it met', async ({
  page,
  baseURL,
}, info) => {
  const file = info.outputPath('karoo.txt');
  await writeFile(file, AIRSPACE);
  const data = process.env.CLOUDSTREET_E2E_DATA ?? '';
  const words = ['import', 'airspace', file, '--name', `Karoo ${Date.now()}`, '--data', data];
  await promisify(execFile)(process.execPath, [CLI, ...words]);

  const url = baseURL ?? '';
  const [ana, ben] = [await createAccount(url), await createAccount(url)];
  const fly = (serial: string, lon: number) => sampleIgc({ ...PLACE, lon, serial });
  const unique = () => Math.random().toString(36).slice(2, 5).toUpperCase().padEnd(3, 'X');
  const first = await uploadAs(url, ana, fly(unique(), PLACE.lon));
  await uploadAs(url, ben, fly(unique(), PLACE.lon + 0.003));

  const api = await signedIn(url, ana);
  const params = { path: { id: first } };
  await expect
    .poll(() => unwrap(api.GET('/flight/{id}/meetings', { params })).then((met) => met.length))
    .toBeGreaterThan(0);

  await page.goto(`/flight/${first}`);
  const entered = page.getByRole('table', { name: 'Airspaces entered' });
  await expect(entered.getByRole('row', { name: /TMA Karoo/ })).toContainText('Clearance required');
  const cursor = page.getByRole('figure', { name: 'Barogram' }).getByRole('slider');
  await expect(cursor).toBeVisible();
  const before = await cursor.getAttribute('aria-valuetext');
  await entered.getByRole('button').first().click();
  await expect(cursor).not.toHaveAttribute('aria-valuetext', before ?? '');

  const company = page.getByRole('table', { name: 'Flown together with' });
  await expect(company).toBeVisible();
  await expectAccessible(page);
  await company.getByRole('link', { name: ben.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(ben.name) })).toBeVisible();
});
