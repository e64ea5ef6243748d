import type UPlot from 'uplot';
import type { CanvasColors } from '../../flight/canvas-colors.js';
import type { FlightAirspace } from '../flight-phase.js';
import { scaled } from './draw-marks.js';

const HATCH_PX = 7;

/** Draws hatched boxes of airspaces, with names if there is space. */
export function drawAirspaces(
  plot: UPlot,
  airspaces: readonly FlightAirspace[],
  { chart }: CanvasColors,
  font: string,
): void {
  const { ctx, bbox } = plot;
  const scale = devicePixelRatio;
  ctx.save();
  ctx.font = scaled(font, scale);
  ctx.textBaseline = 'top';
  ctx.textAlign = 'left';
  ctx.strokeStyle = chart.airspace;
  ctx.fillStyle = chart.airspace;
  ctx.lineWidth = scale;
  for (const { name, startS, endS, floorM, ceilingM } of airspaces) {
    const left = Math.max(bbox.left, plot.valToPos(startS, 'x', true));
    const right = Math.min(bbox.left + bbox.width, plot.valToPos(endS, 'x', true));
    const yOf = (altitudeM: number | undefined, other: number) =>
      altitudeM === undefined ? other : plot.valToPos(altitudeM, 'y', true);
    const top = Math.max(bbox.top, yOf(ceilingM, bbox.top));
    const bottom = Math.min(bbox.top + bbox.height, yOf(floorM, bbox.top + bbox.height));
    if (right <= left || bottom <= top) continue;
    ctx.save();
    ctx.beginPath();
    ctx.rect(left, top, right - left, bottom - top);
    ctx.clip();
    ctx.globalAlpha = 0.55;
    hatch(ctx, [left, top, right, bottom], HATCH_PX * scale);
    ctx.restore();
    ctx.strokeRect(left, top, right - left, bottom - top);
    if (ctx.measureText(name).width + 12 * scale > right - left) continue;
    ctx.fillText(name, left + 6 * scale, top + 4 * scale);
  }
  ctx.restore();
}

function hatch(
  ctx: CanvasRenderingContext2D,
  [left, top, right, bottom]: readonly [number, number, number, number],
  step: number,
): void {
  const height = bottom - top;
  ctx.beginPath();
  for (let x = left - height; x < right; x += step) {
    ctx.moveTo(x, bottom);
    ctx.lineTo(x + height, top);
  }
  ctx.stroke();
}
