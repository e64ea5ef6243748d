import { sampleImage } from '../packages/web/src/testing/sample-image.js';
import { createAccount, signInSilently } from './instance.js';
import { expect, type Page, test } from './test.js';

test('a large profile photo is reduced before it is sent, a small one is not', async ({
  page,
  baseURL,
}) => {
  const pilot = await createAccount(baseURL ?? '');
  await signInSilently(page, baseURL ?? '', pilot);
  await page.goto('/settings/profile');
  expect(await sendImage(page, await photograph(page, 1200, 900))).toEqual({
    type: 'image/jpeg',
    width: 128,
    height: 96,
    bytes: expect.any(Buffer),
  });
  const small = Buffer.from(sampleImage(90));
  expect(await sendImage(page, small)).toEqual({
    type: 'image/png',
    width: 16,
    height: 16,
    bytes: small,
  });
  await page.goto(`/user/${pilot.id}`);
  const image = page.getByRole('main').locator('img[src*="/files/user/"]');
  await expect(image).toHaveJSProperty('complete', true);
  await expect(image).toHaveJSProperty('naturalWidth', 16);
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
async function sendImage(page: Page, buffer: Buffer) {
  const sending = page.waitForResponse((response) => response.url().endsWith('/user/image'));
  const image = { name: 'me.png', mimeType: 'image/png', buffer };
  await page.locator('input[type=file]').setInputFiles(image);
  await expect(page.getByText('Photo saved')).toBeVisible();
  const request = (await sending).request();
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
