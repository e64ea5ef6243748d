import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.js';
import { createAccount, logIn } from './instance.js';

test('a pilot connects and disconnects a tracker', async ({ page, baseURL }) => {
  const pilot = await createAccount(baseURL ?? '');
  await logIn(page, pilot);
  await page.goto('/settings/live');
  const address = String(pilot.id).padStart(6, '0');
  await page.getByRole('textbox', { name: 'Address' }).fill(address);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible();
  await expectAccessible(page);
  const response = await page.request.get(`/v1/user/device/FLR${address}`);
  expect(await response.json()).toMatchObject({ user: { name: pilot.name } });
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('No device connected')).toBeVisible();
});
