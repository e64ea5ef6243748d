import type UPlot from 'uplot';
import type { CanvasColors } from '../../flight/canvas-colors.js';
import type { FlightPhase } from '../flight-phase.js';

/**
 * Height of the band of phases in CSS pixels. Kinds differ in height and pattern as well as colour.
 */
const BAND_PX = 8;
const GLIDE_PX = 3;
const STRIPE_PX = 4;

/**
 * Draws the phases as a band at the foot of the plot: full thermals, striped attempts, low glides.
 */
export function drawPhases(
  plot: UPlot,
  phases: readonly FlightPhase[],
  { chart, background }: CanvasColors,
): void {
  if (phases.length === 0) return;
  const { ctx, bbox } = plot;
  const scale = devicePixelRatio;
  const foot = bbox.top + bbox.height;
  ctx.save();
  ctx.fillStyle = background;
  ctx.fillRect(bbox.left, foot - (BAND_PX + 1) * scale, bbox.width, (BAND_PX + 1) * scale);
  for (const { kind, startS, endS } of phases) {
    const left = Math.max(bbox.left, plot.valToPos(startS, 'x', true));
    const right = Math.min(bbox.left + bbox.width, plot.valToPos(endS, 'x', true));
    if (right <= left) continue;
    const height = (kind === 'glide' ? GLIDE_PX : BAND_PX) * scale;
    ctx.fillStyle = chart[kind];
    if (kind !== 'attempt') {
      ctx.fillRect(left, foot - height, right - left, height);
      continue;
    }
    for (let x = left; x < right; x += STRIPE_PX * scale) {
      const width = Math.min((STRIPE_PX / 2) * scale, right - x);
      ctx.fillRect(x, foot - height, width, height);
    }
  }
  ctx.restore();
}
