import { test } from '@playwright/test';
import { sampleIgc } from '../packages/server/src/testing/sample-igc.js';
import { type Account, addToGroupAs, createAccount, signInSilently, uploadAs } from './instance.js';
import { expectReadable, LANGUAGES } from './readable.js';

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
