import type { Interval } from '@cloudstreet/scoring/parse';
import { altitudeScale } from '@cloudstreet/scoring/units';
import type UPlot from 'uplot';
import { altitudeTicks } from '../../flight/altitude-ticks.js';
import type { CanvasColors } from '../../flight/canvas-colors.js';
import { fontFamily } from '../../theme/tokens.js';
import { createAltitudeRange } from '../altitude-range.js';
import { sizeOf } from '../plot-parts.js';
import { roundTicks } from '../round-ticks.js';
import { timeTicks } from '../time-ticks.js';
import { createCurveRange } from './curve-range.js';
import { drawAirspaces } from './draw-airspaces.js';
import { drawMarks, drawShades } from './draw-marks.js';
import { drawOthers } from './draw-others.js';
import { drawPhases } from './draw-phases.js';
import type { BarogramPlotOptions, PlotCurve, PlotParts } from './plot-input.js';
import { CURVE_SCALE, floorSeries, plotSeries, skyFill } from './plot-series.js';

/** Space above the plot for turnpoint badges and units. */
const TOP_PX = 30;
/** Space for the last badge, which may be beyond the end of the flight. */
const RIGHT_PX = 20;
/** Minimum distance of altitude lines. */
const TICK_PX = 30;
const FONT = `12px ${fontFamily}`;

/** State that changes without rebuilding the plot. */
interface PlotState {
  window: () => Interval;
  parts: () => PlotParts;
}

/** Returns the options with which uPlot draws the chart. */
export function plotOptions(
  host: HTMLElement,
  options: BarogramPlotOptions,
  { window, parts }: PlotState,
): UPlot.Options {
  const { track, colors, unit, marks, curve } = options;
  const { chart } = colors;
  const range = createAltitudeRange(
    track,
    altitudeScale(unit).lowest / unit.factor,
    () => parts().others,
  );
  const curveRange = curve && createCurveRange(track.unixS, curve);
  const axis = { stroke: chart.axis, font: FONT, ticks: { show: false } };
  const grid = { stroke: chart.grid, width: 1 };
  return {
    ...sizeOf(host),
    padding: [TOP_PX, curve ? 0 : RIGHT_PX, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: () => [window().startS, window().endS] },
      y: {
        range: () => {
          const { low, high } = range(window());
          return [low, high];
        },
      },
      ...(curveRange && { [CURVE_SCALE]: { range: () => curveRange(window()) } }),
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
            maxCount: Math.floor(plot.over.clientHeight / TICK_PX),
          })
            .map((value) => value / unit.factor)
            .filter((altitudeM) => altitudeM >= low && altitudeM <= high);
        },
        values: (_plot, splits) => splits.map((m) => options.formatAltitude(m * unit.factor)),
      },
      ...(curve && curveRange ? [curveAxis(curve, () => curveRange(window()), colors)] : []),
    ],
    series: plotSeries(options),
    bands: track.groundAltM
      ? [{ series: [2, floorSeries(options)], fill: (plot) => skyFill(plot, colors) }]
      : [],
    hooks: {
      drawAxes: [
        (plot) => drawShades(plot, parts().shades, colors, FONT),
        (plot) => drawAirspaces(plot, parts().airspaces, colors, FONT),
      ],
      draw: [
        (plot) => drawOthers(plot, parts().others),
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
  { chart }: CanvasColors,
): UPlot.Axis {
  return {
    scale: CURVE_SCALE,
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
