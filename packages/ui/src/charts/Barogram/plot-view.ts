import type { Interval } from '@cloudstreet/scoring/parse';

/** Position of the plot in its host, and its window. */
export interface PlotView {
  readonly window: Interval;
  readonly leftPx: number;
  readonly widthPx: number;
}

/** Notifies overlays when the plot below them moves. */
export interface PlotViewStore {
  get: () => PlotView | null;
  set: (view: PlotView | null) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createPlotViewStore(): PlotViewStore {
  const listeners = new Set<() => void>();
  let view: PlotView | null = null;
  return {
    get: () => view,
    set(next) {
      if (isSame(view, next)) return;
      view = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isSame(one: PlotView | null, other: PlotView | null): boolean {
  if (!one || !other) return one === other;
  return (
    one.leftPx === other.leftPx &&
    one.widthPx === other.widthPx &&
    one.window.startS === other.window.startS &&
    one.window.endS === other.window.endS
  );
}
