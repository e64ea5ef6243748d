import type { ShowToast, Toast } from '@cloudstreet/ui/controls/Toast';

/**
 * Accepts toasts from anywhere, also outside components, and passes them to the region that shows
 * them. The region is loaded with the first toast. Until then toasts wait.
 */
export interface Toasts {
  readonly push: ShowToast;
  /** Whether there has been a toast. */
  readonly isMounted: () => boolean;
  /** Calls back when the first toast arrives. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows waiting and new toasts. Returns a function that stops it. */
  readonly attach: (show: ShowToast) => () => void;
}

export function createToasts(): Toasts {
  const listeners = new Set<() => void>();
  let waiting: Toast[] = [];
  let show: ShowToast | undefined;
  let isMounted = false;

  return {
    push: (toast) => {
      if (show) show(toast);
      else waiting.push(toast);
      if (isMounted) return;
      isMounted = true;
      for (const listener of listeners) listener();
    },
    isMounted: () => isMounted,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach: (next) => {
      show = next;
      for (const toast of waiting) next(toast);
      waiting = [];
      return () => {
        if (show === next) show = undefined;
      };
    },
  };
}
