import { expect, type Page, test } from '@playwright/test';
import { sampleIgc } from '../packages/server/src/testing/sample-igc.js';
import { addPicturesAs, createAccount, logIn, uploadAs } from './instance.js';

const SCRIPT = '<svg onload=alert(1)>';
const HOUR_MS = 3_600_000;

test('a script in a name, a club or a caption is text on every page', async ({ page, baseURL }) => {
  test.slow();
  const author = await createAccount(baseURL ?? '', { inClub: true, nameEnd: SCRIPT });
  const takeoff = new Date(Date.now() - 30 * HOUR_MS);
  const bytes = sampleIgc({ takeoffs: [takeoff.toISOString()], serial: 'XSS' });
  const flight = await uploadAs(baseURL ?? '', author, bytes);
  const startTime = new Date(takeoff.getTime() + HOUR_MS / 4).toISOString();
  await addPicturesAs(baseURL ?? '', author, flight, [{ comment: SCRIPT, startTime }]);

  const happened: string[] = [];
  page.on('dialog', (dialog) => {
    happened.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) happened.push(message.text());
  });

  await logIn(page, author);
  for (const path of [
    '/',
    `/user/${author.id}`,
    `/club/${author.clubId}`,
    `/club/${author.clubId}/pilot`,
    `/flight/${flight}`,
    `/flight/edit/${flight}`,
    `/flight?user=${author.id}`,
    `/flight/gallery?user=${author.id}`,
    `/flight/statistics?user=${author.id}`,
    `/ranking/free?search=${encodeURIComponent(author.name)}`,
    '/settings/profile',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(await scripted(page), path).toEqual([]);
  }
  await page.goto(`/user/${author.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(author.name);
  expect(happened).toEqual([]);
});

/** Elements that carry the script as markup. */
function scripted(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[onload], [onerror]')].map(({ outerHTML }) => outerHTML),
  );
}
