import type { MapImage } from '../../use-map-image.js';

const SIZE_PX = 22;

/**
 * An arrow that points north. It is an image, so that it can be rotated while the text beside it
 * stays level, and is hidden together with it.
 */
export const WIND_ARROW: MapImage = {
  name: 'cs-wind-arrow',
  sizePx: SIZE_PX,
  paint(context, { ink, casing }) {
    const [middle, top, bottom] = [SIZE_PX / 2, 3, SIZE_PX - 3];
    const arrow = new Path2D();
    arrow.moveTo(middle, bottom);
    arrow.lineTo(middle, top);
    arrow.moveTo(middle - 6, top + 7);
    arrow.lineTo(middle, top);
    arrow.lineTo(middle + 6, top + 7);
    for (const [color, widthPx] of [
      [casing, 5],
      [ink, 2],
    ] as const) {
      context.strokeStyle = color;
      context.lineWidth = widthPx;
      context.stroke(arrow);
    }
  },
};
