import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  type FakePaddle,
  startFakePaddle,
} from '../packages/server/src/testing/start-fake-paddle.js';
import { expectAccessible } from './accessible.js';
import { createAccount, logIn, PLANS_PORT } from './instance.js';

const URL_OF_INSTANCE = `http://127.0.0.1:${PLANS_PORT}`;
const CLI = join(import.meta.dirname, '../packages/server/dist/cli.js');
const READY = /ready: http/;

/** In place of the script that comes from Paddle: it shows prices, and a checkout that is paid at once. */
const PADDLE_JS = `
  let tell = () => {};
  window.PaddleBillingV1 = window.Paddle = {
    Environment: { set() {} },
    Initialize() {},
    Update({ eventCallback }) { tell = eventCallback; },
    PricePreview: async ({ items }) => ({ data: { details: { lineItems: items.map(({ priceId }) => ({
      price: { id: priceId }, formattedTotals: { total: '€49.00' } })) } } }),
    Checkout: { open({ transactionId }) {
      const pay = document.createElement('button');
      pay.textContent = 'Pay ' + transactionId;
      pay.onclick = () => { pay.remove(); tell({ name: 'checkout.completed' }); };
      document.body.append(pay);
    } },
  };`;

let paddle: FakePaddle;
let server: ChildProcess;
let folder: string;

test.use({ baseURL: URL_OF_INSTANCE });
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  paddle = await startFakePaddle(() => new Date());
  const { apiUrl, apiKey, webhookSecret, clientToken, prices } = paddle.config;
  folder = mkdtempSync(join(tmpdir(), 'cloudstreet-e2e-'));
  server = spawn(process.execPath, [CLI, 'serve', '--port', String(PLANS_PORT), '--data', folder], {
    env: {
      ...process.env,
      CLOUDSTREET_WEB_DIR: join(import.meta.dirname, '../packages/web/dist'),
      CLOUDSTREET_PUBLIC_URL: URL_OF_INSTANCE,
      CLOUDSTREET_CAPTCHA: 'False',
      CLOUDSTREET_TIPS_URL: 'none',
      CLOUDSTREET_PADDLE_ENVIRONMENT: apiUrl ?? '',
      CLOUDSTREET_PADDLE_API_KEY: apiKey,
      CLOUDSTREET_PADDLE_WEBHOOK_SECRET: webhookSecret,
      CLOUDSTREET_PADDLE_CLIENT_TOKEN: clientToken,
      CLOUDSTREET_PADDLE_PRICE_SUPPORTER: prices.supporter,
      CLOUDSTREET_PADDLE_PRICE_PREMIUM: prices.premium,
      CLOUDSTREET_PADDLE_PRICE_TRIAL: prices.trial,
      CLOUDSTREET_PADDLE_PRICE_PATRON: prices.patron,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of server.stdout!) {
    said += String(chunk);
    if (READY.test(said)) break;
  }
});

test.afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  await paddle.close();
  rmSync(folder, { recursive: true });
});

test('a pilot takes a plan, switches it, cancels, and takes that back', async ({ page }) => {
  await page.route('https://cdn.paddle.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: PADDLE_JS }),
  );
  const pilot = await createAccount(URL_OF_INSTANCE);
  await logIn(page, pilot);
  await page.goto('/settings');
  await page.getByRole('link', { name: /^Payments/ }).click();
  await page.getByRole('link', { name: 'All plans' }).click();
  // The browser has opened this page by itself, so that it may load the checkout.
  await expect(page.getByText('€49.00 a year').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'More about Premium' }).click();
  await page.getByRole('link', { name: 'Subscribe to Premium' }).click();
  await page.getByRole('button', { name: 'Go to the payment' }).click();
  const pay = page.getByRole('button', { name: /^Pay txn_/ });
  const transaction = (await pay.textContent())?.replace('Pay ', '') ?? '';
  await pay.click();
  await expect(page.getByText('We are waiting for the confirmation')).toBeVisible();
  const created = paddle.event('subscription.created', paddle.pay(transaction));
  expect(await paddle.deliver(URL_OF_INSTANCE, created)).toBe(204);
  await expect(page.getByText('You have Premium now')).toBeVisible();

  await page.getByRole('link', { name: 'Manage your subscription' }).click();
  await expect(page.getByText('Renews on')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Switch to Patron' }).click();
  await expect(page.getByText('€23.50 is charged now')).toBeVisible();
  await page.getByRole('button', { name: 'Switch', exact: true }).click();
  await expect(page.getByText('Your plan has been switched')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel the subscription' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel the subscription' }).click();
  await expect(page.getByText('Ends on')).toBeVisible();
  await page.getByRole('button', { name: 'Keep the subscription' }).click();
  await expect(page.getByText('Renews on')).toBeVisible();
});

test('pages that sell nothing may not load anything of Paddle', async ({ page }) => {
  const plans = await page.goto('/plans');
  expect(plans?.headers()['content-security-policy']).toContain('paddle.com');
  const home = await page.goto('/');
  expect(home?.headers()['content-security-policy']).not.toContain('paddle.com');
});
