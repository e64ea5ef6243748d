import type { OutlineView } from '@cloudstreet/ui/tiles/outline-ground';
import { lazyWithRetry } from '../lazy-with-retry.js';
import { usePageIdle } from '../use-page-idle.js';

const OutlineRelief = lazyWithRetry(async () => (await import('./OutlineRelief.js')).OutlineRelief);

/** Relief below the outlines of flights, loaded once the page is idle. */
export function OutlineGround({ view }: { view: OutlineView }) {
  const isIdle = usePageIdle();
  return isIdle && <OutlineRelief view={view} />;
}
