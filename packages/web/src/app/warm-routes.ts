import type { AppRouter } from './create-app.js';

/** A map or a barogram draws for a while, and has the browser idle in between. */
const REST_MS = 2000;

/**
 * Loads the code and the texts of all screens once the first one is at rest, so that the next opens
 * at once, also after the connection was lost or the site was updated. Spares readers who save data.
 */
export function warmRoutes(router: AppRouter, page: Window): void {
  // Only some browsers tell.
  const { connection } = page.navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const load = () => {
    router.options.context.completeTexts().catch(() => undefined);
    for (const route of Object.values(router.routesById)) {
      // What fails now is loaded again when it is wanted.
      Promise.resolve(router.loadRouteChunk(route)).catch(() => undefined);
    }
    // A toast may be about the lost connection.
    import('./shell/ToastRegion.js').catch(() => undefined);
  };
  // Not every browser says when it is idle.
  const rest = () => ('requestIdleCallback' in page ? page.requestIdleCallback(load) : load());
  setTimeout(rest, REST_MS);
}
