import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { createAccount, logIn, PASSWORD } from './instance.js';

test('a pilot takes his data along', async ({ page, baseURL }) => {
  await logIn(page, await createAccount(baseURL ?? ''));
  await page.goto('/settings/account');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('cloudstreet.zip');
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
});

test('a pilot deletes his account, is gone, and comes back', async ({ page, baseURL }) => {
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
  await page.getByLabel('E-mail').fill(pilot.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Restore account' }).click();
  await expect(page.getByText('Your account is there again')).toBeVisible();
  await page.goto(`/user/${pilot.id}`);
  await expect(page.getByRole('heading', { level: 1, name: pilot.name })).toBeVisible();
});
