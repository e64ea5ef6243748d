import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { sampleArchive } from '../packages/server/src/testing/sample-archive.js';
import { sampleIgc } from '../packages/server/src/testing/sample-igc.js';
import { expectAccessible } from './accessible.js';
import { createAccount, logIn, PASSWORD } from './instance.js';

test('a pilot downloads an archive of the account', async ({ page, baseURL }) => {
  await logIn(page, await createAccount(baseURL ?? ''));
  await page.goto('/settings/account');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('cloudstreet.zip');
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
});

test('a pilot imports an archive of flights', async ({ page, baseURL }) => {
  const { id, name, email } = await createAccount(baseURL ?? '');
  await logIn(page, { id, name, email });
  await page.goto('/settings/account');
  const files = page.locator('input[type=file]');
  await expect(page.getByText('up to 2,048 MB')).toBeVisible();
  const buffer = Buffer.from('no archive');
  await files.setInputFiles({ name: 'notes.zip', mimeType: 'application/zip', buffer });
  await expect(page.getByText('This is not a ZIP archive, or it is damaged')).toBeVisible();

  // New variants of these files.
  const igcOf = (mark: string) =>
    Buffer.concat([sampleIgc({ unsigned: true }), Buffer.from(`\nLXXX${mark} ${email}\n`)]);
  const archive = sampleArchive({
    account: { name, email, date_of_birth: '1988-04-01', bio: 'Came along.' },
    recordings: [igcOf('A'), igcOf('B'), undefined],
  });
  await files.setInputFiles({
    name: 'cloudstreet.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(archive),
  });
  await expect(
    page.getByText('Import of cloudstreet.zip from far.example finished.'),
  ).toBeVisible();
  await expect(page.getByText('Flights: 2 new · 1 not imported')).toBeVisible();
  await page.getByRole('button', { name: '1 issue' }).click();
  await expect(page.getByText('igc/2.igc: The archive does not contain this file.')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/user/${id}`);
  await expect(page.getByText('Came along.')).toBeVisible();
});

test('a pilot deletes the account, is hidden, and restores it', async ({ page, baseURL }) => {
  const pilot = await createAccount(baseURL ?? '');
  await logIn(page, pilot);
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await question.getByLabel('Your password').fill(PASSWORD);
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Account deleted successfully.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.goto(`/user/${pilot.id}`);
  await expect(page.getByText('Landing site not found')).toBeVisible();

  await page.goto('/auth/log-in');
  await page.getByLabel('Email').fill(pilot.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Restore account' }).click();
  await expect(page.getByText('Your account has been restored')).toBeVisible();
  await page.goto(`/user/${pilot.id}`);
  await expect(page.getByRole('heading', { level: 1, name: pilot.name })).toBeVisible();
});
