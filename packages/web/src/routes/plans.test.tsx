import { type Api, createApi, unwrap } from '@cloudstreet/sdk';
import {
  type FakePaddle,
  runCoupon,
  startFakePaddle,
  startTestApi,
  type TestApi,
} from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fill } from '../testing/fill.js';
import { renderRoute } from '../testing/render-route.js';

/** Fake of Paddle's script, which pages load from another host. */
const paddleJs = vi.hoisted(() => ({
  open: vi.fn<(options: { transactionId: string }) => void>(),
  complete: undefined as (() => void) | undefined,
}));

vi.mock('@paddle/paddle-js', () => ({
  initializePaddle: async () => ({
    PricePreview: async ({ items }: { items: { priceId: string }[] }) => ({
      data: {
        details: {
          lineItems: items.map(({ priceId }, index) => ({
            price: { id: priceId },
            formattedTotals: { total: `€${index + 1}0.00` },
          })),
        },
      },
    }),
    Update: ({ eventCallback }: { eventCallback: (event: { name: string }) => void }) => {
      paddleJs.complete = () => eventCallback({ name: 'checkout.completed' });
    },
    Checkout: { open: paddleJs.open },
  }),
}));

const HD_GROUND = {
  id: 'hd',
  name: 'HD',
  kind: 'satellite',
  tiles: 'https://tiles.example.org/{z}/{x}/{y}.jpg',
  attribution: '© Provider',
  premium: true,
  min_zoom: 0,
  max_zoom: 19,
  tile_size: 256,
  opacity: 1,
} as const;

let paddle: FakePaddle;
let shop: TestApi;
let free: TestApi;

beforeAll(async () => {
  paddle = await startFakePaddle(() => new Date());
  shop = await startTestApi({ config: { paddle: paddle.config, mapLayers: [HD_GROUND] } });
  free = await startTestApi();
});
afterAll(() => paddle.close());

beforeEach(() => {
  paddle.setDeclined(false);
  // As if the browser had opened the page by itself.
  const opened = { name: 'http://localhost/plans' } as PerformanceEntry;
  Object.assign(performance, { getEntriesByType: () => [opened] });
});

async function subscribe({ api }: { api: Api }, plan: 'supporter' | 'premium' | 'patron') {
  const { transaction_id: id } = await unwrap(api.POST('/subscription', { body: { plan } }));
  const subscription = paddle.pay(id);
  await paddle.deliver(shop.url, paddle.event('subscription.created', subscription));
  return subscription;
}

const me = ({ api }: { api: Api }) => unwrap(api.GET('/user/me'));

test.each(['/plans', '/plans/premium', '/plans/premium-trial', '/plans-newsletter'])(
  'without a provider %s explains that everything is included',
  async (path) => {
    renderRoute(path, { api: createApi({ baseUrl: free.url }) });
    expect(await screen.findByRole('heading', { name: 'Everything is included' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Subscribe|Try|coupon/ })).toBeNull();
  },
);

test('an unknown page about plans is not found', async () => {
  renderRoute('/plans/gold', { api: createApi({ baseUrl: free.url }) });
  expect(await screen.findByRole('heading', { name: 'Landing site not found' })).toBeVisible();
});

test('the settings have no page about payments without a provider', async () => {
  const { api } = await free.signUp();
  renderRoute('/settings', { api });
  await screen.findByRole('link', { name: /Customise/ });
  expect(screen.queryByRole('link', { name: /Payments/ })).toBeNull();
});

test('every page links to the plans if there are any', async () => {
  const { unmount } = renderRoute('/flight', { api: shop.api });
  const link = await screen.findByRole('link', { name: 'Plans' });
  expect(link).toHaveAttribute('href', '/plans');
  unmount();
  renderRoute('/flight', { api: free.api });
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Plans' })).toBeNull();
});

test('shows the plans side by side with the prices of the provider', async () => {
  renderRoute('/plans', { api: createApi({ baseUrl: shop.url }) });
  expect(await screen.findByRole('heading', { name: 'Supporter' })).toBeVisible();
  expect(await screen.findByText('€20.00 per year')).toBeVisible();
  expect(screen.getByRole('link', { name: 'More about Patron' })).toHaveAttribute(
    'href',
    '/plans/patron',
  );
  expect(screen.getByRole('link', { name: 'Try Premium for 14 days' })).toBeVisible();
});

test.each(['/plans/premium', '/plans/premium-trial'])(
  'lists the features of Premium on %s',
  async (path) => {
    renderRoute(path, { api: createApi({ baseUrl: shop.url }) });
    const page = within(await screen.findByRole('main'));
    const points = await page.findAllByRole('listitem');
    expect(points.map(({ textContent }) => textContent)).toEqual([
      'Everything in Supporter',
      'Coach: thermals, glides, speed to fly and takeoff mass',
      'Flights in 3D',
      'Day replay: all flights of a day',
      'HD satellite maps',
    ]);
  },
);

test('logging in returns to the payment', async () => {
  const { router } = renderRoute('/plans/payment?plan=patron', {
    api: createApi({ baseUrl: shop.url }),
  });
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(router.state.location.search).toEqual({ redirect: '/plans/payment?plan=patron' });
});

test('a payment opens the checkout and is confirmed once the provider reports it', async () => {
  const user = await shop.signUp();
  const { router } = renderRoute('/plans/payment?plan=patron', { api: user.api });
  const pay = await screen.findByRole('button', { name: 'Continue to payment' });
  await waitFor(() => expect(pay).toBeEnabled());
  await userEvent.click(pay);
  await waitFor(() => expect(paddleJs.open).toHaveBeenCalledOnce());
  const [{ transactionId }] = paddleJs.open.mock.lastCall!;
  paddleJs.complete?.();
  expect(await screen.findByText(/Waiting for the confirmation/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/plans/thanks');
  await paddle.deliver(shop.url, paddle.event('subscription.created', paddle.pay(transactionId)));
  expect(await screen.findByText(/You have Patron now/)).toBeVisible();
});

test('applies a coupon; a wrong one is reported at its field', async () => {
  const user = await shop.signUp();
  const { unmount } = renderRoute('/plans/coupon/NOT-A-CODE', { api: user.api });
  const field = await screen.findByRole('textbox', { name: 'Coupon code' });
  expect(field).toHaveValue('NOT-A-CODE');
  await userEvent.click(screen.getByRole('button', { name: 'Redeem' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Coupon invalid/));
  const printed: string[] = [];
  await runCoupon({
    config: shop.server.services.config,
    words: ['create'],
    values: { plan: 'patron', months: '6' },
    print: (line) => printed.push(line),
    now: new Date(),
  });
  await userEvent.clear(field);
  await fill(field, printed.at(-1)!.toLowerCase());
  await userEvent.click(screen.getByRole('button', { name: 'Redeem' }));
  expect(await screen.findByText('Coupon applied')).toBeVisible();
  expect(screen.getByText(/You have Patron until/)).toBeVisible();
  // The browser opens the settings by their address, without the rights of pages about plans.
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Manage subscription' });
  unmount();
  renderRoute(new URL(href).pathname, { api: user.api });
  expect(await screen.findByText('By coupon; nothing is charged.')).toBeVisible();
});

test('switches to a higher plan at once, to a lower one later', async () => {
  const user = await shop.signUp();
  await subscribe(user, 'supporter');
  renderRoute('/settings/payments', { api: user.api });
  await userEvent.click(await screen.findByRole('button', { name: 'Switch to Patron' }));
  let dialog = await screen.findByRole('dialog', { name: 'Switch to Patron' });
  expect(await within(dialog).findByText(/€23\.50 is charged now/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Switch' }));
  expect(await screen.findByText('Your plan has been switched')).toBeVisible();
  expect(await me(user)).toMatchObject({ access: 'patron' });

  await userEvent.click(await screen.findByRole('button', { name: 'Switch to Premium' }));
  dialog = await screen.findByRole('dialog', { name: 'Switch to Premium' });
  expect(await within(dialog).findByText(/You keep Patron until then/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Switch' }));
  expect(await screen.findByText('Then')).toBeVisible();
  expect(await me(user)).toMatchObject({
    access: 'patron',
    subscription: { next_plan: 'premium' },
  });
});

test('reports a declined card where the plan is switched', async () => {
  const user = await shop.signUp();
  await subscribe(user, 'supporter');
  paddle.setDeclined(true);
  renderRoute('/settings/payments', { api: user.api });
  await userEvent.click(await screen.findByRole('button', { name: 'Switch to Premium' }));
  const dialog = await screen.findByRole('dialog', { name: 'Switch to Premium' });
  const confirm = within(dialog).getByRole('button', { name: 'Switch' });
  await waitFor(() => expect(confirm).toBeEnabled());
  await userEvent.click(confirm);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Your payment was declined');
});

test('every page explains that nothing is charged if the provider does not respond', async () => {
  const fallen = await startFakePaddle(() => new Date());
  const closed = await startTestApi({ config: { paddle: fallen.config } });
  const user = await closed.signUp();
  const { transaction_id: id } = await unwrap(
    user.api.POST('/subscription', { body: { plan: 'supporter' } }),
  );
  const event = fallen.event('subscription.created', fallen.pay(id));
  await fallen.deliver(closed.url, event);
  const { unmount } = renderRoute('/settings/payments', { api: user.api });
  await userEvent.click(await screen.findByRole('button', { name: 'Switch to Premium' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch to Premium' }));
  const confirm = dialog.getByRole('button', { name: 'Switch' });
  await waitFor(() => expect(confirm).toBeEnabled());
  await fallen.close();
  await userEvent.click(confirm);
  expect(await dialog.findByRole('alert')).toHaveTextContent('You have not been charged');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Update payment info' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You have not been charged');
  unmount();

  renderRoute('/plans/payment?plan=patron', { api: (await closed.signUp()).api });
  const pay = await screen.findByRole('button', { name: 'Continue to payment' });
  await waitFor(() => expect(pay).toBeEnabled());
  await userEvent.click(pay);
  expect(await screen.findByRole('alert')).toHaveTextContent('You have not been charged');
});

test('cancels a subscription and undoes it', async () => {
  const user = await shop.signUp();
  await subscribe(user, 'premium');
  renderRoute('/settings/payments', { api: user.api });
  expect(await screen.findByText('Renews on')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel subscription' }));
  expect(await screen.findByText('Ends on')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Switch to/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keep subscription' }));
  expect(await screen.findByText('Renews on')).toBeVisible();
});

test('reports a failed payment with a remedy', async () => {
  const user = await shop.signUp();
  const subscription = await subscribe(user, 'premium');
  const failed = { ...subscription, status: 'past_due' };
  await paddle.deliver(shop.url, paddle.event('subscription.past_due', failed));
  renderRoute('/settings/payments', { api: user.api });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Payment failed, please update your payment info here.',
  );
  expect(screen.getByRole('button', { name: 'Update payment info' })).toBeEnabled();
});

test('a user with a plan can show it to others', async () => {
  const user = await shop.signUp();
  await subscribe(user, 'patron');
  renderRoute('/settings/profile', { api: user.api });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Show my plan/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(await me(user)).toMatchObject({ badge: true, status: 'patron' });
});
