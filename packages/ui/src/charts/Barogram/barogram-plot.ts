import type { Interval } from '@cloudstreet/scoring/parse';
import UPlot from 'uplot';
import { at, interpolate } from '../../flight/flight-columns.js';
import { createPlotCursor } from '../plot-cursor.js';
import { redrawPlotOnChange } from '../plot-parts.js';
import { isWhole } from '../zoom-interval.js';
import * as styles from './Barogram.css.js';
import type { BarogramPlotOptions, PlotParts } from './plot-input.js';
import { plotOptions } from './plot-options.js';
import { plotColumns } from './plot-series.js';

/** A drawn barogram. Zooming and moving the cursor change only this, without React. */
export interface BarogramPlot {
  /** Interval of the whole flight. */
  readonly limits: Interval;
  readonly window: Interval;
  /** Element over the drawing area, for gestures. */
  readonly area: HTMLElement;
  setWindow: (window: Interval) => void;
  setCursor: (timeS: number | null) => void;
  /** Sets the other parts of the flight and other flights to draw. */
  setParts: (parts: PlotParts) => void;
  readonly selection: Interval | null;
  setSelection: (selection: Interval | null) => void;
  /** Shows the interval that a drag would select or zoom to, in place of the selection. */
  setDragged: (interval: Interval | null) => void;
  timeAt: (clientX: number) => number;
  destroy: () => void;
}

/** Draws a track with at least one fix into an element and follows the element's size. */
export function createBarogramPlot(host: HTMLElement, options: BarogramPlotOptions): BarogramPlot {
  const { track } = options;
  const limits = { startS: at(track.unixS, 0), endS: at(track.unixS, track.unixS.length - 1) };
  // A track with a single time still needs an axis.
  if (limits.endS === limits.startS) limits.endS += 1;
  let window = limits;
  let cursorS: number | null = null;
  let { parts } = options;
  let selected: Interval | null = null;
  let dragged: Interval | null = null;

  const plot = new UPlot(
    plotOptions(host, options, { window: () => window, parts: () => parts }),
    plotColumns(track, options.curve),
    host,
  );
  const shade = addSelection(plot);
  const drawCursor = createPlotCursor(plot, options.colors);

  function placeSelection() {
    const interval = dragged ?? selected;
    const visible = interval && interval.startS < window.endS && interval.endS > window.startS;
    shade.hidden = !visible;
    if (!visible) return;
    const left = plot.valToPos(Math.max(interval.startS, window.startS), 'x');
    const right = plot.valToPos(Math.min(interval.endS, window.endS), 'x');
    shade.style.transform = `translateX(${left}px)`;
    shade.style.inlineSize = `${right - left}px`;
  }

  function placeCursor() {
    const visible = cursorS !== null && cursorS >= window.startS && cursorS <= window.endS;
    if (cursorS === null || !visible) {
      drawCursor(undefined);
      return;
    }
    const altitudeM = interpolate(track.unixS, track.altitudeM, cursorS);
    drawCursor({ left: plot.valToPos(cursorS, 'x'), top: plot.valToPos(altitudeM, 'y') });
  }

  // Scales and size change only with the next drawing.
  plot.hooks.draw?.push(placeSelection, placeCursor);
  const stopDrawing = redrawPlotOnChange(plot, host);

  return {
    limits,
    get window() {
      return window;
    },
    area: plot.over,
    setWindow(next) {
      if (next.startS === window.startS && next.endS === window.endS) return;
      window = next;
      plot.setScale('x', { min: next.startS, max: next.endS });
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
    setDragged(interval) {
      dragged = interval;
      placeSelection();
    },
    timeAt(clientX) {
      const { left, width } = plot.over.getBoundingClientRect();
      const share = Math.min(1, Math.max(0, (clientX - left) / width));
      return window.startS + share * (window.endS - window.startS);
    },
    destroy() {
      stopDrawing();
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
