import { panWindow, type TimeWindow, windowBetween, zoomWindow } from '../time-window.js';
import type { BarogramPlot } from './barogram-plot.js';

/** A press that moves less is a click. */
const DRAG_PX = 6;
const WHEEL_ZOOM = 1.0016;

/**
 * Mouse, pen and fingers on the drawing area: hovering or one finger moves the cursor; dragging
 * with the mouse zooms to the stretch, with Shift moves the window; two fingers zoom and move;
 * the wheel zooms, sideways it moves; a double click shows the whole flight.
 *
 * @param onPoint Told the time under the pointer, at most once per frame.
 * @returns Removes the listeners.
 */
export function listenToGestures(plot: BarogramPlot, onPoint: (timeS: number) => void): () => void {
  const { area } = plot;
  const stop = new AbortController();
  const inFrame = createFrameTask();
  const pointers = new Map<number, number>();
  let press: { x: number; window: TimeWindow; pans: boolean } | undefined;

  function listen<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) {
    area.addEventListener(type, listener, { signal: stop.signal, passive: false });
  }

  function point(event: PointerEvent) {
    const timeS = plot.timeAt(event.clientX);
    inFrame(() => onPoint(timeS));
  }

  function secondsPerPixel() {
    return (plot.window.toS - plot.window.fromS) / area.clientWidth;
  }

  function pinch(event: PointerEvent) {
    const fixed = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    const before = pointers.get(event.pointerId);
    if (fixed === undefined || before === undefined) return;
    const spread = (x: number) => Math.max(Math.abs(x - fixed), 1);
    const factor = spread(before) / spread(event.clientX);
    plot.setWindow(zoomWindow(plot.window, factor, plot.timeAt(fixed), plot.limits));
  }

  function drag(event: PointerEvent, { x, window, pans }: NonNullable<typeof press>) {
    if (pans) {
      plot.setWindow(panWindow(window, (x - event.clientX) * secondsPerPixel(), plot.limits));
    } else if (Math.abs(event.clientX - x) >= DRAG_PX) {
      const [oneS, otherS] = [plot.timeAt(x), plot.timeAt(event.clientX)];
      plot.setSelection({ fromS: Math.min(oneS, otherS), toS: Math.max(oneS, otherS) });
    }
  }

  listen('pointerdown', (event) => {
    pointers.set(event.pointerId, event.clientX);
    area.setPointerCapture(event.pointerId);
    if (event.pointerType === 'mouse' && event.button === 0) {
      press = { x: event.clientX, window: plot.window, pans: event.shiftKey };
    }
    point(event);
  });
  listen('pointermove', (event) => {
    if (pointers.size === 2) pinch(event);
    else if (press) drag(event, press);
    if (pointers.has(event.pointerId)) pointers.set(event.pointerId, event.clientX);
    if (pointers.size < 2) point(event);
  });
  listen('pointerup', (event) => {
    pointers.delete(event.pointerId);
    if (press && !press.pans && Math.abs(event.clientX - press.x) >= DRAG_PX) {
      const [oneS, otherS] = [plot.timeAt(press.x), plot.timeAt(event.clientX)];
      plot.setWindow(windowBetween(oneS, otherS, plot.limits));
    }
    press = undefined;
    plot.setSelection(null);
  });
  listen('pointercancel', (event) => {
    pointers.delete(event.pointerId);
    press = undefined;
    plot.setSelection(null);
  });
  // Else the browser would take the focus from the slider after the press.
  listen('mousedown', (event) => event.preventDefault());
  listen('dblclick', () => plot.setWindow(plot.limits));
  listen('wheel', (event) => {
    const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    const next = sideways
      ? panWindow(plot.window, event.deltaX * secondsPerPixel(), plot.limits)
      : zoomWindow(
          plot.window,
          WHEEL_ZOOM ** pixels(event),
          plot.timeAt(event.clientX),
          plot.limits,
        );
    // At either end the page scrolls on.
    const stays = next.fromS === plot.window.fromS && next.toS === plot.window.toS;
    if (stays) return;
    event.preventDefault();
    plot.setWindow(next);
  });

  return () => {
    stop.abort();
    inFrame(undefined);
  };
}

/** Turns of the wheel in pixels, whatever unit the device reports; a pinched pad counts more. */
function pixels({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const unit = deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
  return deltaY * unit * (ctrlKey ? 6 : 1);
}

/** Runs only the last task of each frame. */
function createFrameTask(): (task: (() => void) | undefined) => void {
  let frame = 0;
  return (task) => {
    cancelAnimationFrame(frame);
    if (task) frame = requestAnimationFrame(task);
  };
}
