import type UPlot from 'uplot';
import type { CanvasColors } from '../../flight/canvas-colors.js';
import type { FlightColumns } from '../../flight/flight-columns.js';
import { withGaps } from '../plot-parts.js';
import type { BarogramMark } from './draw-marks.js';
import type { BarogramPlotOptions, PlotCurve } from './plot-input.js';

/** Name of the scale of the curve. */
export const CURVE_SCALE = 'curve';
/** An altitude below any chart. */
const FAR_BELOW_M = -10_000;

/** Returns how the columns of `plotColumns` are drawn. */
export function plotSeries({ track, marks, colors, curve }: BarogramPlotOptions): UPlot.Series[] {
  const { chart } = colors;
  // Fractions of pixels, because whole pixels would draw a smooth glide as stairs.
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
    ...(track.groundAltM && isPatchy(track.groundAltM)
      ? [{ pxAlign: 0, width: 0, points: { show: false } }]
      : []),
  ];
}

function curveSeries({ isStep }: PlotCurve, chart: CanvasColors['chart']): UPlot.Series {
  return {
    scale: CURVE_SCALE,
    pxAlign: 0,
    points: { show: false },
    stroke: chart.curve,
    width: isStep ? 2 : 1.2,
  };
}

/** Full colour between start and finish of the score, paler before and after. */
function lineColor(plot: UPlot, marks: readonly BarogramMark[], colors: CanvasColors) {
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

/** Gradient of the air above the ground. */
export function skyFill(plot: UPlot, { sky }: CanvasColors) {
  const { top, height } = plot.bbox;
  if (height <= 0) return 'transparent';
  const gradient = plot.ctx.createLinearGradient(0, top, 0, top + height);
  gradient.addColorStop(0, sky[0]);
  gradient.addColorStop(1, sky[1]);
  return gradient;
}

/** Columns with values: times, ground, altitude, curve and the floor of the sky. */
export function plotColumns(
  { unixS, altitudeM, groundAltM }: FlightColumns,
  curve: PlotCurve | undefined,
): UPlot.AlignedData {
  const altitude = Float64Array.from(altitudeM);
  const time = Float64Array.from(unixS);
  // uPlot draws a gap for null.
  const ground = groundAltM ? [Array.from(groundAltM, (m) => (Number.isNaN(m) ? null : m))] : [];
  const floor =
    groundAltM && isPatchy(groundAltM)
      ? [Array.from(groundAltM, (m) => (Number.isNaN(m) ? FAR_BELOW_M : m))]
      : [];
  return [time, ...ground, altitude, ...(curve ? [withGaps(curve.values)] : []), ...floor];
}

/** Whether the ground is known below only some of the fixes. */
function isPatchy(groundAltM: NonNullable<FlightColumns['groundAltM']>): boolean {
  return Array.prototype.some.call(groundAltM, Number.isNaN);
}

/**
 * Index of the series that bounds the sky: the ground, or a series that continues where the ground
 * is unknown.
 */
export function floorSeries({ track: { groundAltM }, curve }: BarogramPlotOptions): number {
  if (!groundAltM || !isPatchy(groundAltM)) return 1;
  return curve ? 4 : 3;
}
