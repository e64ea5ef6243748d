import { unwrap } from '@cloudstreet/sdk';
import { sampleIgc } from '../packages/server/src/testing/sample-igc.js';
import {
  type Account,
  addToGroupAs,
  createAccount,
  PASSWORD,
  signedIn,
  signInSilently,
  uploadAs,
} from './instance.js';
import { useJapaneseFont } from './japanese-font.js';
import { expectNoFlaws, expectReadable, getText, LANGUAGES } from './readable.js';
import { expect, type Locator, type Page, test } from './test.js';
import { visit } from './visit.js';

const HOUR_MS = 3_600_000;

let pilot: Account & { clubId: number | undefined };
/** A deleted account. */
let deletedAccount: Account;
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
  deletedAccount = await createAccount(baseURL ?? '');
  const api = await signedIn(baseURL ?? '', deletedAccount);
  await unwrap(api.POST('/user/me/delete', { body: { password: PASSWORD } }));
});

for (const locale of LANGUAGES) {
  test.describe(locale, () => {
    test.use({ locale });
    test.beforeEach(({ page }) => useJapaneseFont(page));
    const textOf = (key: string) => getText(locale, key);

    test('all fits on pages of visitors and after their forms', async ({ page }) => {
      await expectReadable(page, locale, [
        '/',
        '/flight',
        '/flight/map',
        '/flight/statistics',
        '/flight/gallery',
        '/flight/replay',
        '/flight/replay?scoring_date=today',
        `/flight/${flight}`,
        '/flight-of-the-month',
        '/ranking/free',
        `/user/${pilot.id}`,
        '/aircraft/1',
        '/aircraft/1/pilot',
        '/airport/1',
        '/airport/1/pilot',
        `/club/${pilot.clubId}`,
        `/club/${pilot.clubId}/pilot`,
        '/auth/log-in',
        '/auth/sign-up',
        '/auth/recover-password',
        '/auth/resend-verification',
        '/auth/verify-email/spent',
        '/auth/update-email/spent',
        '/auth/reset-password/spent',
        '/auth/superuser/spent',
        '/plans',
        '/plans/premium',
        '/plans/supporter',
        '/plans/patron',
        '/nowhere',
      ]);
      await visit(page, '/auth/recover-password');
      await send(page, { email: deletedAccount.email });
      await expect(page.getByRole('heading', { name: textOf('mail.sent') })).toBeVisible();
      await expectNoFlaws(page, locale, 'mail sent');
      await visit(page, '/auth/log-in');
      await send(page, { email: deletedAccount.email, password: PASSWORD });
      await expect(page.getByRole('heading', { name: textOf('restore.title') })).toBeVisible();
      await expectNoFlaws(page, locale, 'restore');
      await openFilters(page, locale);
      await expectNoFlaws(page, locale, 'filters');
    });

    test('all fits on pages of pilots, in dialogs, toasts and lists of uploads', async ({
      page,
      baseURL,
    }) => {
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
        `/user/${pilot.id}/friends`,
        `/user/${pilot.id}/flight-collection`,
      ]);

      await visit(page, `/settings/group/${group}`);
      await page.getByRole('button', { name: textOf('group.leave') }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectNoFlaws(page, locale, 'question');
      await page.keyboard.press('Escape');

      await page.route('**/v1/user/me/delete', (route) => route.fulfill({ status: 500 }));
      await visit(page, '/settings/account');
      await page.getByRole('button', { name: textOf('accountDeletion.title') }).click();
      const dialog = page.getByRole('dialog', { name: textOf('accountDeletion.question') });
      await dialog.locator('[type=submit]').click();
      await expect(dialog.locator('[name=password]')).toBeFocused();
      await expectNoFlaws(page, locale, 'dialog');
      await send(page, { password: PASSWORD }, dialog);
      await expect(page.getByText(textOf('error.server.title'))).toBeVisible();
      await expectNoFlaws(page, locale, 'toast');

      await page.keyboard.press('Escape');
      await visit(page, '/upload');
      const takeoff = new Date(Date.now() - 52 * HOUR_MS).toISOString();
      const flown = sampleIgc({ takeoffs: [takeoff], gliderType: 'Duo Discus' });
      const files = { 'flown.igc': Buffer.from(flown), 'letter.igc': Buffer.from('Dear club,') };
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(
          Object.entries(files).map(([name, buffer]) => ({ name, mimeType: 'text/plain', buffer })),
        );
      const [checked = ''] = textOf('upload.check.read').split('{');
      await expect(page.getByText(checked)).toBeVisible();
      await expectNoFlaws(page, locale, 'files');
    });
  });
}

test.describe('ja, whose words have no spaces', () => {
  test.use({ locale: 'ja' });

  test('no text is cut off where space is scarce', async ({ page }) => {
    await useJapaneseFont(page);
    await expectReadable(page, 'ja', ['/', `/flight/${flight}`, '/ranking/free', '/auth/sign-up']);
    await openFilters(page, 'ja');
    await expectNoFlaws(page, 'ja', 'filters');
  });
});

async function openFilters(page: Page, locale: string): Promise<void> {
  await visit(page, '/flight');
  const name = getText(locale, 'filters.more');
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

async function send(
  page: Page,
  values: Readonly<Record<string, string>>,
  form: Locator = page.getByRole('main'),
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name=${name}]`).fill(value);
  }
  await form.locator('[type=submit]').click();
}
