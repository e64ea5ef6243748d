import { expect, test } from '@playwright/test';
import { samplePicture } from '../packages/web/src/testing/sample-picture.js';
import { createAccount, logIn, PASSWORD } from './instance.js';

test('a pilot introduces himself, changes units and password, and logs out everywhere', async ({
  page,
  baseURL,
}) => {
  const pilot = await createAccount(baseURL ?? '');
  await logIn(page, pilot);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: /^Profile Your name/ }).click();
  await expect(page.getByText('You have not chosen a club')).toBeVisible();
  await page.getByRole('textbox', { name: /About you/ }).fill('Flies when the cumulus call.');

  const picture = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(samplePicture(90)) };
  await page.locator('input[type=file]').setInputFiles(picture);
  await expect(page.getByText('Your picture is set')).toBeVisible();

  await page.getByRole('link', { name: 'Account' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your settings are saved')).toBeVisible();

  await page.getByRole('link', { name: 'Language and units' }).click();
  await page.getByText('US', { exact: true }).click();
  await expect(page.getByText('Miles, feet, feet per minute')).toBeVisible();

  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByLabel('Old password').fill(PASSWORD);
  await page.getByLabel('New password').fill('strong thermals');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();

  await page.goto(`/user/${pilot.id}`);
  await expect(page.getByText('Flies when the cumulus call.')).toBeVisible();
  const image = page.getByRole('main').locator('img[src*="/files/user/"]');
  await expect(image).toHaveJSProperty('complete', true);
  await expect(image).toHaveJSProperty('naturalWidth', 16);
});
