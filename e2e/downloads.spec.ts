import { readFile } from 'node:fs/promises';
import { unwrap } from '@cloudstreet/sdk';
import { createAccount, signedIn, signInSilently, uploadManyAs } from './instance.js';
import { expect, type Locator, test } from './test.js';
import { visit } from './visit.js';

test('a pilot saves a certificate and an archive of the account as files', async ({
  page,
  baseURL,
}) => {
  const pilot = await createAccount(baseURL ?? '', { inClub: true });
  await uploadManyAs(baseURL ?? '', pilot, ['2026-05-17T09:00:00Z']);
  const api = await signedIn(baseURL ?? '', pilot);
  await unwrap(api.POST('/user/certificate', { body: { season: 2026 } }));
  await signInSilently(page, baseURL ?? '', pilot);

  await visit(page, '/settings/certificates');
  const certificate = await save(page.getByRole('button', { name: /^Download the certificate/ }));
  expect(certificate).toEqual({ name: 'certificate-2026.pdf', start: '%PDF-' });

  await visit(page, '/settings/account');
  const archive = await save(page.getByRole('button', { name: 'Download everything' }));
  expect(archive).toEqual({ name: 'cloudstreet.zip', start: expect.stringMatching(/^PK/) });
});

/** Presses a button; returns name and first five bytes of the downloaded file. */
async function save(button: Locator): Promise<{ name: string; start: string }> {
  const saving = button.page().waitForEvent('download');
  await button.click();
  const download = await saving;
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), start: bytes.subarray(0, 5).toString('latin1') };
}
