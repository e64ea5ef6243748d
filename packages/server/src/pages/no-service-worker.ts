import type { FastifyInstance } from 'fastify';

/**
 * Replaces an installed service worker: it removes the cache of the application, then itself. Files
 * that wait to be uploaded are not in a cache and stay.
 */
const SCRIPT = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(unregister()));

async function unregister() {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith('cloudstreet.'));
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;

/**
 * Serves a service worker that removes itself at the address where the application looks for one.
 */
export function registerNoServiceWorker(app: FastifyInstance): void {
  app.get('/sw.js', async (_request, reply) =>
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(SCRIPT),
  );
}
