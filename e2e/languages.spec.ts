import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApi, memoryTokenStore, signIn } from '@cloudstreet/sdk';
import { expect, type Page, test } from '@playwright/test';
import { sampleIgc } from '../packages/server/src/testing/sample-igc.js';
import { type Account, addToGroupAs, createAccount, PASSWORD, uploadAs } from './instance.js';
import { layoutFlaws } from './layout-flaws.js';

/** The languages with the longest words, the longest endings, and no blanks. */
const LANGUAGES = ['de', 'fi', 'ja'];
const HOUR_MS = 3_600_000;

let pilot: Account & { clubId: number | undefined };
let flight: number;
let group: number;

test.beforeAll(async ({ baseURL }) => {
  pilot = await createAccount(baseURL ?? '', { inClub: true });
  const serial = pilot.name.slice(-3).toUpperCase();
  const takeoff = new Date(Date.now() - 28 * HOUR_MS).toISOString();
  const bytes = sampleIgc({ takeoffs: [takeoff], serial, gliderType: 'Duo Discus' });
  flight = await uploadAs(baseURL ?? '', pilot, bytes);
  const friend = await createAccount(baseURL ?? '');
  group = await addToGroupAs(baseURL ?? '', friend, 'Wave camp', pilot);
});

for (const locale of LANGUAGES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('every page of a visitor is read whole', async ({ page }) => {
      await expectReadable(page, locale, [
        '/',
        '/flight',
        '/flight/map',
        '/flight/statistics',
        '/flight/gallery',
        `/flight/${flight}`,
        '/flight-of-the-month',
        '/ranking/free',
        `/user/${pilot.id}`,
        '/aircraft/1',
        '/airport/1',
        '/airport/1/pilot',
        `/club/${pilot.clubId}`,
        '/auth/log-in',
        '/auth/sign-up',
        '/auth/recover-password',
        '/auth/resend-verification',
        '/auth/verify-email/spent',
        '/auth/update-email/spent',
        '/plans',
        '/plans/premium',
        '/nowhere',
      ]);
    });

    test('every page of a pilot is read whole', async ({ page, baseURL }) => {
      await signInSilently(page, baseURL ?? '', pilot);
      await expectReadable(page, locale, [
        '/',
        '/upload',
        `/flight/${flight}`,
        `/flight/edit/${flight}`,
        '/settings',
        '/settings/profile',
        '/settings/account',
        '/settings/internationalization',
        '/settings/customize',
        '/settings/live',
        '/settings/certificates',
        '/settings/group',
        `/settings/group/${group}`,
        `/user/${pilot.id}/notifications`,
      ]);
    });
  });
}

async function expectReadable(page: Page, locale: string, paths: readonly string[]): Promise<void> {
  test.slow();
  const ownTexts = textsOf(locale);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await layoutFlaws(page, ownTexts), path).toEqual([]);
  }
}

function textsOf(locale: string): string[] {
  return ['ui', 'web'].flatMap((name) => {
    const file = join(import.meta.dirname, `../packages/${name}/src/messages/${locale}.json`);
    return Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  });
}

/** Without the log-in page, whose words are another language's here. */
async function signInSilently(page: Page, baseURL: string, { email }: Account): Promise<void> {
  const tokenStore = memoryTokenStore();
  await signIn(createApi({ baseUrl: baseURL, tokenStore }), { email, password: PASSWORD });
  const token = JSON.stringify(tokenStore.get());
  await page.addInitScript((stored) => localStorage.setItem('cloudstreet.token', stored), token);
}
