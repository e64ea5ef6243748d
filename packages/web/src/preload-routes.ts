import { onPageIdle } from './app/on-page-idle.js';
import type { AppRouter } from './create-app.js';

/**
 * Loads code and texts of all screens while the page is idle, so that they open at once, even
 * offline or after an update of the site. Does nothing if the user has enabled saving data.
 */
export function preloadRoutes(router: AppRouter, page: Window): void {
  // Only some browsers have this property.
  const { connection } = page.navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  loadInTurn([
    () => router.options.context.completeTexts(),
    ...Object.values(router.routesById).map((route) => () => router.loadRouteChunk(route)),
    async () => router.options.context.uploads.open(),
    // A toast may be about the lost connection.
    () => import('./app/shell/ToastRegion.js'),
  ]);
}

/**
 * Loads one after the other while the page is idle, so that a map that is being drawn has priority.
 */
function loadInTurn([load, ...others]: (() => unknown)[]): void {
  if (!load) return;
  onPageIdle(() => {
    void settle(load).then(() => loadInTurn(others));
  });
}

async function settle(load: () => unknown): Promise<void> {
  try {
    await load();
  } catch {
    // It is loaded again when needed.
  }
}
