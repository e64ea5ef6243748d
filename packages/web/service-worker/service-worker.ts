// A script of its own: the build writes the lists in and serves it as /sw.js.
declare const self: ServiceWorkerGlobalScope;
/** Files that the application needs to start and to accept uploads. */
declare const __SHELL__: readonly string[];
/** All files of this build whose names hold a hash of their content. */
declare const __ASSETS__: readonly string[];

const PAGE = '/index.html';
/** Opened directly, these are downloads and images of the server rather than pages. */
const OF_THE_SERVER = ['/embedded/', '/v1/', '/files/', '/docs'];
const ASSETS = 'cloudstreet.assets';
const SHELL = 'cloudstreet.shell';
const NAME = 'Cloudstreet';
/** Without a response by then the stored page is shown. */
const RESPONSE_TIMEOUT_MS = 8000;

// No skipWaiting: pages that are open keep the files that they were made of.
self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', ({ data }) => void keep(data));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  // Answers of the API are never kept here: they may belong to one account alone. Pages in frames are the network's.
  if (url.pathname.startsWith('/assets/')) event.respondWith(findAsset(event, url));
  else if (isPage(request, url)) event.respondWith(findPage(request));
  else if (isOfShell(url)) event.respondWith(findNewest(request));
});

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(replaceSubscription(event));
});

async function install(): Promise<void> {
  const [shell, assets] = await Promise.all([caches.open(SHELL), caches.open(ASSETS)]);
  const missing = await Promise.all(
    __SHELL__.filter(isAsset).map(async (path) => ((await assets.match(path)) ? [] : [path])),
  );
  await assets.addAll(missing.flat());
  const fresh = __SHELL__.filter((path) => !isAsset(path));
  await shell.addAll(fresh.map((path) => new Request(path, { cache: 'reload' })));
}

async function activate(): Promise<void> {
  const known = new Set(__ASSETS__);
  const assets = await caches.open(ASSETS);
  const old = (await assets.keys()).filter(({ url }) => !known.has(new URL(url).pathname));
  await Promise.all(old.map((request) => assets.delete(request)));
  await self.clients.claim();
}

function isAsset(path: string): boolean {
  return path.startsWith('/assets/');
}

/** Files that a page loaded before this script was there. */
async function keep(paths: unknown): Promise<void> {
  if (!Array.isArray(paths)) return;
  const known = new Set(__ASSETS__);
  const assets = await caches.open(ASSETS);
  for (const path of paths) {
    if (known.has(path) && !(await assets.match(path))) {
      await assets.add(path).catch(() => undefined);
    }
  }
}

const coming = new Map<string, Promise<void>>();

/** Several parts may be asked for while the file is on its way. */
function cacheOnce(path: string): Promise<void> {
  const known = coming.get(path);
  if (known) return known;
  const kept = keep([path]).finally(() => coming.delete(path));
  coming.set(path, kept);
  return kept;
}

async function findAsset(event: FetchEvent, { pathname }: URL): Promise<Response> {
  const { request } = event;
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  // Parts cannot be kept; without a connection any other may be wanted.
  if (response.status === 206) event.waitUntil(cacheOnce(pathname));
  // A full disk costs nothing but this file.
  else if (response.ok) assets.put(request, response.clone()).catch(() => undefined);
  return response;
}

function isPage({ mode, destination }: Request, { pathname }: URL): boolean {
  const isOpened = mode === 'navigate' && destination === 'document';
  return isOpened && !OF_THE_SERVER.some((start) => pathname.startsWith(start));
}

async function findPage(request: Request): Promise<Response> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), RESPONSE_TIMEOUT_MS);
  try {
    return await fetch(request, { signal: silence.signal });
  } catch {
    const page = await caches.match(PAGE, { cacheName: SHELL });
    return page ? unframed(page) : Response.error();
  } finally {
    // A page that has begun to arrive has no time limit.
    clearTimeout(timer);
  }
}

async function findNewest(request: Request): Promise<Response> {
  return fetch(request).catch(async () => (await caches.match(request)) ?? Response.error());
}

/** The page is the same for all addresses, and some of them may not stand in frames. */
function unframed(page: Response): Response {
  const headers = new Headers(page.headers);
  const policy = headers.get('Content-Security-Policy') ?? '';
  headers.set(
    'Content-Security-Policy',
    policy.replace(/frame-ancestors[^;]*/, "frame-ancestors 'none'"),
  );
  return new Response(page.body, { headers });
}

function isOfShell({ pathname }: URL): boolean {
  return __SHELL__.includes(pathname);
}

/** A notification as the server sends it. */
interface Pushed {
  readonly id: number;
  readonly text: string;
  readonly link: string;
  /** Messages with the same value replace each other. */
  readonly group?: string;
  /** Number of unread notifications. */
  readonly unread: number;
  readonly language: string;
}

async function show(data: PushMessageData | null): Promise<void> {
  const pushed = read(data);
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) tell(page, { type: 'cloudstreet.notified' });
  // Browsers end subscriptions whose messages show nothing, whatever these say.
  await self.registration.showNotification(NAME, {
    icon: '/icons/icon-192.png',
    ...(pushed && {
      body: pushed.text,
      lang: pushed.language,
      tag: pushed.group ?? `notification-${pushed.id}`,
      data: pushed,
    }),
  });
  if (pushed) await self.navigator.setAppBadge?.(pushed.unread).catch(() => undefined);
}

function read(data: PushMessageData | null): Pushed | undefined {
  try {
    return data?.json() as Pushed;
  } catch {
    return undefined;
  }
}

/** A page that is open changes by itself, so that nothing in it is lost. */
async function open(pushed: Pushed | null): Promise<void> {
  const home = self.location.origin;
  const url = new URL(pushed?.link ?? '/', home);
  if (url.origin !== home) return;
  const windows = await self.clients.matchAll({ type: 'window' });
  const pages = windows.filter(({ frameType }) => frameType !== 'nested');
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (page) {
    // Where it may not take the focus, it changes all the same.
    await page.focus().catch(() => undefined);
    tell(page, { type: 'cloudstreet.open', id: pushed?.id, link: url.pathname });
    return;
  }
  if (pushed) url.hash = `notification=${pushed.id}`;
  await self.clients.openWindow(url.href);
}

function tell(page: WindowClient, message: object): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- pages of a worker have none
  page.postMessage(message);
}

/** The browser has another subscription, or wants one; the server knows this device by the old one. */
async function replaceSubscription({
  oldSubscription: old,
  newSubscription,
}: PushSubscriptionChangeEvent): Promise<void> {
  if (!old) return;
  const { applicationServerKey } = old.options;
  const next =
    newSubscription ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey,
    }));
  await fetch(`/v1/push_subscription/change?old_endpoint=${encodeURIComponent(old.endpoint)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(next),
  });
}
