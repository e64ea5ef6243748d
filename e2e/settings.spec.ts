import { createApi, signIn, unwrap } from '@cloudstreet/sdk';
import { expect, type Page, test } from '@playwright/test';
import { sampleImage } from '../packages/web/src/testing/sample-image.js';
import { createAccount, logIn, PASSWORD, signInSilently, uploadManyAs } from './instance.js';

test('a pilot edits the profile, changes units and password, and logs out everywhere', async ({
  page,
  baseURL,
}) => {
  const pilot = await createAccount(baseURL ?? '');
  await logIn(page, pilot);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: /^Profile Your name/ }).click();
  await expect(page.getByText('You have not chosen a club')).toBeVisible();
  await page.getByRole('textbox', { name: /About you/ }).fill('Flies when the cumulus call.');

  expect(await uploadImage(page, await photograph(page, 1200, 900))).toEqual({
    type: 'image/jpeg',
    width: 128,
    height: 96,
    bytes: expect.any(Buffer),
  });
  // No drawing of it would be smaller.
  const small = Buffer.from(sampleImage(90));
  expect(await uploadImage(page, small)).toEqual({
    type: 'image/png',
    width: 16,
    height: 16,
    bytes: small,
  });

  await page.getByRole('link', { name: 'Account' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();

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

test('a pilot saves a filter, creates and leaves a group, and signs out a program', async ({
  page,
  baseURL,
}) => {
  const pilot = await createAccount(baseURL ?? '');
  const program = createApi({ baseUrl: baseURL ?? '', clientId: 'logbook' });
  await signIn(program, { email: pilot.email, password: PASSWORD });
  // Without any flight, the home page only links to the upload.
  await uploadManyAs(baseURL ?? '', pilot, ['2002-06-12T10:00:00Z']);
  await signInSilently(page, baseURL ?? '', pilot);

  await page.goto('/flight');
  await page.getByRole('button', { name: 'More filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'More filters' });
  await dialog.getByText('Standard class', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Save these filters as' }).fill('My class');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'My class', exact: true })).toBeVisible();
  await page.goto('/');
  await page.getByRole('navigation', { name: 'My filters' }).getByText('My class').click();
  await expect(page).toHaveURL('/flight?sc_class=ST');

  await page.goto('/settings/group');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ridge runners');
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ridge runners' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave group' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave group' }).click();
  await expect(page.getByText('You have left Ridge runners')).toBeVisible();
  await expect(page.getByText('You are not in a group yet')).toBeVisible();

  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log out logbook' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('logbook is logged out')).toBeVisible();
  await expect(unwrap(program.GET('/user/me'))).rejects.toMatchObject({ status: 401 });
  await page.reload();
  await expect(page.getByText('This one')).toBeVisible();
});

/** An image with noise, like that of a camera. */
async function photograph(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: wide, height: high });
      const context = canvas.getContext('2d')!;
      const image = context.createImageData(wide, high);
      for (let at = 0; at < image.data.length; at += 1) image.data[at] = (at * at) % 251;
      context.putImageData(image, 0, 0);
      return canvas.toDataURL();
    },
    [width, height] as const,
  );
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** Chooses a profile image and returns the uploaded bytes. */
async function uploadImage(page: Page, buffer: Buffer) {
  const sending = page.waitForRequest((request) => request.url().endsWith('/user/image'));
  const imageFile = { name: 'me.png', mimeType: 'image/png', buffer };
  await page.locator('input[type=file]').setInputFiles(imageFile);
  await expect(page.getByText('Photo saved')).toBeVisible();
  const request = await sending;
  const sent = new Response(new Uint8Array(request.postDataBuffer() ?? []), {
    headers: { 'content-type': request.headers()['content-type'] ?? '' },
  });
  const file = (await sent.formData()).get('image') as File;
  const bytes = Buffer.from(await file.arrayBuffer());
  const size = await page.evaluate(
    async (data) => {
      const { width, height } = await createImageBitmap(new Blob([new Uint8Array(data)]));
      return { width, height };
    },
    [...bytes],
  );
  return { ...size, type: file.type, bytes };
}
