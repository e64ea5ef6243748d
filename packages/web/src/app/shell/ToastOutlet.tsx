import { useSyncExternalStore } from 'react';
import { useApp } from '../context.js';
import { lazyWithRetry } from '../lazy-with-retry.js';

const ToastRegion = lazyWithRetry(async () => (await import('./ToastRegion.js')).ToastRegion);

/** Region of toasts; its code is loaded with the first toast. */
export function ToastOutlet() {
  const { toasts } = useApp();
  const isMounted = useSyncExternalStore(toasts.subscribe, toasts.isMounted);
  return isMounted && <ToastRegion />;
}
