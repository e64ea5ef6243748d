import { sampleIgc } from '../packages/server/src/testing/sample-igc.js';
import {
  type MailServer,
  startMailServer,
} from '../packages/server/src/testing/start-mail-server.js';
import { expectAccessible } from './accessible.js';
import { MAIL_PORT, PASSWORD } from './instance.js';
import { type OwnInstance, startOwnInstance } from './own-instance.js';
import { expect, type Page, test } from './test.js';

const URL_OF_INSTANCE = `http://127.0.0.1:${MAIL_PORT}`;

let mailServer: MailServer;
let instance: OwnInstance;

test.use({ baseURL: URL_OF_INSTANCE });
// All tests share one instance with a mail server.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  mailServer = await startMailServer();
  instance = await startOwnInstance(MAIL_PORT, {
    CLOUDSTREET_SMTP_URL: mailServer.url,
    CLOUDSTREET_ANONYMOUS_UPLOAD: 'True',
  });
});

test.afterAll(async () => {
  await instance.stop();
  await mailServer.close();
});

const EMAIL = 'kim@example.org';

/** Waits for this number of mails and opens the link in the newest. */
async function openLink(page: Page, mails: number): Promise<void> {
  const { text = '' } = await mailServer.mailTo(EMAIL, mails);
  await page.goto(/https?:\S+/.exec(text)?.[0] ?? 'about:blank');
}

/** The device solves it without the user. */
async function captchaSolved(page: Page): Promise<void> {
  await expect(page.getByText('Done, thank you.')).toBeVisible();
}

async function logIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('a new account is confirmed by a mail, also by a repeated one', async ({ page }) => {
  await page.goto('/auth/sign-up');
  await page.getByRole('textbox', { name: 'Name' }).fill('Kim Sample');
  await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
  const password = page.getByLabel('Password', { exact: true });
  await password.pressSequentially('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Enter at least 8 characters.')).toBeVisible();
  await password.fill(PASSWORD);
  await page.getByRole('group', { name: 'Date of birth' }).getByRole('spinbutton').first().click();
  await page.keyboard.type('07051990');
  await page.getByRole('button', { name: /Gender/ }).click();
  await page.getByRole('option', { name: 'Diverse' }).click();
  await page.getByRole('checkbox', { name: /I agree/ }).press('Space');
  await captchaSolved(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'An email is on its way' })).toBeVisible();

  await page.goto('/auth/log-in');
  await logIn(page);
  await expect(page.getByText('Please verify your Email first.')).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
  await captchaSolved(page);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'An email is on its way' })).toBeVisible();

  // For a minute it stays the one link.
  await openLink(page, 1);
  await expect(page.getByText('Email verification complete, please log in.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/auth/log-in');
  await logIn(page);
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();

  // Where mails are sent, a digest can be chosen.
  await page.goto('/settings/customize');
  await page.getByRole('button', { name: /Digest by email/ }).click();
  const changed = page.waitForResponse(
    (response) => response.url().endsWith('/user/me') && response.request().method() === 'PATCH',
  );
  await page.getByRole('option', { name: 'Every Friday evening' }).click();
  await changed;
  await page.reload();
  await expect(page.getByRole('button', { name: /Digest by email/ })).toContainText('Friday');
  await expectAccessible(page);
});

test('a visitor uploads for an account, which is notified by mail', async ({ page }) => {
  await page.goto('/upload');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  const buffer = Buffer.from(sampleIgc());
  const file = { name: 'kim.igc', mimeType: 'application/octet-stream', buffer };
  await (await chooser).setFiles(file);
  await page.getByRole('textbox', { name: /First and last name/ }).fill('Kim Sample');
  await page.getByRole('group', { name: 'Date of birth' }).getByRole('spinbutton').first().click();
  await page.keyboard.type('07051990');
  for (const box of await page.getByRole('checkbox').all()) await box.press('Space');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await page.getByRole('article').getByRole('link').click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.reload();
  await page.getByRole('textbox', { name: /Competition id/ }).fill('KS');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/D-1234 · KS/)).toBeVisible();

  const { subject } = await mailServer.mailTo(EMAIL, 2);
  expect(subject).toBe('A flight was uploaded in your name');
  await openLink(page, 2);
  await expect(page.getByRole('heading', { name: 'Kim Sample' })).toBeVisible();
});
