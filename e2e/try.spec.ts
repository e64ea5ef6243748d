import { sampleIgc } from '../packages/server/src/testing/sample-igc.js';
import { expectAccessible } from './accessible.js';
import { expect, test } from './test.js';

test('a visitor tries a file, signs up and finds it on the upload page', async ({
  page,
  isMobile,
}) => {
  const unique = crypto.randomUUID().slice(0, 6);
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(request.postData() ?? ''));
  await page.goto('/');
  await page.getByRole('link', { name: 'Try it with your IGC file' }).click();
  await expect(page.getByText('Nothing is sent.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: `try-${unique}.igc`,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(sampleIgc({ serial: unique.slice(0, 3).toUpperCase() })),
  });
  await page.getByRole('button', { name: /^Legs/ }).click();
  await expect(page.getByRole('table', { name: 'Legs' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Phases' })).toBeVisible();
  if (!isMobile) await expect(page.locator('[aria-busy="false"] canvas').first()).toBeVisible();
  await expectAccessible(page);
  expect(bodies.filter((body) => body.includes('HFDTE'))).toEqual([]);

  await page.getByRole('button', { name: 'Sign up and upload' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('Kim Trial');
  await page.getByRole('textbox', { name: 'Email' }).fill(`try-${unique}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('quiet thermals');
  await page.getByRole('group', { name: 'Date of birth' }).getByRole('spinbutton').first().click();
  await page.keyboard.type('07051990');
  await page.getByRole('button', { name: /Gender/ }).click();
  await page.getByRole('option', { name: 'Diverse' }).click();
  await page.getByRole('checkbox', { name: /I agree/ }).press('Space');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Upload flights' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `try-${unique}.igc` })).toBeVisible();
});
