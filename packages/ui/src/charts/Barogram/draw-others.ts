import type UPlot from 'uplot';
import { at, firstFrom } from '../../flight/flight-columns.js';
import type { OtherFlight } from '../../flight/other-flight.js';

const LINE_PX = 1.25;
/** Points closer to each other than this, in device pixels, are drawn as one. */
const NEAR_PX = 0.75;

/** Draws the altitudes of other flights in the window. */
export function drawOthers(plot: UPlot, others: readonly OtherFlight[]): void {
  if (others.length === 0) return;
  const { ctx, bbox } = plot;
  const { min = 0, max = 0 } = plot.scales['x'] ?? {};
  const pxPerS = bbox.width / Math.max(max - min, 1);
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  ctx.lineWidth = LINE_PX * devicePixelRatio;
  ctx.lineJoin = 'round';
  for (const { color, track } of others) {
    const { unixS, altitudeM } = track;
    const first = Math.max(firstFrom(unixS, min) - 1, 0);
    const last = Math.min(firstFrom(unixS, max), unixS.length - 1);
    let drawnX = Number.NEGATIVE_INFINITY;
    ctx.strokeStyle = color;
    ctx.beginPath();
    for (let fix = first; fix <= last; fix += 1) {
      const x = bbox.left + (at(unixS, fix) - min) * pxPerS;
      if (x - drawnX < NEAR_PX && fix < last) continue;
      ctx.lineTo(x, plot.valToPos(at(altitudeM, fix), 'y', true));
      drawnX = x;
    }
    ctx.stroke();
  }
  ctx.restore();
}
