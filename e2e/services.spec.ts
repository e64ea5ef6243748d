import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unwrap } from '@cloudstreet/sdk';
import {
  type FakePaddle,
  startFakePaddle,
} from '../packages/server/src/testing/start-fake-paddle.js';
import {
  type MailServer,
  startMailServer,
} from '../packages/server/src/testing/start-mail-server.js';
import { expectAccessible } from './accessible.js';
import {
  type Account,
  createAccount,
  SERVICES_PORT,
  signedIn,
  signInSilently,
  uploadManyAs,
} from './instance.js';
import { useJapaneseFont } from './japanese-font.js';
import { type OwnInstance, paddleSettings, startOwnInstance } from './own-instance.js';
import { expectNoFlaws, expectReadable, LANGUAGES } from './readable.js';
import { expect, type Page, test } from './test.js';
import { visit } from './visit.js';

const URL_OF_INSTANCE = `http://127.0.0.1:${SERVICES_PORT}`;

/** Replaces Paddle's script: shows prices, and a checkout that is paid at once. */
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

/** Fake linked service that accepts every password. */
const service = createServer((_request, response) => response.writeHead(200).end());

let mailServer: MailServer;
let paddle: FakePaddle;
/** Account that subscribes in the first test. */
let pilot: Account;
/** Account that sends a message to the first one. */
let reader: Account;
let instance: OwnInstance;

test.use({ baseURL: URL_OF_INSTANCE });
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  mailServer = await startMailServer();
  paddle = await startFakePaddle(() => new Date());
  instance = await startOwnInstance(SERVICES_PORT, {
    CLOUDSTREET_CAPTCHA: 'False',
    CLOUDSTREET_RATE_LIMIT: 'False',
    CLOUDSTREET_ANONYMOUS_UPLOAD: 'True',
    CLOUDSTREET_SMTP_URL: mailServer.url,
    CLOUDSTREET_SKYSIGHT_URL: `http://127.0.0.1:${port}`,
    CLOUDSTREET_COPILOT_URL: `http://127.0.0.1:${port}`,
    ...paddleSettings(paddle),
  });
  pilot = await createAccount(URL_OF_INSTANCE, { confirm });
  reader = await createAccount(URL_OF_INSTANCE, { confirm });
});

test.afterAll(async () => {
  await instance.stop();
  await paddle.close();
  await mailServer.close();
  service.close();
});

async function confirm(email: string): Promise<void> {
  const { text = '' } = await mailServer.mailTo(email);
  const token = /verify-email\/(\S+)/.exec(text)?.[1];
  await fetch(`${URL_OF_INSTANCE}/v1/auth/verify-email/${token}`);
}

async function servePaddle(page: Page): Promise<void> {
  await page.route('https://cdn.paddle.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: PADDLE_JS }),
  );
}

/** Completes the checkout and continues. */
async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const button = page.getByRole('button', { name: /^Pay txn_/ });
  const transaction = (await button.textContent())?.replace('Pay ', '') ?? '';
  await button.click();
  await expect(page.getByText('Waiting for the confirmation')).toBeVisible();
  const created = paddle.event('subscription.created', paddle.pay(transaction));
  expect(await paddle.deliver(URL_OF_INSTANCE, created)).toBe(204);
  await expect(page.getByText('You have Premium now')).toBeVisible();
  await page.getByRole('link', { name: 'Manage subscription' }).click();
}

test('a pilot subscribes, switches the plan, cancels, and reverts the cancellation', async ({
  page,
}) => {
  await servePaddle(page);
  await signInSilently(page, URL_OF_INSTANCE, pilot);
  await page.goto('/settings');
  await page.getByRole('link', { name: /^Payments/ }).click();
  await page.getByRole('link', { name: 'All plans' }).click();
  // The browser has opened this page by itself, so that it may load the checkout.
  await expect(page.getByText('€49.00 per year').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'More about Premium' }).click();
  await page.getByRole('link', { name: 'Subscribe to Premium' }).click();
  await pay(page);
  await expect(page.getByText('Renews on')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Switch to Patron' }).click();
  await expect(page.getByText('€23.50 is charged now')).toBeVisible();
  await page.getByRole('button', { name: 'Switch', exact: true }).click();
  await expect(page.getByText('Your plan has been switched')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText('Ends on')).toBeVisible();
  await page.getByRole('button', { name: 'Keep subscription' }).click();
  await expect(page.getByText('Renews on')).toBeVisible();
});

test('a pilot tries Premium for 14 days before anything is charged', async ({ page }) => {
  await servePaddle(page);
  const trying = await createAccount(URL_OF_INSTANCE, { confirm });
  await signInSilently(page, URL_OF_INSTANCE, trying);
  await page.goto('/plans/premium-trial');
  await page.getByRole('link', { name: 'Start trial' }).click();
  await expect(page.getByText('Nothing is charged for 14 days')).toBeVisible();
  await pay(page);
  await expect(page.getByText('First payment on')).toBeVisible();
  await page.goto('/plans/premium-trial');
  await expect(page.getByText('Your account has no trial left')).toBeVisible();
});

test('only the plans page may load Paddle', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'];
  expect(await policyOf('/plans')).toContain('paddle.com');
  expect(await policyOf('/')).not.toContain('paddle.com');
});

test.describe('pages with third-party content', () => {
  const PLANS = ['', '/premium', '/premium-trial'].map((name) => `/plans${name}`);
  const OWN_PLANS = ['coupon', 'payment?plan=supporter', 'thanks'].map((name) => `/plans/${name}`);
  const SETTINGS = ['payments', 'integrations', 'certificates'].map((name) => `/settings/${name}`);
  let pages: string[];
  test.beforeAll(async () => {
    await uploadManyAs(URL_OF_INSTANCE, pilot, ['2026-05-17T09:00:00Z']);
    const api = await signedIn(URL_OF_INSTANCE, pilot);
    const settings = {
      message_enabled: true,
      skysight_email: 'jo@example.org',
      skysight_password: 'thermals at noon',
    };
    await unwrap(api.PATCH('/user/me', { body: settings }));
    const { url } = await unwrap(api.POST('/user/certificate', { body: { season: 2026 } }));
    pages = [...SETTINGS, new URL(url).pathname];
  });

  // The journeys see payments in light.
  test('are accessible in dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await signInSilently(page, URL_OF_INSTANCE, pilot);
    for (const path of pages) {
      await visit(page, path);
      await expectAccessible(page);
    }
    await openMessage(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page);
  });

  for (const locale of LANGUAGES) {
    test(`have no cut-off text in ${locale}`, async ({ browser }) => {
      const page = await browser.newPage({
        locale,
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        baseURL: URL_OF_INSTANCE,
      });
      await useJapaneseFont(page);
      await servePaddle(page);
      await expectReadable(page, locale, ['/upload', ...PLANS]);
      await signInSilently(page, URL_OF_INSTANCE, pilot);
      // The next page is loaded, and with it the sign-in.
      await page.goto('about:blank');
      await expectReadable(page, locale, [...pages, ...OWN_PLANS]);
      await openMessage(page);
      await expectNoFlaws(page, locale, 'message');
      await page.close();
    });
  }

  /** The message dialog with its error for an empty message. */
  async function openMessage(page: Page): Promise<void> {
    await signInSilently(page, URL_OF_INSTANCE, reader);
    await page.goto(`/user/${pilot.id}`);
    await page.getByRole('main').locator('button:has(.lucide-mail)').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[type=submit]').click();
    await expect(dialog.getByRole('textbox')).toBeFocused();
  }
});
