import type { AppRouter } from './create-app.js';
import { onPageIdle } from './on-page-idle.js';

/**
 * Loads the code and the texts of all screens while the page is idle, so that the next one opens at
 * once, also after the connection was lost or the site was updated. Spares readers who save data.
 */
export function preloadRoutes(router: AppRouter, page: Window): void {
  // Only some browsers tell.
  const { connection } = page.navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  loadInTurn([
    () => router.options.context.completeTexts(),
    ...Object.values(router.routesById).map((route) => () => router.loadRouteChunk(route)),
    // A toast may be about the lost connection.
    () => import('./shell/ToastRegion.js'),
  ]);
}

/** One at a time, each when the page is idle: a map that is still being drawn goes first. */
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
    // It is loaded again when it is wanted.
  }
}
