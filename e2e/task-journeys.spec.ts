import { readFile } from 'node:fs/promises';
import { parseTaskFile } from '@cloudstreet/scoring/task-files';
import { unwrap } from '@cloudstreet/sdk';
import { sampleIgc } from '../packages/server/src/testing/sample-igc.js';
import { expectAccessible } from './accessible.js';
import { type Account, createAccount, signedIn, signInSilently, uploadAs } from './instance.js';
import { expect, type Page, test } from './test.js';

type Course = readonly { readonly lat: number; readonly lon: number }[];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a pilot plans a triangle, takes it along, declares it, flies it, and reads what counted', async ({
    page,
    baseURL,
  }) => {
    const address = baseURL ?? '';
    const pilot = await createAccount(address);
    await signInSilently(page, address, pilot);
    const course = await planTriangle(page);

    await page.getByRole('button', { name: 'Declare' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Declare FAI triangle' });
    await dialog.getByRole('button', { name: /Counts for takeoffs until/ }).tap();
    // Also for flights that begin just before midnight.
    await page.getByRole('option').nth(1).tap();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Declare' }).tap();
    await expect(page.getByText('FAI triangle declared')).toBeVisible();

    const takeoffMs = Date.now() + 5 * MINUTE_MS;
    await page.getByRole('link', { name: 'Upload', exact: true }).first().tap();
    await upload(page, igcOf(pilot, course, takeoffMs));
    await page.getByRole('article').getByRole('link').first().tap();
    const task = page.getByRole('region', { name: 'Declared task' });
    await expect(task.getByText('Every point reached in order.')).toBeVisible();
    await expect(task.getByText('Declared on this site.')).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Declared task.*\d/ })).toBeVisible();
    await expectAccessible(page);

    // The second flight of the day turns before its last turnpoint.
    const [start, first, second] = course;
    const early = [start!, first!, between(first!, second!, 0.9), start!];
    const id = await uploadAs(address, pilot, igcOf(pilot, early, takeoffMs + 10 * HOUR_MS));
    await page.goto(`/flight/${id}`);
    await expect(task.getByText(/^Missed turnpoint 2\. .*zone of Point 3.* \d+.*km/)).toBeVisible();
    await expect(
      task.getByText('A fix in the quadrant of Point 3 would have counted'),
    ).toBeVisible();
    await expect(task.getByText(/^Reached:/)).toHaveCount(2);
    await expect(page.getByRole('tab', { name: /^Declared task/ })).toBeHidden();
  });
});

/** Plans an FAI triangle, saves and downloads it, and returns the points that the file holds. */
async function planTriangle(page: Page): Promise<Course> {
  await page.goto('/task/plan/new');
  const map = page.getByRole('region', { name: 'Map of the task' });
  const canvas = map.locator('canvas').first();
  await expect(map.locator('[aria-busy=false]').first()).toBeVisible();

  // Two points on the map, and the start again.
  await canvas.tap({ position: { x: 110, y: 260 } });
  await expect(page.getByRole('button', { name: 'Move Point 1', exact: true })).toBeVisible();
  await canvas.tap({ position: { x: 240, y: 260 } });
  await canvas.tap({ position: { x: 175, y: 150 } });
  await page.getByRole('button', { name: 'Finish at start' }).tap();
  await expect(page.getByText('FAI triangle').first()).toBeVisible();

  // Figures follow a dragged point, and it stays where it is dropped.
  const point = map.getByRole('button', { name: '2 · Point 3' });
  const total = page.getByRole('row', { name: /^Total/ });
  const before = (await total.textContent()) ?? '';
  await point.hover();
  const from = (await point.boundingBox())!;
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 40, from.y + from.height / 2, { steps: 5 });
  await expect(total).not.toHaveText(before);
  await page.mouse.up();
  await expect(point).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => Math.round((await point.boundingBox())!.x - from.x)).toBe(40);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(total).toHaveText(before);

  // By keyboard: another order, and back.
  await page.getByRole('button', { name: 'Move Point 3', exact: true }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('rowheader', { name: 'Point 3 to Point 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByRole('rowheader', { name: 'Point 2 to Point 3' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await expect(page).toHaveURL(/\/task\/plan\/\d+$/);
  // The address changes before the page of the stored task has loaded.
  await expect(page.getByText('Not saved yet')).toBeHidden();

  await page.getByRole('button', { name: 'Download' }).tap();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /\.cup\)/ }).tap();
  const bytes = await readFile(await (await download).path());
  const { points } = parseTaskFile(bytes).tasks[0]!;
  expect(points.map(({ name }) => name)).toEqual(['Point 1', 'Point 2', 'Point 3', 'Point 1']);

  await page.reload();
  await expect(page.getByText('FAI triangle').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start · Point 1' })).toBeVisible();
  return points;
}

test('a host sees the flights of a task, penalizes one, and publishes the final result', async ({
  page,
  baseURL,
}) => {
  const address = baseURL ?? '';
  const [host, winner, loser] = [
    await createAccount(address),
    await createAccount(address),
    await createAccount(address),
  ];
  const api = await signedIn(address, host);
  const { geom } = await unwrap(api.GET('/airport/{id}', { params: { path: { id: 1 } } }));
  const [lon, lat] = geom.coordinates;
  const home = { name: 'Home', lat, lon };
  const near = { name: 'Near', lat: lat + 0.2, lon: lon + 0.1 };
  const far = { name: 'Far', lat: lat + 0.2, lon: lon + 0.4 };
  const course = [home, near, far, home];
  const body = { name: 'Round the hill', point_features: course.map(featureOf) };
  const { id: taskId } = await unwrap(api.POST('/task', { body }));
  await signInSilently(page, address, host);
  await page.goto(`/task/${taskId}`);
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Host a competition' }).click();
  const dialog = page.getByRole('dialog', { name: 'Host a competition' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(`Cup of ${host.name}`);
  await dialog.getByText('From one airfield').click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Host a competition' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Cup of ${host.name}`);

  // Flights appear without reloading.
  const early = [home, near, between(near, far, 0.8), home];
  const takeoffMs = Date.now() - 5 * HOUR_MS;
  await Promise.all([
    uploadAs(address, winner, igcOf(winner, course, takeoffMs)),
    uploadAs(address, loser, igcOf(loser, early, takeoffMs)),
  ]);
  const results = page.getByRole('table', { name: 'Results' });
  await expect(results.getByRole('link', { name: winner.name })).toBeVisible();
  const failed = page.getByRole('table', { name: 'Task not completed' });
  await expect(failed.getByText(/^Missed Far · \d/)).toBeVisible();
  await expectAccessible(page);

  await results.getByRole('button', { name: `Penalty for ${winner.name}` }).click();
  const penalty = page.getByRole('dialog', { name: `Penalty for ${winner.name}` });
  await penalty.getByRole('textbox', { name: /^Points/ }).fill('5');
  await penalty.getByRole('textbox', { name: /^Reason/ }).fill('Airspace');
  await penalty.getByRole('button', { name: 'Save' }).click();
  await expect(results.getByText('−5 points: Airspace')).toBeVisible();

  await page.getByRole('button', { name: /Status$/ }).click();
  await page.getByRole('option', { name: 'Final result' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make it final' }).click();
  await expect(page.getByText('Status changed: Final result')).toBeVisible();
  await expect(results.getByRole('button')).toHaveCount(0);

  await page.getByRole('button', { name: 'Download' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(winner.name);
  expect(csv).toContain('Airspace');
  expect(csv).toMatch(/Far,not_reached/);

  const printed = page.evaluate(() =>
    new Promise((resolve) => globalThis.addEventListener('beforeprint', resolve)).then(() => 1),
  );
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await printed).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(results).toBeVisible();
  await expect(failed).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
});

function featureOf({ name, lat, lon }: Course[number] & { name: string }) {
  return {
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [lon, lat] as [number, number] },
    properties: { name },
  };
}

function between(a: Course[number], b: Course[number], share: number): Course[number] {
  return { lat: a.lat + (b.lat - a.lat) * share, lon: a.lon + (b.lon - a.lon) * share };
}

/** Returns the file of a flight along a course. No two accounts have the same file. */
function igcOf({ name }: Account, course: Course, takeoffMs: number) {
  const takeoffs = [new Date(takeoffMs).toISOString()];
  return sampleIgc({ course, takeoffs, serial: name.slice(-3).toUpperCase() });
}

async function upload(page: Page, igc: Uint8Array): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).tap();
  const buffer = Buffer.from(igc);
  const file = { name: 'day.igc', mimeType: 'application/octet-stream', buffer };
  await (await chooser).setFiles(file);
  for (const point of ['The scoring windows', 'All airspace that', 'I accept the terms']) {
    await page.getByText(point).tap();
  }
  await page.getByRole('button', { name: 'Upload 1 file' }).tap();
}
