import type { FastifyInstance } from 'fastify';

/**
 * Takes the place of a service worker that browsers have: it removes what was kept of the application,
 * then itself. Files that wait to be uploaded are in no cache, and stay.
 */
const SCRIPT = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(takeBack()));

async function takeBack() {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith('cloudstreet.'));
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;

/** Serves, where the application looks for its service worker, one that ends itself. */
export function registerNoServiceWorker(app: FastifyInstance): void {
  app.get('/sw.js', async (_request, reply) =>
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(SCRIPT),
  );
}
