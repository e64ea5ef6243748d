import { type Api, type PushSubscriptionData, unwrap } from '@cloudstreet/sdk';
import { isAppleMobile } from '../apple-mobile.js';
import { readDevice, writeDevice } from '../device-storage.js';

/**
 * Whether this device shows notifications. `unsupported` by the browser, `uninstalled` on an iPhone
 * or iPad, where the application must be on the Home Screen, `denied` by its user, `starting` until
 * the service worker is ready.
 */
export type PushState = 'unsupported' | 'uninstalled' | 'denied' | 'starting' | 'off' | 'on';

/** The push service of a browser may respond late. */
const SUBSCRIBE_TIMEOUT_MS = 60_000;
/** The service worker is registered once the first page is idle. */
const REGISTRATION_MS = 15_000;
/** User whose notifications this device shows, even if another user signs in. */
const OWNER = 'cloudstreet.push';

export async function readPushState(userId: number): Promise<PushState> {
  if (!isSupported()) return isAppleMobile() ? 'uninstalled' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  if (!(await hasServiceWorker())) return 'starting';
  const subscription = await findSubscription();
  const isOn = subscription && readOwner() === userId && Notification.permission === 'granted';
  return isOn ? 'on' : 'off';
}

/**
 * Asks the user and subscribes this device to their notifications.
 *
 * @throws If the browser or the server cannot do it now.
 */
export async function turnPushOn(api: Api, userId: number): Promise<PushState> {
  // First, because browsers require a recent press.
  const permission = await Notification.requestPermission();
  if (permission === 'granted') {
    await within(SUBSCRIBE_TIMEOUT_MS, subscribe(api));
    writeOwner(userId);
  }
  return readPushState(userId);
}

/** @throws If the server does not respond. Then push stays on. */
export async function turnPushOff(api: Api, userId: number): Promise<PushState> {
  const subscription = await findSubscription();
  if (subscription) {
    await unwrap(api.POST('/push_subscription/delete', { body: toBody(subscription) }));
    await subscription.unsubscribe();
  }
  writeOwner(undefined);
  return readPushState(userId);
}

/**
 * Registers this device with the server again, because the server may have lost the subscription or
 * changed its key. Ends the subscription if another user is signed in.
 */
export async function refreshPush(api: Api, userId: number | undefined): Promise<void> {
  const owner = readOwner();
  if (!isSupported() || owner === undefined) return;
  if (owner === userId && Notification.permission === 'granted') await subscribe(api);
  else await (await findSubscription())?.unsubscribe();
  if (userId !== undefined && owner !== userId) writeOwner(undefined);
}

function isSupported(): boolean {
  return (
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  );
}

/** A slow device needs longer. In private windows of some browsers it never becomes ready. */
async function hasServiceWorker(): Promise<boolean> {
  try {
    await within(REGISTRATION_MS, navigator.serviceWorker.ready);
    return true;
  } catch {
    return false;
  }
}

/** Waits for the service worker of a device that is `starting`, for ever if need be. */
export async function untilPushReady(): Promise<void> {
  await navigator.serviceWorker.ready;
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function subscribe(api: Api): Promise<void> {
  const { public_key: key } = await unwrap(api.GET('/push_subscription'));
  const { pushManager } = await navigator.serviceWorker.ready;
  let subscription = await pushManager.getSubscription();
  if (subscription && keyOf(subscription) !== key) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  await unwrap(api.POST('/push_subscription', { body: toBody(subscription) }));
}

/** Returns the server's key of a subscription in base64url. */
function keyOf({ options: { applicationServerKey: key } }: PushSubscription): string | undefined {
  if (!key) return undefined;
  return btoa(String.fromCodePoint(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function toBody(subscription: PushSubscription): PushSubscriptionData {
  // The server rejects a subscription with missing fields.
  return subscription.toJSON() as PushSubscriptionData;
}

async function within<T>(timeoutMs: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('There is no response.')), timeoutMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

function readOwner(): number | undefined {
  const id = readDevice(OWNER);
  return id === null ? undefined : Number(id);
}

function writeOwner(userId: number | undefined): void {
  writeDevice(OWNER, userId === undefined ? undefined : String(userId));
}
