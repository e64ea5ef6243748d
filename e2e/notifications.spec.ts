import { expectAccessible } from './accessible.js';
import { addToGroupAs, createAccount, signInSilently } from './instance.js';
import { expect, type Page, test } from './test.js';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/** Replaces the push service, which is missing here, by a subscription in the browser. */
async function stubSubscription(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isOn = false;
    const json = {
      endpoint: 'https://push.invalid/send/1',
      expirationTime: null,
      keys: {
        p256dh:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    };
    const subscription = {
      options: { applicationServerKey: null },
      toJSON: () => json,
      async unsubscribe() {
        isOn = false;
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (isOn ? subscription : null),
      async subscribe() {
        isOn = true;
        return subscription;
      },
    });
  });
}

/** Sends the service worker a message like a push service. */
async function deliver(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
}

/** Returns the displayed notifications. */
function shown(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, lang }) => ({ title, body, lang }));
  });
}

/** Simulates pressing the displayed notification. */
async function press(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  // In its own words: these types are those of pages.
  await worker?.evaluate(`(async () => {
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })()`);
}

test('a pilot receives a notification, opens it, and finds all in a list', async ({
  page,
  baseURL: given,
}) => {
  const baseURL = given ?? '';
  const [pilot, friend] = [await createAccount(baseURL), await createAccount(baseURL)];
  await stubSubscription(page);
  await signInSilently(page, baseURL, pilot);
  await page.goto('/settings/customize');
  await page.getByRole('button', { name: 'Turn on push notifications' }).click();
  await expect(page.getByText('On. This device shows')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Turn off push notifications' }).click();
  await expect(page.getByRole('button', { name: 'Turn on push notifications' })).toBeVisible();

  const group = await addToGroupAs(baseURL, friend, 'Wave camp', pilot);
  await addToGroupAs(baseURL, friend, 'Ridge camp', pilot);
  const text = `${friend.name} added you to the group “Wave camp”.`;
  const listed = await page.evaluate(async () => {
    const { access_token: token } = JSON.parse(localStorage.getItem('cloudstreet.token') ?? '{}');
    const response = await fetch('/v1/notification', {
      headers: { Authorization: `Bearer ${token}` },
    });
    return (await response.json()) as { id: number; text: string; link: string }[];
  });
  const listedNotification = listed.find((one) => one.text === text);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await deliver(page, { ...listedNotification, unread: 2, language: 'en-gb' });
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: 'Cloudstreet', body: text, lang: 'en-gb' }]);
  await expect(page.getByRole('link', { name: /^Profile\s*2 new$/ })).toBeVisible();

  await press(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Wave camp' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/settings/group/${group}`);
  await expect(page.getByRole('link', { name: /^Profile\s*1 new$/ })).toBeVisible();

  await page.getByRole('link', { name: /^Profile.*new$/ }).click();
  await page.getByRole('link', { name: 'Notifications (1)' }).click();
  await expect(page.getByRole('link', { name: /“Ridge camp”.*New/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('New', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Profile', exact: true })).toBeVisible();
  await page.getByRole('link', { name: text }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wave camp' })).toBeVisible();
});
