import { vi } from 'vitest';

// uPlot asks for it when it is imported, so import this file before the chart.
globalThis.matchMedia ??= ((media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as never;

/** Drawing calls on all canvases since the stub was installed. */
export interface CanvasRecord {
  /** Texts in the order drawn. */
  texts: string[];
  /** Middles of the circles and arcs in the order drawn. */
  arcs: [x: number, y: number][];
}

/**
 * Gives jsdom a canvas that records its texts and arcs, and the other things that a chart needs and jsdom
 * has not; undo with `vi.unstubAllGlobals` and `vi.restoreAllMocks`.
 */
export function stubCanvas(): CanvasRecord {
  const record: CanvasRecord = { texts: [], arcs: [] };
  const context = new Proxy(
    {},
    {
      get: (_target, name) => {
        if (name === 'fillText') return (text: string) => record.texts.push(text);
        if (name === 'arc') return (x: number, y: number) => record.arcs.push([x, y]);
        if (name === 'measureText') return () => ({ width: 10 });
        return () => ({ addColorStop: () => undefined });
      },
      set: () => true,
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.stubGlobal(
    'Path2D',
    class {
      addPath() {}
      lineTo() {}
      moveTo() {}
      closePath() {}
      rect() {}
      arc() {}
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(240);
  return record;
}
