import { useSyncExternalStore } from 'react';
import { useApp } from '../context.js';
import { lazyWithRetry } from '../lazy-with-retry.js';

const ToastRegion = lazyWithRetry(async () => (await import('./ToastRegion.js')).ToastRegion);

/** Where toasts appear; nothing is loaded before the first. */
export function ToastOutlet() {
  const { toasts } = useApp();
  const isWanted = useSyncExternalStore(toasts.subscribe, toasts.isWanted);
  return isWanted && <ToastRegion />;
}
