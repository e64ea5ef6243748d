import type UPlot from 'uplot';
import type { CanvasColors } from '../../flight/canvas-colors.js';
import { type FlightColumns, interpolate } from '../../flight/flight-columns.js';
import type { NamedInterval } from '../shaded-interval.js';
import { spreadApart } from '../spread-apart.js';

/** A turnpoint on the time axis. */
export interface BarogramMark {
  timeS: number;
  /** One or two characters for its badge. */
  label: string;
}

interface MarkDrawing {
  marks: readonly BarogramMark[];
  colors: CanvasColors;
  font: string;
  /** Unit above the altitude axis. */
  unit: string;
  /** Unit above the axis of the curve. */
  curveUnit: string | undefined;
  track: FlightColumns;
}

const BADGE_RADIUS_PX = 9;

/** Draws shaded intervals behind the curves, between two lines, with names if there is space. */
export function drawShades(
  plot: UPlot,
  shades: readonly NamedInterval[],
  colors: CanvasColors,
  font: string,
): void {
  const { ctx, bbox } = plot;
  const scale = devicePixelRatio;
  ctx.save();
  ctx.font = scaled(font, scale);
  ctx.textBaseline = 'top';
  ctx.textAlign = 'left';
  for (const { kind, startS, endS, name } of shades) {
    const left = Math.max(bbox.left, plot.valToPos(startS, 'x', true));
    const right = Math.min(bbox.left + bbox.width, plot.valToPos(endS, 'x', true));
    if (right <= left) continue;
    ctx.fillStyle = colors.shades[kind];
    ctx.fillRect(left, bbox.top, right - left, bbox.height);
    ctx.fillStyle = colors.chart.axis;
    for (const edge of [left, right - scale]) ctx.fillRect(edge, bbox.top, scale, bbox.height);
    if (ctx.measureText(name).width + 12 * scale > right - left) continue;
    ctx.fillText(name, left + 6 * scale, bbox.top + 5 * scale);
  }
  ctx.restore();
}

/** Draws the units, and each turnpoint as a badge above a line down to the curve. */
export function drawMarks(plot: UPlot, drawing: MarkDrawing): void {
  const { marks, colors, font, unit, curveUnit, track } = drawing;
  const { ctx, bbox } = plot;
  const scale = devicePixelRatio;
  const badgeY = bbox.top - (BADGE_RADIUS_PX + 5) * scale;
  ctx.save();
  ctx.font = scaled(font, scale);
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'right';
  ctx.fillStyle = colors.chart.axis;
  // Leaves space for the first badge, which is at the edge if the score begins with the flight.
  ctx.fillText(unit, bbox.left - 14 * scale, badgeY);
  if (curveUnit !== undefined) {
    ctx.textAlign = 'left';
    ctx.fillStyle = colors.chart.curve;
    ctx.fillText(curveUnit, bbox.left + bbox.width + 20 * scale, badgeY);
  }
  ctx.textAlign = 'center';
  drawLegs(plot, marks, colors, badgeY);
  const [left, right] = [bbox.left, bbox.left + bbox.width];
  const visible = marks
    .map(({ timeS, label }) => ({ timeS, label, x: plot.valToPos(timeS, 'x', true) }))
    .filter(({ x }) => x >= left - 1 && x <= right + 1);
  const gap = (2 * BADGE_RADIUS_PX - 1) * scale;
  const places = spreadApart(
    visible.map(({ x }) => x),
    gap,
    right + gap / 2,
  );
  for (const [index, { timeS, label, x }] of visible.entries()) {
    const badgeX = places[index] ?? x;
    const y = plot.valToPos(interpolate(track.unixS, track.altitudeM, timeS), 'y', true);
    ctx.strokeStyle = colors.badge;
    ctx.lineWidth = scale;
    ctx.beginPath();
    ctx.moveTo(badgeX, badgeY);
    ctx.lineTo(x, bbox.top);
    ctx.lineTo(x, y);
    ctx.stroke();
    disc(ctx, [x, y], 3.5 * scale, colors);
    disc(ctx, [badgeX, badgeY], BADGE_RADIUS_PX * scale, colors);
    ctx.fillStyle = colors.onBadge;
    ctx.font = scaled(`600 ${font}`, scale);
    ctx.fillText(label, badgeX, badgeY + 0.5 * scale);
  }
  ctx.restore();
}

/** Draws the interval from start to finish as a line that connects the badges. */
function drawLegs(
  plot: UPlot,
  marks: readonly BarogramMark[],
  colors: CanvasColors,
  badgeY: number,
): void {
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) return;
  const { ctx, bbox } = plot;
  const clamp = (x: number) => Math.min(bbox.left + bbox.width, Math.max(bbox.left, x));
  ctx.strokeStyle = colors.badge;
  ctx.lineWidth = 2 * devicePixelRatio;
  ctx.beginPath();
  ctx.moveTo(clamp(plot.valToPos(first.timeS, 'x', true)), badgeY);
  ctx.lineTo(clamp(plot.valToPos(last.timeS, 'x', true)), badgeY);
  ctx.stroke();
}

function disc(
  ctx: CanvasRenderingContext2D,
  [x, y]: [number, number],
  radius: number,
  colors: CanvasColors,
): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fillStyle = colors.badge;
  ctx.fill();
  ctx.strokeStyle = colors.background;
  ctx.lineWidth = 1.5 * devicePixelRatio;
  ctx.stroke();
}

/** Scales a font, because canvas fonts are in device pixels. */
export function scaled(font: string, scale: number): string {
  return font.replace(/(\d+)px/, (_, size: string) => `${Number(size) * scale}px`);
}
