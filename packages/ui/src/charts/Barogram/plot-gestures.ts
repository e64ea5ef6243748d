import { panWindow, type TimeWindow, windowBetween, zoomWindow } from '../time-window.js';
import type { BarogramPlot } from './barogram-plot.js';

/** A press that moves less is a click. */
const DRAG_PX = 6;
const WHEEL_ZOOM = 1.0016;

/** A finger that stays this long begins a selection. */
const LONG_PRESS_MS = 450;

export interface GestureListener {
  /** Told the time under the pointer, at most once per frame. */
  onPoint: (timeS: number) => void;
  /** Answers who is told of a stretch that was dragged; without one a drag zooms. */
  getOnSelect: () => ((stretch: TimeWindow) => void) | undefined;
}

/**
 * Mouse, pen and fingers on the drawing area: hovering or one finger moves the cursor; dragging
 * with the mouse, or with a finger that stayed a moment before, selects a stretch, or zooms to it
 * where nothing can be selected; with Shift the mouse moves the window; two fingers zoom and move;
 * the wheel zooms, sideways it moves; a double click shows the selection or the whole flight.
 *
 * @returns Removes the listeners.
 */
export function listenToGestures(
  plot: BarogramPlot,
  { onPoint, getOnSelect }: GestureListener,
): () => void {
  const { area } = plot;
  const stop = new AbortController();
  const inFrame = createFrameTask();
  const pointers = new Map<number, number>();
  let press: { x: number; window: TimeWindow; pans: boolean } | undefined;
  let touch: { x: number; timer: number } | undefined;

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
      plot.setDragged(between(x, event.clientX));
    }
  }

  function between(x: number, otherX: number): TimeWindow {
    const [oneS, otherS] = [plot.timeAt(x), plot.timeAt(otherX)];
    return { fromS: Math.min(oneS, otherS), toS: Math.max(oneS, otherS) };
  }

  function finish({ fromS, toS }: TimeWindow) {
    const onSelect = getOnSelect();
    if (onSelect) onSelect({ fromS, toS });
    else plot.setWindow(windowBetween(fromS, toS, plot.limits));
  }

  function awaitLongPress({ clientX: x }: PointerEvent) {
    const timer = setTimeout(() => {
      press = { x, window: plot.window, pans: false };
    }, LONG_PRESS_MS);
    touch = { x, timer: Number(timer) };
  }

  function endTouch() {
    clearTimeout(touch?.timer);
    touch = undefined;
  }

  listen('pointerdown', (event) => {
    pointers.set(event.pointerId, event.clientX);
    area.setPointerCapture(event.pointerId);
    if (event.pointerType === 'mouse' && event.button === 0) {
      press = { x: event.clientX, window: plot.window, pans: event.shiftKey };
    }
    endTouch();
    if (event.pointerType === 'touch' && pointers.size === 1 && getOnSelect()) {
      awaitLongPress(event);
    }
    point(event);
  });
  listen('pointermove', (event) => {
    // A finger that has gone on moves the cursor.
    if (touch && !press && Math.abs(event.clientX - touch.x) >= DRAG_PX) endTouch();
    if (pointers.size === 2) pinch(event);
    else if (press) drag(event, press);
    if (pointers.has(event.pointerId)) pointers.set(event.pointerId, event.clientX);
    if (pointers.size < 2) point(event);
  });
  listen('pointerup', (event) => {
    pointers.delete(event.pointerId);
    if (press && !press.pans && Math.abs(event.clientX - press.x) >= DRAG_PX) {
      finish(between(press.x, event.clientX));
    }
    press = undefined;
    endTouch();
    plot.setDragged(null);
  });
  listen('pointercancel', (event) => {
    pointers.delete(event.pointerId);
    press = undefined;
    endTouch();
    plot.setDragged(null);
  });
  // The menu of a long press would end it.
  listen('contextmenu', (event) => {
    if (touch) event.preventDefault();
  });
  // Else the browser would take the focus from the slider after the press.
  listen('mousedown', (event) => event.preventDefault());
  listen('dblclick', () => plot.setWindow(selectionToShow(plot) ?? plot.limits));
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
    endTouch();
    inFrame(undefined);
  };
}

/** The selection as a window, unless it is shown already. */
function selectionToShow({ selection, window, limits }: BarogramPlot): TimeWindow | undefined {
  if (!selection) return undefined;
  const shown = windowBetween(selection.fromS, selection.toS, limits);
  return shown.fromS === window.fromS && shown.toS === window.toS ? undefined : shown;
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
