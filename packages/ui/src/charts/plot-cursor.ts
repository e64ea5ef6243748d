import UPlot from 'uplot';
import type { CanvasColors } from '../flight/canvas-colors.js';
import * as plotStyles from './plot.css.js';

const DOT_RADIUS_PX = 5.5;
const DOT_BORDER_PX = 2;

/** Position of the cursor in the drawing area in pixels. `top` places a dot on a curve. */
export interface CursorPlace {
  left: number;
  top?: number;
}

/**
 * Draws the line of the cursor over a plot. It has its own canvas, because a moving element would
 * make the browser composite the whole page with each move.
 */
export function createPlotCursor(plot: UPlot, { chart, background }: CanvasColors) {
  const canvas = plot.over.ownerDocument.createElement('canvas');
  canvas.className = plotStyles.cursor;
  plot.over.append(canvas);
  const context = canvas.getContext('2d');

  return (place: CursorPlace | undefined) => {
    if (!context) return;
    // It may be rounded to half a pixel, which a canvas does not have.
    const [width, height] = [Math.round(plot.bbox.width), Math.round(plot.bbox.height)];
    const ratio = UPlot.pxRatio;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width / ratio, height / ratio);
    if (!place) return;
    const { left, top } = place;
    context.fillStyle = chart.cursor;
    context.fillRect(left - 0.5, 0, 1, height / ratio);
    if (top === undefined) return;
    context.beginPath();
    context.arc(left, top, DOT_RADIUS_PX - DOT_BORDER_PX / 2, 0, 2 * Math.PI);
    context.fill();
    context.lineWidth = DOT_BORDER_PX;
    context.strokeStyle = background;
    context.stroke();
  };
}
