import UPlot from 'uplot';
import type { CanvasColors } from '../../flight/canvas-colors.js';
import { at } from '../../flight/flight-columns.js';
import { fontFamily } from '../../theme/tokens.js';
import { createPlotCursor } from '../plot-cursor.js';
import { redrawPlotOnChange, sizeOf, withGaps } from '../plot-parts.js';
import { roundTicks } from '../round-ticks.js';
import { timeTicks } from '../time-ticks.js';
import type { LeadLine } from './lead-line.js';
import { leadRange } from './lead-range.js';

export interface LeadPlotOptions {
  timeS: ArrayLike<number>;
  lines: readonly LeadLine[];
  colors: CanvasColors;
  /** Factor from values to the unit of the user. */
  factor: number;
  /** Formats a label of the axis from a value in the user's unit. */
  format: (value: number) => string;
  formatTime: (timeS: number) => string;
  timeZone: string | undefined;
  onPoint: (timeS: number) => void;
}

export interface LeadPlot {
  setCursor: (timeS: number | null) => void;
  destroy: () => void;
}

const FONT = `12px ${fontFamily}`;

/** Draws lines over the fixes of a flight with at least one fix into an element. */
export function createLeadPlot(host: HTMLElement, options: LeadPlotOptions): LeadPlot {
  const { timeS, lines, onPoint } = options;
  const [startS, lastS] = [at(timeS, 0), at(timeS, timeS.length - 1)];
  const endS = lastS === startS ? startS + 1 : lastS;
  const plot = new UPlot(
    chartOptions(host, options, { startS, endS }),
    [Float64Array.from(timeS), ...lines.map(({ values }) => withGaps(values))],
    host,
  );
  const drawCursor = createPlotCursor(plot, options.colors);
  let cursorS: number | null = null;
  let isSeen = true;
  function placeCursor() {
    if (!isSeen) return;
    if (cursorS === null || cursorS < startS || cursorS > endS) drawCursor(undefined);
    else drawCursor({ left: plot.valToPos(cursorS, 'x') });
  }
  // The size changes only with the next drawing.
  plot.hooks.draw = [placeCursor];
  const stopDrawing = redrawPlotOnChange(plot, host);
  const stopWatching = watchSeen(host, (isInView) => {
    isSeen = isInView;
    placeCursor();
  });
  function point({ clientX }: PointerEvent) {
    const { left, width } = plot.over.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / width));
    onPoint(startS + share * (endS - startS));
  }
  plot.over.addEventListener('pointermove', point);
  plot.over.addEventListener('pointerdown', point);
  return {
    setCursor(wantedS) {
      cursorS = wantedS;
      placeCursor();
    },
    destroy() {
      stopDrawing();
      stopWatching();
      plot.destroy();
    },
  };
}

function chartOptions(
  host: HTMLElement,
  options: LeadPlotOptions,
  window: { startS: number; endS: number },
): UPlot.Options {
  const { lines, colors, factor, format, formatTime, timeZone } = options;
  const { chart } = colors;
  const range = leadRange(lines.map(({ values }) => values));
  const axis = { stroke: chart.axis, font: FONT, ticks: { show: false } };
  return {
    ...sizeOf(host),
    padding: [8, 20, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: () => [window.startS, window.endS] },
      y: { range: () => range },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 26,
        gap: 6,
        splits: (plot) => timeTicks(window, plot.over.clientWidth / 84, timeZone).timesS,
        values: (_plot, splits) => splits.map(formatTime),
      },
      {
        ...axis,
        grid: { stroke: chart.grid, width: 1 },
        size: 54,
        gap: 8,
        splits: (plot) => {
          const [low, high] = range.map((value) => value * factor) as [number, number];
          const maxCount = Math.floor(plot.over.clientHeight / 30);
          return roundTicks(low, high, maxCount).map((value) => value / factor);
        },
        values: (_plot, splits) => splits.map((value) => format(value * factor)),
      },
    ],
    series: [
      {},
      ...lines.map(({ color }) => ({
        stroke: color,
        width: 1.6,
        pxAlign: 0,
        points: { show: false },
      })),
    ],
    hooks: { drawAxes: [(plot) => drawZero(plot, chart.axis)] },
  };
}

/** Draws the line where neither flight leads. */
function drawZero(plot: UPlot, color: string) {
  const { ctx, bbox } = plot;
  const y = Math.round(plot.valToPos(0, 'y', true));
  ctx.save();
  ctx.strokeStyle = color;
  ctx.lineWidth = devicePixelRatio;
  ctx.beginPath();
  ctx.moveTo(bbox.left, y);
  ctx.lineTo(bbox.left + bbox.width, y);
  ctx.stroke();
  ctx.restore();
}

/** Calls back when an element scrolls into or out of view. Returns a function that stops watching. */
function watchSeen(element: HTMLElement, onChange: (isInView: boolean) => void): () => void {
  if (!('IntersectionObserver' in globalThis)) return () => undefined;
  const observer = new IntersectionObserver((entries) =>
    onChange(entries.at(-1)?.isIntersecting ?? true),
  );
  observer.observe(element);
  return () => observer.disconnect();
}
