import type { AppRouter } from './create-app.js';
import { whenCalm } from './when-calm.js';

/**
 * Loads the code and the texts of all screens once the first one is at rest, so that the next opens
 * at once, also after the connection was lost or the site was updated. Spares readers who save data.
 */
export function warmRoutes(router: AppRouter, page: Window): void {
  // Only some browsers tell.
  const { connection } = page.navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  whenCalm(() => {
    router.options.context.completeTexts().catch(() => undefined);
    for (const route of Object.values(router.routesById)) {
      // What fails now is loaded again when it is wanted.
      Promise.resolve(router.loadRouteChunk(route)).catch(() => undefined);
    }
    // A toast may be about the lost connection.
    import('./shell/ToastRegion.js').catch(() => undefined);
  });
}
