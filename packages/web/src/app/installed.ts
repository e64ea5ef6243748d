import type { Installed } from '@cloudstreet/sdk';

/** The system on which the application stands as an app of its own, beside the others. */
export function installedOn(page: Window): Installed {
  // Safari's own way to say so.
  const { standalone } = page.navigator as { standalone?: boolean };
  if (standalone) return 'iOS';
  const isApp = page.matchMedia('(display-mode: standalone)').matches;
  return isApp && page.navigator.userAgent.includes('Android') ? 'Android' : 'No';
}
