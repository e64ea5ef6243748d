import { altitudeScale, type Unit } from '@cloudstreet/scoring/units';
import UPlot from 'uplot';
import { fontFamily } from '../../theme/tokens.js';
import { createAltitudeRange } from '../altitude-range.js';
import { altitudeTicks } from '../altitude-ticks.js';
import type { BarogramCurve } from '../barogram-curves.js';
import type { ChartColors } from '../chart-colors.js';
import { at, type FlightColumns, interpolate } from '../flight-columns.js';
import type { FlightAirspace, FlightPhase } from '../flight-phase.js';
import type { NamedSpan } from '../flight-span.js';
import * as plotStyles from '../plot.css.js';
import { addOverlay, sizeOf, withGaps } from '../plot-parts.js';
import { roundTicks } from '../round-ticks.js';
import { timeTicks } from '../time-ticks.js';
import { isWhole, type TimeWindow } from '../time-window.js';
import * as styles from './Barogram.css.js';
import { createCurveRange } from './curve-range.js';
import { drawAirspaces } from './draw-airspaces.js';
import { type BarogramMark, drawMarks, drawSpans } from './draw-marks.js';
import { drawPhases } from './draw-phases.js';
import type { PlotView } from './plot-view.js';

/** What is shaded, without a new drawing when it changes. */
export interface PlotParts {
  spans: readonly NamedSpan[];
  phases: readonly FlightPhase[];
  airspaces: readonly FlightAirspace[];
}

/** A curve over the altitude, with an axis of its own at the right. */
export interface PlotCurve extends Pick<BarogramCurve, 'values' | 'isStep' | 'base' | 'most'> {
  unit: { symbol: string; factor: number };
  /** Writes a label of its axis, given in its unit. */
  format: (value: number) => string;
}

export interface BarogramPlotOptions {
  track: FlightColumns;
  marks: readonly BarogramMark[];
  parts: PlotParts;
  curve: PlotCurve | undefined;
  colors: ChartColors;
  /** Unit of the altitude axis: its symbol and how many make a metre. */
  unit: Pick<Unit, 'symbol' | 'factor'>;
  /** Writes a label of the altitude axis, given in its unit. */
  formatAltitude: (value: number) => string;
  formatTime: (timeS: number, withSeconds: boolean) => string;
  timeZone: string | undefined;
  onZoom: (isZoomed: boolean) => void;
  /** Told with every drawing where the area lies and what it shows. */
  onView: (view: PlotView) => void;
}

/** A drawn barogram. Zooming and moving the cursor touch only this, never React. */
export interface BarogramPlot {
  /** The whole flight. */
  readonly limits: TimeWindow;
  readonly window: TimeWindow;
  /** Element over the drawing area, for gestures. */
  readonly area: HTMLElement;
  setWindow: (window: TimeWindow) => void;
  setCursor: (timeS: number | null) => void;
  /** Shades other parts of the flight. */
  setParts: (parts: PlotParts) => void;
  readonly selection: TimeWindow | null;
  setSelection: (selection: TimeWindow | null) => void;
  /** Shows the stretch that a drag would select or zoom to, instead of the selection. */
  setDragged: (stretch: TimeWindow | null) => void;
  timeAt: (clientX: number) => number;
  destroy: () => void;
}

/** Room above the drawing area for turnpoint badges and the unit. */
const TOP_PX = 30;
/** The last badge may stand beyond the end of the flight. */
const RIGHT_PX = 20;
/** The scale of the curve. */
const CURVE = 'curve';
const FONT = `12px ${fontFamily}`;

/** Draws a track with at least one fix into an element and keeps to the element's size. */
export function createBarogramPlot(host: HTMLElement, options: BarogramPlotOptions): BarogramPlot {
  const { track } = options;
  const limits = { fromS: at(track.timeS, 0), toS: at(track.timeS, track.timeS.length - 1) };
  // A track of one moment still needs an axis.
  if (limits.toS === limits.fromS) limits.toS += 1;
  let window = limits;
  let cursorS: number | null = null;
  let { parts } = options;
  let selected: TimeWindow | null = null;
  let dragged: TimeWindow | null = null;

  const plot = new UPlot(
    chartOptions(host, options, { window: () => window, parts: () => parts }),
    columns(track, options.curve),
    host,
  );
  const shade = addOverlay(plot, styles.selection);
  const line = addOverlay(plot, plotStyles.cursorLine);
  const dot = addOverlay(plot, styles.cursorDot);

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
    line.hidden = dot.hidden = !visible;
    if (cursorS === null || !visible) return;
    const left = plot.valToPos(cursorS, 'x');
    line.style.transform = `translateX(${left}px)`;
    dot.style.transform = `translate(${left}px, ${plot.valToPos(interpolate(track.timeS, track.altitudeM, cursorS), 'y')}px)`;
  }

  const observer = new ResizeObserver(() => {
    plot.setSize(sizeOf(host));
    placeCursor();
    placeSelection();
  });
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
      placeCursor();
      placeSelection();
      options.onZoom(!isWhole(next, limits));
    },
    setCursor(timeS) {
      cursorS = timeS;
      placeCursor();
    },
    setParts(next) {
      if (next === parts) return;
      parts = next;
      plot.redraw(false, false);
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

/** What changes without a new drawing. */
interface PlotState {
  window: () => TimeWindow;
  parts: () => PlotParts;
}

function chartOptions(
  host: HTMLElement,
  options: BarogramPlotOptions,
  { window, parts }: PlotState,
): UPlot.Options {
  const { track, colors, unit, marks, curve } = options;
  const { chart } = colors;
  const scale = altitudeScale(unit);
  const range = createAltitudeRange(track, scale.lowest / unit.factor);
  const curveRange = curve && createCurveRange(track.timeS, curve);
  const axis = { stroke: chart.axis, font: FONT, ticks: { show: false } };
  const grid = { stroke: chart.grid, width: 1 };
  return {
    ...sizeOf(host),
    padding: [TOP_PX, curve ? 0 : RIGHT_PX, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: () => [window().fromS, window().toS] },
      y: {
        range: () => {
          const { low, high } = range(window());
          return [low, high];
        },
      },
      ...(curveRange && { [CURVE]: { range: () => curveRange(window()) } }),
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 26,
        gap: 6,
        splits: (plot) => timeTicks(window(), plot.over.clientWidth / 84, options.timeZone).timesS,
        values: (_plot, splits) => {
          const withSeconds = splits.some((timeS) => timeS % 60 !== 0);
          return splits.map((timeS) => options.formatTime(timeS, withSeconds));
        },
      },
      {
        ...axis,
        grid,
        size: 54,
        gap: 8,
        splits: (plot) => {
          const { low, high } = range(window());
          return altitudeTicks({
            low: low * unit.factor,
            high: high * unit.factor,
            maxCount: Math.floor(plot.over.clientHeight / 38),
            scale,
          })
            .map((value) => value / unit.factor)
            .filter((altitudeM) => altitudeM >= low && altitudeM <= high);
        },
        values: (_plot, splits) => splits.map((m) => options.formatAltitude(m * unit.factor)),
      },
      ...(curve && curveRange ? [curveAxis(curve, () => curveRange(window()), colors)] : []),
    ],
    series: seriesOf(options),
    bands: track.groundAltM ? [{ series: [2, 1], fill: (plot) => skyFill(plot, colors) }] : [],
    hooks: {
      drawAxes: [
        (plot) => drawSpans(plot, parts().spans, colors, FONT),
        (plot) => drawAirspaces(plot, parts().airspaces, colors, FONT),
      ],
      draw: [
        (plot) => drawPhases(plot, parts().phases, colors),
        (plot) =>
          drawMarks(plot, {
            marks,
            colors,
            font: FONT,
            unit: unit.symbol,
            curveUnit: curve?.unit.symbol,
            track,
          }),
        ({ bbox: { left, width } }) => {
          const scale = devicePixelRatio;
          options.onView({ window: window(), leftPx: left / scale, widthPx: width / scale });
        },
      ],
    },
  };
}

function curveAxis(
  { unit, format }: PlotCurve,
  range: () => [low: number, high: number],
  { chart }: ChartColors,
): UPlot.Axis {
  return {
    scale: CURVE,
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- an enum that exists only in types
    side: 1,
    stroke: chart.curve,
    font: FONT,
    ticks: { show: false },
    grid: { show: false },
    size: 48,
    gap: 8,
    splits: (plot) => {
      const [low, high] = range().map((value) => value * unit.factor) as [number, number];
      const maxCount = Math.floor(plot.over.clientHeight / 38);
      return roundTicks(low, high, maxCount).map((value) => value / unit.factor);
    },
    values: (_plot, splits) => splits.map((value) => format(value * unit.factor)),
  };
}

function seriesOf({ track, marks, colors, curve }: BarogramPlotOptions): UPlot.Series[] {
  const { chart } = colors;
  // Whole pixels would draw a smooth glide as stairs.
  const smooth = { pxAlign: 0, points: { show: false } };
  const altitude = {
    ...smooth,
    width: 1.6,
    stroke: (plot: UPlot) => lineColor(plot, marks, colors),
    ...(track.groundAltM ? {} : { fill: (plot: UPlot) => skyFill(plot, colors) }),
  };
  const ground = { ...smooth, stroke: chart.groundEdge, fill: chart.ground, width: 1 };
  return [
    {},
    ...(track.groundAltM ? [ground] : []),
    altitude,
    ...(curve ? [curveSeries(curve, chart)] : []),
  ];
}

function curveSeries({ isStep }: PlotCurve, chart: ChartColors['chart']): UPlot.Series {
  return {
    scale: CURVE,
    pxAlign: 0,
    points: { show: false },
    stroke: chart.curve,
    width: isStep ? 2 : 1.2,
  };
}

/** Full colour from start to finish of the score, paler before and after. */
function lineColor(plot: UPlot, marks: readonly BarogramMark[], colors: ChartColors) {
  const { pale, chart } = colors;
  const color = chart.altitude;
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last || plot.bbox.width <= 0) return color;
  const { left, width } = plot.bbox;
  const share = (timeS: number) =>
    Math.min(1, Math.max(0, (plot.valToPos(timeS, 'x', true) - left) / width));
  const gradient = plot.ctx.createLinearGradient(left, 0, left + width, 0);
  gradient.addColorStop(0, share(first.timeS) > 0 ? pale : color);
  gradient.addColorStop(share(first.timeS), pale);
  gradient.addColorStop(share(first.timeS), color);
  gradient.addColorStop(share(last.timeS), color);
  gradient.addColorStop(share(last.timeS), pale);
  return gradient;
}

function skyFill(plot: UPlot, { sky }: ChartColors) {
  const { top, height } = plot.bbox;
  if (height <= 0) return 'transparent';
  const gradient = plot.ctx.createLinearGradient(0, top, 0, top + height);
  gradient.addColorStop(0, sky[0]);
  gradient.addColorStop(1, sky[1]);
  return gradient;
}

function columns(
  { timeS, altitudeM, groundAltM }: FlightColumns,
  curve: PlotCurve | undefined,
): UPlot.AlignedData {
  const altitude = Float64Array.from(altitudeM);
  const time = Float64Array.from(timeS);
  // A gap is a null for the drawing.
  const ground = groundAltM ? [Array.from(groundAltM, (m) => (Number.isNaN(m) ? null : m))] : [];
  return [time, ...ground, altitude, ...(curve ? [withGaps(curve.values)] : [])];
}
