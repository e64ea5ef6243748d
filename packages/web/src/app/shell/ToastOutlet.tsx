import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useApp } from '../context.js';

const ToastRegion = lazy(() =>
  import('./ToastRegion.js').then((module) => ({ default: module.ToastRegion })),
);

/** Where toasts appear; nothing is loaded before the first. */
export function ToastOutlet() {
  const { toasts } = useApp();
  const isWanted = useSyncExternalStore(toasts.subscribe, toasts.isWanted);
  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  );
}
