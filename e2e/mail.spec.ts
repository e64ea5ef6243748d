import { expect, type Page, test } from '@playwright/test';
import { sampleIgc } from '../packages/server/src/testing/sample-igc.js';
import {
  type MailServer,
  startMailServer,
} from '../packages/server/src/testing/start-mail-server.js';
import { expectAccessible } from './accessible.js';
import { MAIL_PORT, PASSWORD } from './instance.js';
import { type OwnInstance, startOwnInstance } from './own-instance.js';

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
/** Address and password after the changes. */
const NEXT_PASSWORD = 'another long password';
const NEXT_EMAIL = 'kim@example.com';

/** Waits for this number of mails and opens the link in the newest. */
async function openLink(page: Page, mails: number, address = EMAIL): Promise<void> {
  const { text = '' } = await mailServer.mailTo(address, mails);
  await page.goto(/https?:\S+/.exec(text)?.[0] ?? 'about:blank');
}

async function solveCaptcha(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /I am human/ }).press('Space');
  await expect(page.getByText('Done, thank you.')).toBeVisible();
}

async function logIn(page: Page, password: string, address = EMAIL): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(address);
  await page.getByLabel('Password', { exact: true }).fill(password);
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
  await solveCaptcha(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'An email is on its way' })).toBeVisible();

  await page.goto('/auth/log-in');
  await logIn(page, PASSWORD);
  await expect(page.getByText('Please verify your Email first.')).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'An email is on its way' })).toBeVisible();

  // For a minute it stays the one link.
  await openLink(page, 1);
  await expect(page.getByText('Email verification complete, please log in.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/auth/log-in');
  await logIn(page, PASSWORD);
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
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
  await page.getByRole('link', { name: 'Open the flight' }).click();
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

test('a forgotten password is replaced through a mail', async ({ page }) => {
  await page.goto('/auth/log-in');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  // The page before it asks for an address too.
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Please solve the captcha to verify you are human.')).toBeVisible();
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'An email is on its way' })).toBeVisible();

  await openLink(page, 3);
  await page.getByLabel('New password').fill(NEXT_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your password has been changed, please log in.')).toBeVisible();
  await page.goto('/auth/log-in');
  await logIn(page, PASSWORD);
  await expect(page.getByText('Wrong email address or password.')).toBeVisible();
  await logIn(page, NEXT_PASSWORD);
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
});

test('a new address is confirmed while logged in, and the old one is notified', async ({
  page,
}) => {
  await page.goto('/auth/log-in?redirect=/settings/account');
  await logIn(page, NEXT_PASSWORD);
  await page.getByRole('textbox', { name: 'New email address' }).fill(NEXT_EMAIL);
  await page.getByLabel('Your password').fill(NEXT_PASSWORD);
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByText('An email is on its way to the new address.')).toBeFocused();
  // The fourth says that the password was changed.
  const mail = await mailServer.mailTo(EMAIL, 5);
  expect(mail.subject).toBe('Request to change your email address');
  expect(mail.text).toContain(NEXT_EMAIL);

  await page.evaluate(() => localStorage.clear());
  await openLink(page, 1, NEXT_EMAIL);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, NEXT_PASSWORD);
  await expect(page.getByText(`You currently log in with ${EMAIL}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Use new address' }).click();
  await expect(page.getByText('Your email address has been changed.')).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.goto('/auth/log-in');
  await logIn(page, NEXT_PASSWORD);
  await expect(page.getByText('Wrong email address or password.')).toBeVisible();
  await logIn(page, NEXT_PASSWORD, NEXT_EMAIL);
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
});
