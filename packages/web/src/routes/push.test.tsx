import { unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { renderRoute } from '../testing/render-route.js';

const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

let server: TestApi;
let owner: TestUser;
let pilot: TestUser;
beforeAll(async () => {
  server = await startTestApi();
  owner = await server.signUp({ name: 'Olga Sample' });
});
beforeEach(async () => {
  localStorage.clear();
  pilot = await server.signUp();
});
afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A browser that knows push messages; what its user answers is given. */
function stubBrowser({ answer: permission = 'granted', isBroken = false, isSilent = false } = {}) {
  const worker = new EventTarget();
  const held: { subscription: object | null } = { subscription: null };
  const notification = { permission: 'default', requestPermission };
  async function requestPermission() {
    notification.permission = permission;
    return permission;
  }
  const pushManager = {
    getSubscription: async () => held.subscription,
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      if (isSilent) await new Promise(() => {});
      if (isBroken) throw new DOMException('', 'AbortError');
      const endpoint = `https://push.example.org/${crypto.randomUUID()}`;
      const key = Uint8Array.from(
        atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/')),
        (letter) => letter.codePointAt(0) ?? 0,
      );
      held.subscription = {
        options: { applicationServerKey: key.buffer },
        toJSON: () => ({ endpoint, expirationTime: null, keys: KEYS }),
        unsubscribe: async () => {
          held.subscription = null;
          return true;
        },
      };
      return held.subscription;
    },
  };
  const registration = { pushManager };
  Object.assign(worker, {
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  });
  Object.assign(globalThis, { PushManager: {}, Notification: notification });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  return {
    held,
    tell: (data: object) =>
      act(() => void worker.dispatchEvent(new MessageEvent('message', { data }))),
  };
}

async function countDevices({ id }: TestUser): Promise<number> {
  const { db } = server.server.services;
  const rows = await db
    .selectFrom('push_subscription')
    .innerJoin('token_family', 'token_family.id', 'family_id')
    .where('user_id', '=', id)
    .select('endpoint')
    .execute();
  return rows.length;
}

async function addToGroup(user: TestUser): Promise<number> {
  const { id } = await unwrap(owner.api.POST('/usergroup', { body: { name: 'Wave camp' } }));
  const params = { path: { id }, query: { user_id: user.id } };
  await unwrap(owner.api.POST('/usergroup/add/{id}', { params }));
  return id;
}

const open = () => renderRoute('/settings/customize', { api: pilot.api });
const turnOn = () => screen.findByRole('button', { name: 'Turn on push notifications' });
const turnOff = () => screen.findByRole('button', { name: 'Turn off push notifications' });

test('turns this device on and off again', async () => {
  const { held } = stubBrowser();
  open();
  await userEvent.dblClick(await turnOn());
  expect(await screen.findByText(/^On\. This device shows/)).toBeVisible();
  expect(await countDevices(pilot)).toBe(1);
  await userEvent.click(await turnOff());
  expect(await turnOn()).toBeVisible();
  expect(await countDevices(pilot)).toBe(0);
  expect(held.subscription).toBeNull();
});

describe('explains problems', () => {
  const UNSUPPORTED = 'This browser does not support push notifications, or denies them.';

  test('a browser without support', async () => {
    open();
    expect(await screen.findByText(UNSUPPORTED)).toBeVisible();
    expect(screen.queryByRole('button', { name: /push notifications/ })).toBeNull();
  });

  test('an iPhone without the application on its Home Screen', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU)');
    open();
    expect(
      await screen.findByText(/need iOS 16\.4 or later and this page on the Home/),
    ).toBeVisible();
  });

  test('a user who denies', async () => {
    stubBrowser({ answer: 'denied' });
    open();
    await userEvent.click(await turnOn());
    expect(await screen.findByText(new RegExp(`^${UNSUPPORTED} If you denied`))).toBeVisible();
    expect(await countDevices(pilot)).toBe(0);
  });

  test('a push service that takes up to a minute', async () => {
    stubBrowser({ isSilent: true });
    open();
    const button = await turnOn();
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const clickedMs = performance.now();
      fireEvent.click(button);
      expect(await screen.findByText('This may take up to a minute.')).toBeVisible();
      // Time itself goes on besides, and machines are slow.
      const passedMs = performance.now() - clickedMs;
      await act(() => vi.advanceTimersByTimeAsync(Math.max(50_000 - passedMs, 0)));
      expect(screen.getByText('This may take up to a minute.')).toBeVisible();
      await act(() => vi.advanceTimersByTimeAsync(10_000 + passedMs));
      expect(await screen.findByText(/^That didn’t work\./)).toBeVisible();
      expect(screen.queryByText('This may take up to a minute.')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  test('a push service that fails', async () => {
    stubBrowser({ isBroken: true });
    open();
    await userEvent.click(await turnOn());
    expect(await screen.findByText(/^That didn’t work\./)).toBeVisible();
    expect(await turnOn()).toBeEnabled();
  });
});

test('a device does not show notifications of a previous user', async () => {
  const { held } = stubBrowser();
  const { unmount } = open();
  await userEvent.click(await turnOn());
  await turnOff();
  unmount();
  renderRoute('/flight', { api: owner.api });
  await waitFor(() => expect(held.subscription).toBeNull());
  expect(await countDevices(owner)).toBe(0);
});

test('a device keeps its notifications when a frame of another origin shows a visitor', async () => {
  const { held } = stubBrowser();
  const { unmount } = open();
  await userEvent.click(await turnOn());
  await turnOff();
  unmount();
  const { parent, top } = globalThis;
  const above = { origin: 'https://b.test' };
  Object.assign(globalThis, { parent: above, top: above });
  onTestFinished(() => void Object.assign(globalThis, { parent, top }));
  const listening = vi.spyOn(navigator.serviceWorker, 'addEventListener');
  renderRoute('/flight', { api: server.api });
  await waitFor(() => expect(listening).toHaveBeenCalled());
  await screen.findAllByRole('link', { name: 'Log in' });
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(held.subscription).not.toBeNull();
});

test('registers a device again when its user returns', async () => {
  stubBrowser();
  const { unmount } = open();
  await userEvent.click(await turnOn());
  await turnOff();
  unmount();
  await server.server.services.db.deleteFrom('push_subscription').execute();
  renderRoute('/flight', { api: pilot.api });
  await waitFor(async () => expect(await countDevices(pilot)).toBe(1));
});

describe('with a page open', () => {
  test('a new notification is counted, and pressing it opens and reads it', async () => {
    const { tell } = stubBrowser();
    const heard = vi.spyOn(navigator.serviceWorker, 'addEventListener');
    const { router } = renderRoute('/flight', { api: pilot.api });
    const profile = (name: string | RegExp) => screen.findByRole('link', { name });
    expect(await profile('Profile')).toBeVisible();
    // Background tasks load once the page is idle.
    await waitFor(() => expect(heard).toHaveBeenCalled());
    const group = await addToGroup(pilot);
    tell({ type: 'cloudstreet.notified' });
    expect(await profile(/^Profile\s?1 new$/)).toBeVisible();

    const opened: string[] = [];
    router.subscribe('onBeforeNavigate', ({ toLocation }) => opened.push(toLocation.pathname));
    const [listed] = await unwrap(pilot.api.GET('/notification'));
    tell({ type: 'cloudstreet.open', id: listed?.id, link: 'https://evil.example/' });
    tell({ type: 'cloudstreet.open', id: listed?.id, link: '//evil.example/' });
    tell({ type: 'cloudstreet.open', id: listed?.id, link: listed?.link });
    await waitFor(() => expect(router.state.location.pathname).toBe(`/settings/group/${group}`));
    expect(await profile('Profile')).toBeVisible();
    expect(opened).toEqual([`/settings/group/${group}`]);
  });

  test('a page opened by a notification marks it as read', async () => {
    await addToGroup(pilot);
    const [listed] = await unwrap(pilot.api.GET('/notification'));
    const { router } = renderRoute(`${listed?.link}#notification=${listed?.id}`, {
      api: pilot.api,
    });
    await waitFor(async () =>
      expect(await unwrap(pilot.api.GET('/user/me'))).toMatchObject({ notifications: 0 }),
    );
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    expect(router.state.location.pathname).toBe(listed?.link);
  });

  test('clears the badge of the application in the foreground', async () => {
    const clearAppBadge = vi.fn(async () => {});
    Object.assign(navigator, { clearAppBadge });
    renderRoute('/flight', { api: server.api });
    await waitFor(() => expect(clearAppBadge).toHaveBeenCalled());
    clearAppBadge.mockClear();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(clearAppBadge).toHaveBeenCalledOnce();
    Reflect.deleteProperty(navigator, 'clearAppBadge');
  });
});
