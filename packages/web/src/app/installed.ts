import type { Installed } from '@cloudstreet/sdk';

/** The system on which the application is installed as an app. */
export function installedOn(page: Window): Installed {
  // The property of Safari for installed apps.
  const { standalone } = page.navigator as { standalone?: boolean };
  if (standalone) return 'iOS';
  const isApp = page.matchMedia('(display-mode: standalone)').matches;
  return isApp && page.navigator.userAgent.includes('Android') ? 'Android' : 'No';
}
