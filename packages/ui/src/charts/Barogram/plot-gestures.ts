import type { Interval } from '@cloudstreet/scoring/parse';
import { intervalBetween, panInterval, zoomInterval } from '../zoom-interval.js';
import type { BarogramPlot } from './barogram-plot.js';

/** A press that moves less than this is a click. */
const DRAG_PX = 6;
const WHEEL_ZOOM = 1.0016;

/** A finger that stays for this long starts a selection. */
const LONG_PRESS_MS = 450;

export interface GestureListener {
  /** Called with the time under the pointer, for each pointer event. */
  onPoint: (timeS: number) => void;
  /** Returns the callback for a dragged interval. Without one, dragging zooms. */
  getOnSelect: () => ((interval: Interval) => void) | undefined;
}

/**
 * Handles mouse, pen and fingers on the plot.
 *
 * - Hovering, or one finger, moves the cursor.
 * - Dragging with the mouse, or with a finger after a pause, selects an interval. If nothing can be
 *   selected, it zooms.
 * - Dragging with Shift moves the window.
 * - Two fingers zoom and move. The wheel zooms, or moves sideways.
 * - A double click shows the selection or the whole flight.
 *
 * @returns Removes the listeners.
 */
export function listenToGestures(
  plot: BarogramPlot,
  { onPoint, getOnSelect }: GestureListener,
): () => void {
  const { area } = plot;
  const stop = new AbortController();
  const pointers = new Map<number, number>();
  const drag = createDrag(plot, getOnSelect);

  function listen<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) {
    area.addEventListener(type, listener, { signal: stop.signal, passive: false });
  }

  function point(event: PointerEvent) {
    onPoint(plot.timeAt(event.clientX));
  }

  listen('pointerdown', (event) => {
    pointers.set(event.pointerId, event.clientX);
    area.setPointerCapture(event.pointerId);
    drag.begin(event, pointers.size === 1);
    point(event);
  });
  listen('pointermove', (event) => {
    if (pointers.size === 2) pinch(plot, pointers, event);
    else drag.move(event);
    if (pointers.has(event.pointerId)) pointers.set(event.pointerId, event.clientX);
    if (pointers.size < 2) point(event);
  });
  listen('pointerup', (event) => {
    pointers.delete(event.pointerId);
    drag.end(event);
  });
  listen('pointercancel', (event) => {
    pointers.delete(event.pointerId);
    drag.cancel();
  });
  // The context menu of a long press would end it.
  listen('contextmenu', (event) => {
    if (drag.isAwaited()) event.preventDefault();
  });
  // Otherwise the browser would move the focus from the slider after the press.
  listen('mousedown', (event) => event.preventDefault());
  listen('dblclick', () => plot.setWindow(selectionToShow(plot) ?? plot.limits));
  listen('wheel', (event) => turnWheel(plot, event));

  return () => {
    stop.abort();
    drag.stopAwaiting();
  };
}

/** A drag of the mouse, or of a finger that paused before it moved. */
function createDrag(plot: BarogramPlot, getOnSelect: GestureListener['getOnSelect']) {
  let press: { x: number; window: Interval; pans: boolean } | undefined;
  let touch: { x: number; timer: number } | undefined;

  function stopAwaiting() {
    clearTimeout(touch?.timer);
    touch = undefined;
  }

  function awaitLongPress(x: number) {
    const timer = setTimeout(() => {
      press = { x, window: plot.window, pans: false };
    }, LONG_PRESS_MS);
    touch = { x, timer: Number(timer) };
  }

  function cancel() {
    press = undefined;
    stopAwaiting();
    plot.setDragged(null);
  }

  return {
    begin({ clientX: x, pointerType, button, shiftKey }: PointerEvent, isAlone: boolean) {
      if (pointerType === 'mouse' && button === 0) {
        press = { x, window: plot.window, pans: shiftKey };
      }
      stopAwaiting();
      if (pointerType === 'touch' && isAlone && getOnSelect()) awaitLongPress(x);
    },
    move({ clientX: x }: PointerEvent) {
      // A finger that moved without a pause moves the cursor.
      if (touch && !press && isFar(x, touch.x)) stopAwaiting();
      if (press?.pans) {
        const panned = panInterval(
          press.window,
          (press.x - x) * secondsPerPixel(plot),
          plot.limits,
        );
        plot.setWindow(panned);
      } else if (press && isFar(x, press.x)) {
        plot.setDragged(intervalBetweenPixels(plot, press.x, x));
      }
    },
    end({ clientX: x }: PointerEvent) {
      if (press && !press.pans && isFar(x, press.x)) {
        selectOrZoom(plot, intervalBetweenPixels(plot, press.x, x), getOnSelect());
      }
      cancel();
    },
    cancel,
    /** Whether a resting finger may start a selection. */
    isAwaited: () => touch !== undefined,
    stopAwaiting,
  };
}

function isFar(x: number, otherX: number): boolean {
  return Math.abs(x - otherX) >= DRAG_PX;
}

function secondsPerPixel({ window, area }: BarogramPlot): number {
  return (window.endS - window.startS) / area.clientWidth;
}

function intervalBetweenPixels(plot: BarogramPlot, x: number, otherX: number): Interval {
  const [oneS, otherS] = [plot.timeAt(x), plot.timeAt(otherX)];
  return { startS: Math.min(oneS, otherS), endS: Math.max(oneS, otherS) };
}

function selectOrZoom(
  plot: BarogramPlot,
  { startS, endS }: Interval,
  onSelect: ((interval: Interval) => void) | undefined,
) {
  if (onSelect) onSelect({ startS, endS });
  else plot.setWindow(intervalBetween(startS, endS, plot.limits));
}

/** Zooms with one of two fingers, around the other. */
function pinch(plot: BarogramPlot, pointers: ReadonlyMap<number, number>, event: PointerEvent) {
  const fixed = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
  const before = pointers.get(event.pointerId);
  if (fixed === undefined || before === undefined) return;
  const spread = (x: number) => Math.max(Math.abs(x - fixed), 1);
  const factor = spread(before) / spread(event.clientX);
  plot.setWindow(zoomInterval(plot.window, factor, plot.timeAt(fixed), plot.limits));
}

/** Zooms, or moves sideways. At either end the page scrolls on. */
function turnWheel(plot: BarogramPlot, event: WheelEvent) {
  const { window, limits } = plot;
  const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
  const next = sideways
    ? panInterval(window, event.deltaX * secondsPerPixel(plot), limits)
    : zoomInterval(window, WHEEL_ZOOM ** pixels(event), plot.timeAt(event.clientX), limits);
  if (next.startS === window.startS && next.endS === window.endS) return;
  event.preventDefault();
  plot.setWindow(next);
}

/** Returns the selection as a window, unless it is already shown. */
function selectionToShow({ selection, window, limits }: BarogramPlot): Interval | undefined {
  if (!selection) return undefined;
  const shown = intervalBetween(selection.startS, selection.endS, limits);
  return shown.startS === window.startS && shown.endS === window.endS ? undefined : shown;
}

/**
 * Returns the rotation of the wheel in pixels, whatever the unit of the device. Pinching on a pad
 * counts more.
 */
function pixels({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const unit = deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
  return deltaY * unit * (ctrlKey ? 6 : 1);
}
