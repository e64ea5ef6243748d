import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.js';
import { createAccount, logIn, uploadManyAs } from './instance.js';

test('a pilot creates a certificate, others verify it, and the pilot withdraws it', async ({
  page,
  browser,
  baseURL,
}) => {
  const pilot = await createAccount(baseURL ?? '', { inClub: true });
  await uploadManyAs(baseURL ?? '', pilot, ['2026-05-17T09:00:00Z']);
  await logIn(page, pilot);
  await page.goto('/settings/certificates');
  await page.getByRole('button', { name: 'Create a certificate of the 2026 season' }).click();
  await expect(page.getByText('Your certificate is ready')).toBeVisible();
  await expectAccessible(page);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download the certificate/ }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('certificate-2026.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  const path = await page.getByRole('link', { name: 'Verification page' }).getAttribute('href');
  const context = await browser.newContext();
  const stranger = await context.newPage();
  await stranger.goto(`${baseURL}${path}`);
  await expect(stranger.getByRole('heading', { level: 1, name: pilot.name })).toBeVisible();
  await expect(stranger.getByText(/confirms this certificate/)).toBeVisible();
  await expectAccessible(stranger);

  await page.getByRole('button', { name: /^Withdraw the certificate/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Certificate withdrawn')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('This certificate does not exist')).toBeVisible();
  await context.close();
});
