import UPlot from 'uplot';
import { at, interpolate } from '../../flight/flight-columns.js';
import { createPlotCursor } from '../plot-cursor.js';
import { sizeOf } from '../plot-parts.js';
import { isWhole, type TimeWindow } from '../time-window.js';
import * as styles from './Barogram.css.js';
import type { BarogramPlotOptions, PlotParts } from './plot-input.js';
import { plotOptions } from './plot-options.js';
import { plotColumns } from './plot-series.js';

/** A drawn barogram. Zooming and moving the cursor touch only this, never React. */
export interface BarogramPlot {
  /** The whole flight. */
  readonly limits: TimeWindow;
  readonly window: TimeWindow;
  /** Element over the drawing area, for gestures. */
  readonly area: HTMLElement;
  setWindow: (window: TimeWindow) => void;
  setCursor: (timeS: number | null) => void;
  /** Draws other parts of the flight, or other flights. */
  setParts: (parts: PlotParts) => void;
  readonly selection: TimeWindow | null;
  setSelection: (selection: TimeWindow | null) => void;
  /** Shows the stretch that a drag would select or zoom to, instead of the selection. */
  setDragged: (stretch: TimeWindow | null) => void;
  timeAt: (clientX: number) => number;
  destroy: () => void;
}

/** Draws a track with at least one fix into an element and keeps to the element's size. */
export function createBarogramPlot(host: HTMLElement, options: BarogramPlotOptions): BarogramPlot {
  const { track } = options;
  const limits = { fromS: at(track.unixS, 0), toS: at(track.unixS, track.unixS.length - 1) };
  // A track of one moment still needs an axis.
  if (limits.toS === limits.fromS) limits.toS += 1;
  let window = limits;
  let cursorS: number | null = null;
  let { parts } = options;
  let selected: TimeWindow | null = null;
  let dragged: TimeWindow | null = null;

  const plot = new UPlot(
    plotOptions(host, options, { window: () => window, parts: () => parts }),
    plotColumns(track, options.curve),
    host,
  );
  const shade = addSelection(plot);
  const drawCursor = createPlotCursor(plot, options.colors);

  function placeSelection() {
    const stretch = dragged ?? selected;
    const visible = stretch && stretch.fromS < window.toS && stretch.toS > window.fromS;
    shade.hidden = !visible;
    if (!visible) return;
    const left = plot.valToPos(Math.max(stretch.fromS, window.fromS), 'x');
    const right = plot.valToPos(Math.min(stretch.toS, window.toS), 'x');
    shade.style.transform = `translateX(${left}px)`;
    shade.style.inlineSize = `${right - left}px`;
  }

  function placeCursor() {
    const visible = cursorS !== null && cursorS >= window.fromS && cursorS <= window.toS;
    if (cursorS === null || !visible) {
      drawCursor(undefined);
      return;
    }
    const altitudeM = interpolate(track.unixS, track.altitudeM, cursorS);
    drawCursor({ left: plot.valToPos(cursorS, 'x'), top: plot.valToPos(altitudeM, 'y') });
  }

  // Its scales and its size change only with the next drawing.
  plot.hooks.draw?.push(placeSelection, placeCursor);
  const observer = new ResizeObserver(() => plot.setSize(sizeOf(host)));
  observer.observe(host);

  return {
    limits,
    get window() {
      return window;
    },
    area: plot.over,
    setWindow(next) {
      if (next.fromS === window.fromS && next.toS === window.toS) return;
      window = next;
      plot.setScale('x', { min: next.fromS, max: next.toS });
      options.onZoom(!isWhole(next, limits));
    },
    setCursor(timeS) {
      cursorS = timeS;
      placeCursor();
    },
    setParts(next) {
      if (next === parts) return;
      // Other flights may be higher.
      const hasNewScale = next.others !== parts.others;
      parts = next;
      plot.redraw(hasNewScale, hasNewScale);
    },
    get selection() {
      return selected;
    },
    setSelection(selection) {
      selected = selection;
      placeSelection();
    },
    setDragged(stretch) {
      dragged = stretch;
      placeSelection();
    },
    timeAt(clientX) {
      const { left, width } = plot.over.getBoundingClientRect();
      const share = Math.min(1, Math.max(0, (clientX - left) / width));
      return window.fromS + share * (window.toS - window.fromS);
    },
    destroy() {
      observer.disconnect();
      plot.destroy();
    },
  };
}

/** Hidden at first. */
function addSelection({ over }: UPlot): HTMLElement {
  const shade = over.ownerDocument.createElement('div');
  shade.className = styles.selection;
  shade.hidden = true;
  over.append(shade);
  return shade;
}
